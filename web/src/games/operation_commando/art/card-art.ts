// The drawing of each card: the evening sky of its side, and its subject. All drawings are our own. Box 120 × 60.

import * as s from './card-outlines'
import { glyph as g, hand, hedge, INK, PALE, seedOf } from './sketch'

const GOLD = '#ffd45c'
const STARS = g('star', 10, 8, 14, GOLD) + g('star', 96, 8, 14, GOLD)
const us = (x: number, y: number, size: number): string => g('us', x, y, size)
const de = (x: number, y: number, size: number): string => g('de', x, y, size)
const OFFICER = g('officer', 40, 14, 42)

const DRAWN: Record<string, string> = {
  // American units
  us_paratroopers:
    g('para', 8, 4, 26, PALE) +
    g('para', 44, 1, 34, '#f6efdc') +
    g('para', 88, 8, 22, '#d9cdb2') +
    us(22, 36, 22) +
    us(62, 34, 25),
  us_para_squad: g('para', 78, 3, 30, PALE) + us(14, 30, 27) + us(40, 27, 31) + us(70, 32, 26),
  us_demolition: s.FIRE + us(20, 30, 30) + g('tnt', 48, 36, 22),
  us_recon: us(16, 28, 30) + g('binoc', 56, 20, 36),
  us_radio: g('radio', 64, 18, 34) + us(26, 26, 32),
  us_hq: s.TENT + g('radio', 84, 28, 26),
  us_at_gun: s.AT_GUN,
  us_jeep: s.JEEP,
  us_browning: g('hmg', 32, 10, 52) + s.TRACERS,
  us_mortars: s.MORTAR + us(18, 30, 26),
  us_officer: OFFICER + g('para', 88, 6, 24, PALE),
  us_medics: us(28, 26, 32) + g('medkit', 64, 22, 32),
  us_pathfinders: s.BEACON + us(12, 32, 26) + us(84, 32, 26),
  us_glider_inf: s.GLIDER + us(10, 36, 22) + us(34, 38, 20) + us(84, 38, 20),
  us_sherman: s.SHERMAN,
  us_howitzer: s.HOWITZER,
  us_villagers: s.CIVILIANS,
  us_stragglers: us(44, 26, 32) + g('leaf', 82, 30, 26, '#1d2b18') + g('leaf', 10, 34, 24, '#1d2b18'),
  us_v_paragren: us(18, 26, 32) + g('grenade', 58, 14, 40),
  us_v_radio: g('radio', 72, 16, 34) + us(14, 30, 26) + us(40, 26, 31),
  us_v_recon: s.JEEP + g('binoc', 4, 4, 26),
  us_v_demolition: s.BLAST(88, 36) + us(18, 28, 31) + g('tnt', 48, 34, 24),
  // American combat actions
  us_grenade: g('grenade', 36, 6, 48) + s.SPARKS,
  us_smoke: s.SMOKE + g('grenade', 10, 26, 28),
  us_waco: s.GLIDER,
  us_perfect_shot: s.SCOPE + de(50, 22, 24),
  us_mine: g('mine', 40, 20, 40) + s.SPARKS,
  us_foiled: de(42, 14, 36) + s.CROSSED,
  us_sabotage: s.POLE + s.CROSSED,
  us_bazooka: s.STOVEPIPE + s.SPARKS,
  us_close: g('knife', 38, 4, 46) + us(6, 32, 26) + de(88, 32, 26),
  us_gammon: s.VILLAGE + g('grenade', 44, 14, 34, '#3a2a12'),
  us_suppress: g('lmg', 24, 16, 44) + s.TRACERS,
  us_ammo_drop: g('para', 38, 0, 36, PALE) + g('ammo', 44, 32, 26),
  us_cricket: s.CLICKER,
  us_fallback: us(66, 24, 32) + s.ARROW('M58 42H20M30 32 18 42l12 10', '#1f5c42'),
  // American events
  us_airdrop:
    s.TRANSPORT(84, 16) + g('para', 14, 10, 28, PALE) + g('para', 44, 20, 26, '#f6efdc') + g('para', 78, 28, 24, PALE),
  us_tactical: s.MAP + s.ARROW('M36 42c14 2 26-8 40-18M68 20l10 2-2 10'),
  us_diversion: s.MAP + s.ARROW('M34 24c20-14 50-6 50 18M74 34l10 10 9-11'),
  us_p51: s.PLANE(60, 26) + s.TRACERS,
  us_regroup: us(12, 28, 28) + us(44, 24, 32) + us(80, 28, 28) + g('star', 52, 4, 16, GOLD),
  us_intel: s.MAP + g('binoc', 44, 18, 34),
  us_cut_wires: s.POLE,
  us_dig_in: s.TRENCH + us(30, 20, 22) + us(84, 20, 22),
  us_second_wind: g('medkit', 16, 16, 34) + us(58, 22, 34) + g('chevrons', 94, 14, 20, PALE),
  us_naval: s.SHIP,
  us_eureka: s.BEACON + g('para', 88, 8, 24, PALE),
  us_village_net: s.VILLAGE,
  us_rally: s.FLAG + us(12, 32, 26) + us(86, 32, 26),
  // German units
  de_sentry: s.LAMP_POST + de(20, 22, 36),
  de_patrol: de(22, 26, 32) + de(58, 24, 34),
  de_luftlande: de(18, 26, 28) + de(48, 22, 32) + de(80, 28, 26),
  de_grenadiers: de(12, 28, 28) + de(40, 24, 32) + g('grenade', 76, 16, 34),
  de_stug: s.STUG,
  de_flak88: s.FLAK,
  de_wespe: s.WESPE,
  de_granatwerfer: s.MORTAR + de(16, 30, 27),
  de_mg42: g('hmg', 30, 12, 50) + s.TRACERS,
  de_ost: de(22, 28, 28) + de(52, 28, 28) + '<g transform="translate(50 6) scale(.8)">' + s.FLAG + '</g>',
  de_fjr: g('para', 78, 4, 32, PALE) + de(14, 26, 31) + de(46, 28, 28),
  de_pak40: s.AT_GUN,
  de_r35: s.R35,
  de_courier: s.MOTORBIKE,
  de_captain: OFFICER,
  de_gunners: s.HOWITZER + de(84, 28, 28),
  de_pioneers: de(20, 26, 32) + g('tnt', 58, 24, 30) + g('wire', 88, 30, 26),
  de_ss_pzgren: de(12, 28, 28) + de(40, 24, 32) + de(76, 28, 28),
  de_ss_recon: de(16, 26, 32) + g('binoc', 58, 18, 36),
  de_ss_pio: de(20, 26, 32) + g('tnt', 58, 22, 34),
  de_ss_mg: g('lmg', 44, 14, 46) + de(10, 28, 28),
  de_sdkfz222: s.ARMOURED_CAR,
  de_sdkfz251: s.HALFTRACK,
  de_ss_leader: g('officer', 16, 18, 38) + de(58, 28, 26) + de(84, 30, 24),
  de_luftlande_falley: de(12, 28, 26) + g('officer', 40, 14, 40) + de(84, 28, 26),
  de_v_granat: s.MORTAR + de(10, 30, 25) + de(88, 30, 25),
  de_v_patrol: '<circle cx="96" cy="14" r="9" fill="#f4ecd2"/>' + de(18, 26, 32) + de(54, 24, 34),
  de_v_mg: g('hmg', 8, 16, 42) + g('hmg', 64, 16, 42) + s.TRACERS,
  // German combat actions
  de_m24: s.STICK_GRENADE + s.SPARKS,
  de_ammo: g('ammo', 30, 16, 36) + g('pack', 66, 24, 30),
  de_spotted: g('binoc', 44, 18, 38) + '<path d="M92 14l10-6M96 24h12" stroke="#ffd27a" stroke-width="2.5"/>',
  de_trench: s.TRENCH + de(30, 20, 22) + de(84, 20, 22),
  de_sniper: s.RIFLE_REST + de(34, 22, 26),
  de_smine: g('mine', 40, 22, 38) + s.BLAST(60, 14, 0.7),
  de_panzerfaust: s.TUBE + s.SPARKS,
  de_heavy_fire: s.TRACERS + g('lmg', 28, 20, 42),
  de_last_push: de(46, 22, 34) + s.ARROW('M12 44h26M30 34l10 10-10 10') + g('burst', 86, 14, 26, '#f2a53c'),
  de_pinned: us(40, 32, 28) + s.TRACERS + s.MOUND,
  de_flare: s.FLARE + us(18, 34, 24) + us(46, 36, 22),
  de_ss_drive: de(54, 24, 32) + de(84, 28, 27) + s.ARROW('M10 44h34M36 34l10 10-10 10'),
  de_salvage: de(66, 24, 32) + s.ARROW('M58 42H20M30 32 18 42l12 10', '#1f5c42'),
  de_v_m24:
    '<g transform="translate(-8 -6)">' +
    s.STICK_GRENADE +
    '</g><g transform="translate(4 8)">' +
    s.STICK_GRENADE +
    '</g>' +
    s.SPARKS,
  // German events
  de_wire: g('wire', 10, 18, 36) + g('wire', 42, 18, 36) + g('wire', 74, 18, 36),
  de_logistics: s.TRUCK,
  de_disoriented: s.SIGNPOST + us(88, 34, 24) + us(10, 34, 24),
  de_fire88: s.FLAK + s.BLAST(104, 12, 0.6),
  de_barrage: s.BLAST(28, 38) + s.BLAST(64, 34, 1.25) + s.BLAST(98, 40, 0.9),
  de_minefield: g('mine', 8, 26, 30) + g('mine', 46, 22, 32) + g('mine', 84, 26, 30),
  de_local_reserve: de(8, 30, 25) + de(34, 26, 29) + de(64, 26, 29) + de(92, 30, 25),
  de_floods: s.FLOOD,
  de_counterorder: s.LETTER,
  de_supply: s.TRUCK + g('ammo', 92, 10, 24),
  de_questioning: s.LAMP_POST + us(74, 28, 30) + g('officer', 18, 20, 34),
  de_column:
    '<g transform="translate(-26 10) scale(.8)">' + s.STUG + '</g><g transform="translate(42 4) scale(.9)">' + s.STUG + '</g>',
  // heroics and permanent events
  us_h_ridgway: OFFICER + STARS,
  us_h_vandervoort: g('officer', 18, 16, 40) + us(60, 30, 26) + us(86, 32, 24),
  us_h_turnbull: us(10, 32, 24) + us(34, 28, 28) + us(62, 28, 28) + us(90, 32, 24),
  us_h_gavin:
    g('officer', 14, 14, 38) + '<path d="M50 58V44h64v14h-10c0-12-18-12-18 0h-8c0-12-18-12-18 0Z" fill="#10161a"/>' + STARS,
  us_h_501:
    g('para', 10, 4, 30, PALE) +
    g('para', 46, 10, 28, '#f6efdc') +
    g('para', 82, 4, 30, PALE) +
    us(30, 38, 20) +
    us(66, 38, 20),
  us_h_winters: OFFICER + us(84, 32, 25) + us(10, 32, 25),
  us_h_taylor: g('officer', 42, 12, 40) + g('para', 6, 6, 28, PALE) + g('para', 88, 6, 26, PALE),
  us_h_cole: g('officer', 22, 16, 38) + g('knife', 66, 10, 38),
  us_h_4thdiv: s.SHERMAN + g('star', 50, 4, 12, GOLD),
  us_h_villagers: s.CIVILIANS + g('pack', 96, 34, 22),
  us_h_johnston: OFFICER + g('radio', 86, 26, 26),
  us_h_belltower: s.VILLAGE + g('binoc', 50, 2, 22, PALE),
  de_h_falley: s.TENT + g('officer', 82, 22, 32),
  de_h_1058: de(6, 30, 25) + de(32, 26, 30) + de(62, 26, 30) + de(92, 30, 25),
  de_h_storm: s.BLAST(24, 30) + de(44, 26, 30) + de(76, 24, 32),
  de_h_azeville: s.BUNKER,
  de_h_forward: de(56, 24, 32) + de(86, 28, 26) + s.ARROW('M10 44h36M38 34l10 10-10 10', '#c88a00'),
  de_h_heydte: g('para', 84, 4, 28, PALE) + g('officer', 14, 18, 36) + de(52, 26, 30),
  de_h_crisbecq: s.BUNKER + s.BLAST(104, 22, 0.6),
  de_h_wn5: s.BUNKER + g('wire', 2, 36, 24) + g('wire', 94, 36, 24),
  de_h_sector: s.TRUCK + de(84, 10, 24),
  de_h_nightfight: '<circle cx="96" cy="14" r="9" fill="#f4ecd2"/>' + de(14, 30, 27) + de(44, 26, 30) + g('knife', 78, 24, 30),
  de_h_retreat: de(70, 26, 30) + de(92, 30, 26) + s.ARROW('M60 42H18M28 32 16 42l12 10', '#1f5c42'),
  de_h_spearhead: s.STUG + g('chevrons', 98, 6, 18, GOLD),
  de_h_88battery:
    '<g transform="translate(-22 4) scale(.9)">' + s.FLAK + '</g><g transform="translate(30 2) scale(.95)">' + s.FLAK + '</g>',
  us_p_air: s.PLANE(40, 18) + s.PLANE(84, 38),
  us_p_comms: s.BEACON + g('radio', 10, 28, 28) + g('radio', 84, 28, 28),
  us_p_supply: s.GLIDER + g('ammo', 84, 34, 24),
  de_p_battery: s.BUNKER,
  de_p_flooding: s.FLOOD + us(50, 30, 24),
  de_p_reserve: s.TRUCK,
}

/** The two skies: a clear evening for the American, a glowing one for the German. */
const SKY = {
  us: { top: '#22384f', low: '#d9b98a', ground: '#3c4a2c', hedge: '#263420' },
  de: { top: '#2b2f3d', low: '#d18a60', ground: '#33363a', hedge: '#1f2226' },
}

function sky(id: string): string {
  const tint = SKY[id.startsWith('us') ? 'us' : 'de']
  const draw = hand(seedOf(id))
  const stars = Array.from(
    { length: 9 },
    () => `<circle cx="${draw(4, 116).toFixed(0)}" cy="${draw(3, 24).toFixed(0)}" r="${draw(0.4, 0.9).toFixed(1)}"/>`,
  )
  const bands = Array.from(
    { length: 5 },
    (_, at) =>
      `<rect y="${at * 10}" width="120" height="10.5" fill="color-mix(in srgb,${tint.low} ${10 + at * 20}%,${tint.top})"/>`,
  )
  return (
    `<rect width="120" height="60" fill="${tint.top}"/>${bands.join('')}<g fill="#fff" opacity=".8">${stars.join('')}</g>` +
    hedge(draw, 120, 44, 6, tint.hedge, 60) +
    `<rect y="50" width="120" height="10" fill="${tint.ground}"/>`
  )
}

/** The drawing of a card, as the content of an svg of 120 × 60. */
export const art = (id: string): string => sky(id) + (DRAWN[id] ?? g(id.startsWith('us') ? 'us' : 'de', 42, 18, 36, INK))

export const isDrawn = (id: string): boolean => id in DRAWN
