// The larger subjects of the cards, as outlines against the evening sky. Box 120 × 60. All drawings are our own.

import { INK, PALE } from './sketch'

const WHEEL = '#8a8f93'
const wheels = (xs: number[], y: number, radius: number): string =>
  `<g fill="${WHEEL}">${xs.map((x) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')}</g>`
const dark = (path: string): string => `<path d="${path}" fill="${INK}"/>`
const light = (path: string, width = 2.5, colour = '#ffd27a'): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`

const TRACKS = 'M20 44h72c5 0 7 3 7 6s-3 7-9 7H24c-6 0-9-3-9-7 0-4 2-6 5-6Z'

export const STUG =
  dark(`${TRACKS}M18 43l4-9h14l6-8h30l10 6h10v3H84l6 8ZM82 29h34v3H82Z`) +
  wheels([27, 40, 53, 66, 79], 51, 4) +
  wheels([90], 50, 3.5)
export const SHERMAN =
  dark(`${TRACKS}M16 43l6-12h64l10 12ZM38 30c0-9 6-13 18-13s18 4 18 13ZM72 22h38v3.4H72ZM54 17v-5h8v5Z`) +
  wheels([27, 40, 53, 66, 79], 51, 4) +
  wheels([90], 50, 3.5)
export const R35 =
  dark(
    'M28 45h52c6 0 8 3 8 6s-3 6-8 6H30c-6 0-9-3-9-6s2-6 7-6ZM26 45c0-7 4-13 14-13h34l10 13Z' +
      'M42 32c0-8 5-12 13-12s13 4 13 12ZM66 25h20v3H66Z',
  ) + wheels([33, 45, 57, 69, 79], 51, 3.6)
export const WESPE =
  dark('M18 46h70c5 0 7 2 7 5s-3 6-9 6H22c-6 0-9-2-9-6 0-3 2-5 5-5ZM16 45l3-20h34l4 8h28l6 12ZM50 20 100 8l1.5 4L54 27Z') +
  wheels([26, 39, 52, 65, 78], 52, 3.6)
export const HALFTRACK =
  dark('M14 44V30l6-6h50l6 7 22 4c4 1 6 3 6 7v6H14ZM12 46h52c5 0 7 2 7 5s-3 6-8 6H17c-5 0-8-3-8-6 0-3 1-5 3-5Z') +
  `<circle cx="90" cy="50" r="7.5" fill="${INK}"/>` +
  wheels([20, 32, 44, 56], 51, 3.4) +
  wheels([90], 50, 4) +
  dark('M34 24l10-8 3 3-8 7Z')
export const ARMOURED_CAR =
  dark('M14 44l6-12 16-2h44l16 6 8 8-4 6H18ZM42 30l5-11h20l7 11ZM68 21h34v3H68Z') +
  `<circle cx="32" cy="49" r="9" fill="${INK}"/><circle cx="84" cy="49" r="9" fill="${INK}"/>` +
  wheels([32, 84], 49, 4.5)
export const JEEP =
  dark('M16 40h22l4-12h4l-3 12h32l4-4h16c5 0 7 3 7 7v6H14v-7ZM20 40v-9h14v9Z') +
  `<circle cx="32" cy="49" r="8" fill="${INK}"/><circle cx="86" cy="49" r="8" fill="${INK}"/>` +
  wheels([32, 86], 49, 4) +
  `<path d="M62 34l1.4 3.6h3.8l-3 2.4 1.2 3.8-3.4-2.3-3.3 2.3 1.2-3.8-3.1-2.4h3.9Z" fill="${PALE}"/>`
export const TRUCK =
  dark('M10 44V22c14-7 34-7 46 0v22ZM58 44V26h16l8 12 16 2c4 1 5 3 5 8H58Z') +
  `<circle cx="24" cy="49" r="8" fill="${INK}"/><circle cx="44" cy="49" r="8" fill="${INK}"/><circle cx="88" cy="49" r="8" fill="${INK}"/>` +
  wheels([24, 44, 88], 49, 4)
export const MOTORBIKE =
  `<g fill="none" stroke="${INK}" stroke-width="4"><circle cx="34" cy="46" r="11"/><circle cx="86" cy="46" r="11"/></g>` +
  dark('M34 46l14-16h26l12 16-10-4-8 2H50ZM74 30l8-10 5 2-6 8ZM50 30c0-10 4-15 9-15s9 5 9 15Z') +
  `<circle cx="60" cy="10" r="6.5" fill="${INK}"/>`
export const AT_GUN =
  dark('M34 46 8 56l-2-3 28-12ZM34 40 14 44l-1-3 22-6ZM40 44V18h5l3 26ZM44 28h68v4H44ZM104 26h10v8h-10Z') +
  `<circle cx="44" cy="46" r="10" fill="${INK}"/>` +
  wheels([44], 46, 5)
export const HOWITZER =
  dark('M46 44 10 56l-2-3 36-14ZM44 42 92 12l3 5-46 31ZM52 44V20h4l2 24Z') +
  `<circle cx="52" cy="46" r="11" fill="${INK}"/>` +
  wheels([52], 46, 5.5)
export const FLAK =
  dark('M20 56l26-9h20l28 9v3H20ZM50 48V34h16v14ZM46 36 106 8l2 4-54 29ZM36 40l14-14 6 6-12 14Z') +
  light('M58 34l-12 4', 2, WHEEL)
export const MORTAR = dark('M40 56h38v3H40ZM60 54 76 12l6 2-16 42ZM74 26l20 30-3 2-19-28Z')
export const PLANE = (x: number, y: number, turn = -8): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${INK}"><path d="M-40-2c8-5 44-6 58-3l16-10h5l-4 12c4 1 6 2 6 4s-4 4-12 4h-52c-10 0-16-2-17-7Z"/><path d="M-14 2h22l-14 14h-9Z"/><path d="M-14-5c3-7 16-8 20-1Z" fill="#8fa4b3"/></g>`
export const TRANSPORT = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" fill="${INK}"><path d="M-34-3c10-5 40-5 52-2l10-11h5l-3 14c3 1 4 2 4 3 0 3-6 4-14 4h-44c-8 0-12-3-10-8Z"/><path d="M-12 2h20l-8 9h-9Z"/></g>`
export const GLIDER = `<g transform="translate(60 26) rotate(-14)" fill="${PALE}" stroke="${INK}"><path d="M-48-6h96l-4 6h-88Z"/><path d="M-14-3c10-5 26-4 34 2l-3 7h-26c-5 0-7-5-5-9Z" fill="#c9bf9f"/><path d="M18 0l24-3v-8l5 1v13l-27 4Z" fill="#c9bf9f"/></g>`
export const SHIP =
  '<rect y="46" width="120" height="14" fill="#2f5063"/>' +
  dark('M8 40h104l-10 12H18ZM30 40v-8h18v-8h8V12h4v12h10v8h20v8ZM20 36h14v4H20ZM14 36l10-6 1 2-8 6ZM96 36h10v4H96Z') +
  light('M0 51h120', 1.5, '#9cc3cf')
export const TENT =
  dark('M24 52 56 18l32 34Z') +
  '<path d="M50 52l6-18 7 18Z" fill="#d9b98a"/>' +
  `<path d="M56 18V8l12 4-12 4" fill="${PALE}" stroke="${INK}" stroke-width="1.2"/>`
export const TRENCH = dark('M0 60V46h22l8-8h26l8 10h22l8-10h26v22Z')
export const FIRE =
  '<path d="M70 60l14-34 6 12 12-8-4 14 14 2-12 14Z" fill="#f2a53c"/><path d="M80 60l6-20 5 9 6-4-1 9 6 6Z" fill="#ffe08a"/>'
export const BLAST = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-20 16l4-16-10-8 13-2 2-14 9 10 11-8-2 14 14 2-11 9 5 13Z" fill="#f2a53c"/><path d="M-10 16l2-10-5-5 8-1 3-8 5 7 6-3-2 8 6 3-6 9Z" fill="#ffe08a"/></g>`
export const STICK_GRENADE = `<g transform="rotate(-28 60 32)" fill="${INK}"><rect x="34" y="24" width="26" height="15" rx="3"/><rect x="60" y="28.5" width="40" height="6" rx="2"/></g>`
export const SPARKS = light('M20 14l8 6M16 30h10M24 46l7-6')
export const TRACERS = light('M4 16h18M30 22h20M8 30h12M62 14h22M70 28h26M92 20h18', 2)
export const SMOKE =
  '<g fill="#d8dcd9" opacity=".92"><circle cx="40" cy="36" r="13"/><circle cx="60" cy="28" r="16"/>' +
  '<circle cx="80" cy="36" r="14"/><circle cx="98" cy="44" r="10"/><circle cx="24" cy="46" r="9"/></g>'
export const SCOPE = `<circle cx="62" cy="30" r="23" fill="none" stroke="${PALE}" stroke-width="2.5"/><path d="M62 2v56M34 30h56" stroke="${PALE}" stroke-width="1.3"/>`
export const MOUND = dark('M0 60V44c20-8 40-6 54 2s40 4 66-2v16Z')
export const RIFLE_REST = MOUND + dark('M52 38 104 24l1 3-52 15ZM66 30l14-4 1 4-14 4Z')
export const TUBE = `<g transform="rotate(-20 60 32)">${dark('M20 29h66v7H20ZM86 27h8l14 5.5-14 5.5h-8ZM44 36h5v11h-5ZM62 36h5v8h-5Z')}</g>`
export const STOVEPIPE = `<g transform="rotate(-14 60 30)">${dark('M10 25h92v9H10ZM6 23h8v13H6ZM40 34h5v12h-5ZM60 34h5v9h-5Z')}</g>`
export const CROSSED = `<path d="M42 12 78 50M78 12 42 50" stroke="#fff" stroke-width="11" stroke-linecap="round"/><path d="M42 12 78 50M78 12 42 50" stroke="#bf2c17" stroke-width="6.5" stroke-linecap="round"/>`
export const MAP = `<path d="M20 14l26-6 28 6 26-6v40l-26 6-28-6-26 6Z" fill="${PALE}" stroke="${INK}" stroke-width="1.6"/><path d="M46 8v40M74 14v40" stroke="${INK}" stroke-width="1" opacity=".5"/><path d="M28 40c10-14 22-2 34-14" stroke="#3d6478" stroke-width="3" fill="none"/>`
export const ARROW = (path: string, colour = '#bf2c17'): string =>
  `<path d="${path}" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round"/><path d="${path}" stroke="${colour}" stroke-width="4.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
export const POLE =
  dark('M58 6h4v50h-4ZM42 14h36v3.4H42ZM46 9h4v5h-4ZM70 9h4v5h-4Z') +
  light('M0 10c16 6 30 6 46 2M74 12c8 6 14 4 18 14M0 18c14 6 28 4 44-2M104 40c-2-8 2-12 16-14', 1.6, INK)
export const BEACON =
  dark('M56 56V28h8v28ZM46 56h28v3H46Z') +
  light('M48 24a14 14 0 0 1 24 0M42 17a24 24 0 0 1 36 0M36 10a34 34 0 0 1 48 0', 2.6, PALE)
export const SIGNPOST =
  dark('M58 12h4v46h-4Z') +
  `<path d="M62 14h30l6 5-6 5H62ZM58 27H28l-6 5 6 5h30Z" fill="${PALE}" stroke="${INK}" stroke-width="1.6"/>`
export const FLOOD =
  '<rect y="36" width="120" height="24" fill="#4f7686"/>' +
  light(
    'M0 42c10-3 16 3 26 0s16 3 26 0 16 3 26 0 16 3 26 0 10 2 16 0M0 52c10-3 16 3 26 0s16 3 26 0 16 3 26 0 16 3 26 0 10 2 16 0',
    1.6,
    '#b6d2d8',
  ) +
  dark('M22 46V24h3v22ZM92 48V28h3v20ZM14 28h18v2.4H14Z')
export const LETTER = `<path d="M30 14h60v36H30Z" fill="${PALE}" stroke="${INK}" stroke-width="1.8"/><path d="M30 14l30 22 30-22" fill="none" stroke="${INK}" stroke-width="1.8"/><circle cx="60" cy="36" r="6" fill="#a8321f"/>`
export const FLARE =
  '<circle cx="78" cy="16" r="15" fill="#fff3c4" opacity=".35"/><circle cx="78" cy="16" r="8" fill="#fff3c4"/>' +
  light('M78 0v-4M78 32v10M62 16h-10M94 16h10M67 5l-6-6M89 5l6-6M67 27l-6 6M89 27l6 6', 2, '#fff3c4')
export const CLICKER =
  `<path d="M34 40c0-14 10-22 26-22s26 8 26 22Z" fill="#c9a24a" stroke="${INK}" stroke-width="2"/><path d="M34 40h58l4 7H38Z" fill="#8a6c24" stroke="${INK}" stroke-width="2"/>` +
  light('M96 18l8-6M100 28h10M90 10l3-8', 2.4, PALE)
export const VILLAGE =
  dark('M4 56V38l12-9 12 9v18ZM30 56V34l11-9 11 9v22ZM70 56V36l12-9 12 9v20ZM94 56V40l11-8 11 8v16ZM54 56V30l7-20 7 20v26Z') +
  '<path d="M12 42h4v6h-4zM39 40h4v6h-4zM80 42h4v6h-4zM102 44h4v6h-4z" fill="#f0b45a"/>'
export const CIVILIANS =
  dark('M30 58c0-14 3-22 10-22s10 8 10 22ZM54 58c0-18 3-25 9-25s9 7 9 25ZM78 58c-3-15 3-22 8-22s11 7 8 22Z') +
  `<circle cx="40" cy="29" r="6" fill="${INK}"/><circle cx="63" cy="26" r="6.4" fill="${INK}"/><circle cx="86" cy="29" r="5.6" fill="${INK}"/>` +
  dark('M54 22h18v2.6H54ZM79 27c1-8 13-8 14 0l1 6-4-3h-8l-4 3Z')
export const FLAG = `<path d="M44 58V8" stroke="${INK}" stroke-width="3.5"/><path d="M46 10c14-6 20 6 36 0v22c-16 6-22-6-36 0Z" fill="${PALE}" stroke="${INK}" stroke-width="1.6"/>`
export const LAMP_POST = `<path d="M88 4 60 58h56Z" fill="#fff3c4" opacity=".55"/>` + dark('M80 4h16l-3 8H83Z')
export const BUNKER = `<path d="M18 56V36l12-9h60l12 9v20Z" fill="#5d646a" stroke="${INK}" stroke-width="2"/><path d="M38 46V36h44v10Z" fill="${INK}"/><path d="M60 38l52-12 1.6 5L62 44Z" fill="#23292d"/>`
