"""What each card does and when it may be played, by its id (catalogue 10).

HN-RULING-67: a card of the Activation phase that answers no particular event is played between two activations
(``before_activation``), never during one.
"""

from __future__ import annotations

from bocage.games.heroes_of_normandie.rules.answering import CardRule
from bocage.games.heroes_of_normandie.rules.cards import american, fire, german, moves, off_board, orders

CARDS = {
    # cards of both sides
    "c01": CardRule(moves.mud, "moved", may=moves.may_bog_down),
    "c02": CardRule(fire.thrown_back, "suffer", may=fire.may_throw_off),
    "c03": CardRule(moves.move_out, "announce_move", may=moves.may_hasten),
    "c04": CardRule(orders.staff_line, "order_start", may=orders.may_have_special),
    "c05": CardRule(moves.shoot_and_scoot, "after_fire", may=moves.may_move_off),
    "c06": CardRule(fire.ricochet, "suffer", may=fire.may_ricochet),
    "c07": CardRule(fire.deep_breath, "announce_fire", may=fire.may_breathe),
    "c08": CardRule(moves.ramming_speed, "vehicle_stops", may=moves.may_ram),
    "c09": CardRule(orders.field_repair, "reserve_start", may=orders.may_repair, aims=orders.damaged),
    "c10": CardRule(fire.hot_potato, "announce_fire", may=fire.may_throw_back),
    "c11": CardRule(moves.forward, "after_fire", may=moves.may_move_off),
    "c12": CardRule(moves.cross_country, "announce_move", may=moves.may_cross_country),
    "c13": CardRule(fire.fury, "announce_assault", may=fire.may_rage),
    "c14": CardRule(orders.cut_wire, "before_activation", may=orders.may_cut, aims=orders.wires, dear=True),
    "c15": CardRule(orders.crossed_orders, "order_end", may=orders.may_cross, aims=orders.crossings),
    "c16": CardRule(orders.steady, "order_start before_activation announce_move moved announce_fire announce_assault rolled "
                    "reserve_start reserve_announced reserve_moved", may=orders.may_steady, aims=orders.shaken),
    "c17": CardRule(moves.keep_going, "moved", may=moves.may_keep_going),
    "c18": CardRule(moves.second_wind, "before_activation", may=moves.may_stir, aims=moves.stirring),
    "c19": CardRule(fire.break_contact, "announce_fire", may=fire.may_break_contact, aims=fire.ways_off),
    "c20": CardRule(fire.take_cover, "announce_fire", may=fire.may_take_cover),
    "c21": CardRule(orders.seize_the_day, "initiative_turns", may=orders.may_seize),
    "c22": CardRule(orders.denied, "card", may=orders.may_deny),
    "c23": CardRule(fire.snap_shot, "moved", may=fire.may_snap, aims=fire.snap_shots, dear=True),
    "c24": CardRule(orders.on_alert, "before_activation", may=orders.may_alert, aims=orders.sentries),
    "c25": CardRule(orders.runner, "before_activation", may=orders.may_run, aims=orders.senders),
    "c26": CardRule(fire.ambuscade, "announce_fire", may=fire.may_ambush),
    "c27": CardRule(moves.quick_set_up, "before_activation", may=moves.may_set_up, aims=moves.tripods),
    "c28": CardRule(orders.extra_dispatch, "order_start", may=orders.may_have_order),
    "c29": CardRule(fire.lucky_helmet, "suffer", may=fire.may_be_saved),
    "c30": CardRule(fire.chink, "announce_fire", may=fire.may_find_chink),
    "c31": CardRule(fire.once_more, "rolled", may=fire.may_roll_again, aims=fire.dice),
    "c32": CardRule(moves.through_the_window, "announce_move moved", may=moves.may_climb_in, aims=moves.ways_in, dear=True),
    "c33": CardRule(orders.spur, "before_activation", may=orders.may_spur, aims=orders.idle_units),
    # German cards
    "g01": CardRule(german.trip_wire, "moved", may=german.enters_building, rule="HN-CARD-03"),
    "g02": CardRule(german.bundle_charge, "before_activation", may=german.may_carry, aims=german.charge_bearers,
                    rule="HN-CARD-03"),
    "g03": CardRule(german.fanatics, "announce_assault", may=german.fights, rule="HN-CARD-03"),
    "g04": CardRule(german.minefield, "moved", may=german.enters, rule="HN-CARD-03"),
    "g05": CardRule(german.furious_order, "order_start", may=german.may_shout, rule="HN-ORDER-03"),
    "g06": CardRule(off_board.strafe, "before_activation", may=off_board.may_fly, aims=off_board.passes_of("g06"),
                    rule="HN-AIR-01"),
    "g07": CardRule(off_board.eighty_eight, "before_activation", may=off_board.may_call_88, aims=off_board.in_sight_of_88,
                    rule="HN-CARD-03", dear=True),
    "g08": CardRule(off_board.shells, "before_activation", may=off_board.may_strike("g08"), aims=off_board.open_points,
                    rule="HN-CARD-10"),
    "g09": CardRule(off_board.shells, "before_activation", may=off_board.may_strike("g09"), aims=off_board.open_points,
                    rule="HN-CARD-10"),
    "g10": CardRule(off_board.shells, "before_activation", may=off_board.may_strike("g10"), aims=off_board.open_points,
                    rule="HN-CARD-10"),
    "g11": CardRule(german.tank_panic, "before_activation", may=german.any_shaken, aims=german.shaken, rule="HN-CARD-03",
                    dear=True),
    "g12": CardRule(german.counter_attack, "assault_over", may=german.may_strike_back, aims=german.avengers, rule="HN-CARD-03"),
    # American cards
    "u01": CardRule(american.comforts_of_home, "reserve_start reserve_end"),
    "u02": CardRule(american.second_thoughts, "reserve_start", may=american.any_waverer, aims=american.waverers,
                    rule="HN-CARD-03"),
    "u03": CardRule(american.captured_faust, "before_activation", may=american.may_find_faust, aims=american.faust_bearers,
                    rule="HN-EQUIP-03"),
    "u04": CardRule(american.ammo_crate, "reserve_start reserve_end", may=american.has_spent, rule="HN-CARD-03"),
    "u05": CardRule(american.bring_em_up, "order_start", may=american.has_officer, rule="HN-ORDER-03"),
    "u06": CardRule(off_board.strafe, "before_activation", may=off_board.has_prey, aims=off_board.passes_of("u06"),
                    rule="HN-AIR-01"),
    "u07": CardRule(off_board.shells, "before_activation", may=off_board.may_strike("u07"), aims=off_board.open_points,
                    rule="HN-CARD-10"),
    "u08": CardRule(off_board.shells, "before_activation", may=off_board.may_strike("u08"), aims=off_board.open_points,
                    rule="HN-CARD-10"),
    "u09": CardRule(off_board.bombs, "before_activation", may=off_board.may_strike("u09"), aims=off_board.open_points,
                    rule="HN-AIR-01"),
    "u10": CardRule(off_board.strafe, "before_activation", may=off_board.may_fly, aims=off_board.passes_of("u10"),
                    rule="HN-AIR-01"),
    "u11": CardRule(american.hedgerow_rhino, "announce_move moved", may=american.any_hedge, aims=american.hedges_before,
                    rule="HN-CARD-03"),
    "u12": CardRule(american.chewing_gum, "damage_rolled", may=american.lost_a_track, rule="HN-CARD-03"),
}
