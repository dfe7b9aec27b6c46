// The drawings of the terrains: dusk over Normandy, and what stands there. All drawings are our own. Box 200 × 100.

import { glyph, hand, hedge, house, INK, LAMP, PALE, seedOf, waves } from './sketch'

type Draw = ReturnType<typeof hand>

const ground = (colour: string, y = 84): string => `<rect y="${y}" width="200" height="${100 - y}" fill="${colour}"/>`
const bank = (draw: Draw, y = 74): string => hedge(draw, 200, y, 7, '#26331f')
const beach =
  '<path d="M0 52h200v48H0Z" fill="#3d6478"/>' +
  waves([58, 68], '#9cc3cf') +
  '<path d="M0 100c30-26 70-28 110-22s70 0 90-8v30Z" fill="#d9c48c"/>' +
  '<path d="M92 100c4-14 2-26 12-46" stroke="#b39a5c" stroke-width="13" fill="none"/>' +
  `<path d="m40 84 10-14 4 16M48 78h-12M140 86l10-14 4 16M148 80h-12" stroke="${INK}" stroke-width="3" fill="none"/>`
const reeds = [
  [20, 66],
  [52, 78],
  [150, 70],
  [182, 80],
  [110, 64],
]
  .map(([x, y]) => `<path d="M${x} ${y}v-12M${x! + 4} ${y}v-9M${x! - 3} ${y}v-8" stroke="#2f4426" stroke-width="2"/>`)
  .join('')
const steeple = `<path d="M82 84V52h6l10-24 10 24h6v32Z" fill="#0f1622"/><path d="M96 58h5v9h-5Z" fill="${LAMP}"/>`
const town = (draw: Draw): string =>
  bank(draw) + house(12, 84, 30, 22, 12) + house(40, 84, 24, 30, 13) + house(128, 84, 30, 24, 12) + house(156, 84, 26, 30, 12)
const bunker = (draw: Draw): string =>
  bank(draw, 76) +
  `<path d="M50 86V58l14-10h62l14 10v28Z" fill="#6d7378" stroke="${INK}" stroke-width="2"/><path d="M72 76V62h46v14Z" fill="${INK}"/>`
const windows = (at: string): string => `<path d="${at}" fill="${LAMP}"/>`
const bridge = (draw: Draw): string =>
  ground('#4f7686', 60) +
  waves([72, 88], '#b6d2d8') +
  hedge(draw, 200, 60, 9, '#2d4729', 62) +
  '<path d="M0 60h200v9H0Z" fill="#7c746a"/>' +
  '<path d="M0 69h200v22h-22c0-22-40-22-40 0h-18c0-22-40-22-40 0H62c0-22-40-22-40 0H0Z" fill="#5b544c"/>' +
  `<path d="M0 56h200" stroke="${INK}" stroke-width="2" stroke-dasharray="2 10"/><path d="M0 54h200" stroke="${INK}" stroke-width="2"/>`

const SCENES: Record<string, (draw: Draw) => string> = {
  sme: (draw) =>
    town(draw) +
    '<path d="M64 86V60h18V40h5l12-26 12 26h5v20h26v26Z" fill="#0f1622"/>' +
    windows('M93 46h4v6h-4zM101 46h4v6h-4zM96 64h6v10h-6zM122 68h5v8h-5zM132 68h5v8h-5Z') +
    `<path d="M99 14V4M95 8h8" stroke="#0f1622" stroke-width="2"/>` +
    glyph('para', 20, 6, 24, '#d9e0e2') +
    glyph('para', 50, 24, 15, '#aebac2') +
    glyph('para', 116, 16, 20, '#eef1ee') +
    ground('#2a3226', 85),
  crossroads: (draw) =>
    ground('#7a8c52', 58) +
    hedge(draw, 200, 60, 8, '#2d4729', 62) +
    '<path d="M0 84h200" stroke="#d9c79a" stroke-width="15"/><path d="M84 100 96 58h8l12 42Z" fill="#d9c79a"/>' +
    `<path d="M140 84V44M124 48h34l5 5-5 5h-34Z" stroke="${INK}" stroke-width="2.5" fill="${PALE}"/>`,
  road: (draw) =>
    ground('#7a8c52', 58) +
    hedge(draw, 200, 62, 8, '#2d4729', 66) +
    '<path d="M60 100 97 58h6l37 42Z" fill="#d9c79a"/>' +
    [14, 40, 162, 188]
      .map(
        (x) =>
          `<path d="M${x} 84V40" stroke="#241c12" stroke-width="3"/><ellipse cx="${x}" cy="36" rx="11" ry="20" fill="#2d4729"/>`,
      )
      .join(''),
  houses: (draw) =>
    bank(draw) +
    house(20, 88, 40, 26, 16) +
    house(64, 88, 34, 32, 15, '#243044') +
    house(102, 88, 38, 24, 15) +
    house(144, 88, 36, 34, 16, '#243044') +
    ground('#3a4630', 87),
  neuville: (draw) => town(draw) + steeple + ground('#3a4630', 83),
  dropzone: (draw) =>
    ground('#7a8c52', 64) +
    bank(draw, 68) +
    ground('#7a8c52', 72) +
    glyph('para', 16, 8, 34, '#eef1ee') +
    glyph('para', 66, 22, 26, '#d9e0e2') +
    glyph('para', 104, 4, 30, '#eef1ee') +
    glyph('para', 144, 26, 24, '#c6d0d4') +
    '<path d="M116 88c10-10 34-10 42 0Z" fill="#d9e0e2"/>',
  lafiere: (draw) => bridge(draw) + house(150, 62, 30, 22, 12),
  chef: (draw) => bridge(draw) + house(10, 62, 26, 18, 10) + house(36, 62, 22, 24, 10),
  marsh: () => ground('#4f7686', 56) + waves([66, 82], '#b6d2d8') + reeds,
  bigmarsh: (draw) => ground('#4f7686', 54) + hedge(draw, 200, 58, 8, '#2d4729', 60) + waves([68, 80, 92], '#b6d2d8') + reeds,
  flooded: () =>
    ground('#4f7686', 58) +
    waves([70, 86], '#b6d2d8') +
    [30, 66, 102, 138, 174].map((x) => `<path d="M${x} 82V58" stroke="${INK}" stroke-width="3.5"/>`).join('') +
    `<path d="M20 66h164M20 74h164" stroke="${INK}" stroke-width="1.4"/>`,
  causeway: () => ground('#4f7686', 56) + waves([66, 82], '#b6d2d8') + '<path d="M0 93h200v-9H0Z" fill="#b39a5c"/>' + reeds,
  station: (draw) =>
    bank(draw, 70) +
    '<path d="M40 84V50h96v34Z" fill="#22304a"/><path d="M32 52h112l-12-14H44Z" fill="#2f3d58"/>' +
    windows('M52 58h9v12h-9zM72 58h9v12h-9zM112 58h9v12h-9Z') +
    `<path d="M90 84V60h12v24Z" fill="#0b1018"/><circle cx="88" cy="45" r="5" fill="${PALE}" stroke="${INK}"/>` +
    ground('#4c463c', 83) +
    `<path d="M0 90h200M0 97h200" stroke="#b9c0c4" stroke-width="2"/><path d="M0 93.5h200" stroke="#241c12" stroke-width="9" stroke-dasharray="4 9" opacity=".6"/>`,
  poupeville: (draw) => town(draw) + steeple + ground('#2a3226', 82),
  smdm: (draw) =>
    bank(draw, 76) +
    house(6, 86, 32, 24, 12) +
    house(160, 86, 32, 26, 12) +
    '<path d="M62 88V46h10l14-38 14 38h8v14h44v28Z" fill="#0f1622"/>' +
    windows('M80 54h6v11h-6zM90 54h6v11h-6zM118 68h6v10h-6zM134 68h6v10h-6Z') +
    ground('#2a3226', 86),
  wxyz: (draw) =>
    bank(draw, 72) +
    house(18, 86, 46, 20, 12, '#2a3140') +
    house(70, 86, 46, 20, 12, '#222938') +
    house(122, 86, 46, 20, 12, '#2a3140') +
    ground('#33382a', 85) +
    glyph('wire', 2, 74, 30) +
    glyph('wire', 168, 74, 30),
  battery: (draw) => bunker(draw) + '<path d="M94 66l62-12 2 6-62 13Z" fill="#23292d"/>' + ground('#33382a'),
  wn: (draw) =>
    bunker(draw) +
    ground('#33382a') +
    `<path d="M96 66h44v4H96Z" fill="#23292d"/>` +
    glyph('wire', 8, 72, 30) +
    glyph('wire', 160, 72, 30),
  bocage: (draw) =>
    ground('#6f8a4a', 60) +
    hedge(draw, 200, 70, 14, '#2d4729') +
    '<path d="M78 100c6-16 18-20 22-32" stroke="#c9b57c" stroke-width="14" fill="none"/>' +
    hedge(draw, 80, 92, 18, '#35552f') +
    '<g transform="translate(118 0)">' +
    hedge(draw, 82, 92, 18, '#35552f') +
    '</g>',
  hedge: (draw) =>
    ground('#6f8a4a', 62) + hedge(draw, 200, 78, 26, '#2d4729') + hedge(draw, 200, 90, 18, '#35552f') + ground('#7d8a4c', 90),
  brecourt: (draw) =>
    bank(draw) +
    '<path d="M54 84V54l8-8h76l8 8v30Z" fill="#1d2533"/><path d="M56 54l20-20h48l20 20Z" fill="#2b3446"/>' +
    windows('M66 62h7v9h-7zM84 62h7v9h-7zM109 62h7v9h-7zM127 62h7v9h-7Z') +
    '<path d="M96 84V68h8v16Z" fill="#0b1018"/>' +
    ground('#3a4630', 83),
  mairie: () =>
    '<path d="M44 86V48h112v38Z" fill="#22304a"/><path d="M38 48h124l-14-14H52Z" fill="#2f3d58"/>' +
    '<path d="M92 34V18h16v16Z" fill="#22304a"/>' +
    `<path d="M100 18V8M100 9l14 4-14 4" stroke="${PALE}" fill="${PALE}"/><circle cx="100" cy="27" r="4" fill="${LAMP}"/>` +
    windows('M56 56h8v12h-8zM74 56h8v12h-8zM118 56h8v12h-8zM136 56h8v12h-8Z') +
    '<path d="M92 86V64h16v22Z" fill="#0b1018"/>' +
    ground('#5f666b', 85),
  church: (draw) =>
    bank(draw, 78) +
    '<path d="M70 88V42h12l10-30 10 30h8v18h34l8 10v18Z" fill="#0f1622"/>' +
    windows('M88 52h7v12h-7zM120 70h6v10h-6zM134 70h6v10h-6Z') +
    '<path d="M92 12V2M88 6h8" stroke="#0f1622" stroke-width="2.5"/>' +
    ground('#2a3226', 86),
  redhouse: (draw) =>
    bank(draw, 76) +
    '<path d="M58 88V46h84v42Z" fill="#8a2f22"/><path d="M50 48 100 20l50 28Z" fill="#4a1a14"/>' +
    windows('M70 56h10v12H70zM120 56h10v12h-10zM95 56h10v12H95Z') +
    '<path d="M94 88V72h12v16Z" fill="#240c08"/>' +
    ground('#3a4630', 86),
  farm: () =>
    ground('#7d8a4c', 66) +
    house(36, 86, 74, 26, 22, '#2a2320') +
    '<path d="M110 86V52h40v34Z" fill="#4a3020"/><path d="M104 54 130 34l26 20Z" fill="#241812"/>' +
    '<path d="M122 86V68h16v18Z" fill="#0b0806"/>' +
    '<circle cx="170" cy="80" r="9" fill="#d5b45a"/><circle cx="184" cy="82" r="7" fill="#c4a24a"/>',
  canal: (draw) =>
    ground('#7a8c52', 58) +
    hedge(draw, 200, 60, 9, '#2d4729', 62) +
    '<path d="M62 100 88 60h24l26 40Z" fill="#4f7686"/>' +
    `<path d="M74 82h52M70 86h60" stroke="#241c12" stroke-width="4"/><path d="M76 90V70M124 90V70" stroke="#241c12" stroke-width="5"/>`,
  square: (draw) =>
    bank(draw, 68) +
    house(4, 80, 34, 26, 14) +
    house(40, 80, 30, 32, 14, '#243044') +
    house(132, 80, 30, 30, 14, '#243044') +
    house(164, 80, 34, 24, 14) +
    ground('#8b8578', 79) +
    `<path d="M100 78v-28M92 78h16l3 8H89Z" stroke="${INK}" stroke-width="2.5" fill="${PALE}"/><circle cx="100" cy="46" r="6" fill="${PALE}" stroke="${INK}" stroke-width="2"/>`,
  street: () =>
    house(0, 90, 46, 52, 18) +
    house(154, 90, 46, 54, 18) +
    house(40, 88, 34, 38, 14, '#243044') +
    house(128, 88, 34, 40, 14, '#243044') +
    '<path d="M64 100 90 62h20l26 38Z" fill="#5f666b"/>',
}

const DUSK =
  '<rect width="200" height="100" fill="#2a3f58"/><rect y="22" width="200" height="20" fill="#566b7c"/>' +
  '<rect y="38" width="200" height="18" fill="#a98f78"/>' +
  '<rect y="50" width="200" height="50" fill="#dcae72"/><circle cx="168" cy="20" r="8" fill="#f4ecd2"/>'

/** The drawing of a terrain, as the content of an svg of 200 × 100. */
export function scene(id: string): string {
  const draw = hand(seedOf(id))
  return DUSK + (id.startsWith('exit') ? beach : (SCENES[id]?.(draw) ?? bank(draw)))
}
