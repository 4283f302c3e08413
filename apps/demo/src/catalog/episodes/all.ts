import type { EpisodeWords } from '../format.ts';
import { EPISODES as NO_401_IS_VACANT } from './401-is-vacant.ts';
import { EPISODES as A_SEWING_MACHINE_AT_SEVENTEEN } from './a-sewing-machine-at-seventeen.ts';
import { EPISODES as AFTER_THE_LAST_BOAT } from './after-the-last-boat.ts';
import { EPISODES as BACK_TO_CLASS_FOUR_THREE } from './back-to-class-four-three.ts';
import { EPISODES as BATHHOUSE_COMMITTEE } from './bathhouse-committee.ts';
import { EPISODES as BEFORE_YOU_WAKE } from './before-you-wake.ts';
import { EPISODES as BIG_HOUSE_SMALL_HOUSE_HOUSE_NEXT_DOOR } from './big-house-small-house-house-next-door.ts';
import { EPISODES as BLACK_CARGO } from './black-cargo.ts';
import { EPISODES as BLACK_TO_MOVE } from './black-to-move.ts';
import { EPISODES as BREAD_AT_FOUR_IN_THE_MORNING } from './bread-at-four-in-the-morning.ts';
import { EPISODES as BUSKING_ON_ROUTE_SEVEN } from './busking-on-route-seven.ts';
import { EPISODES as BY_THE_SLOW_TRAIN } from './by-the-slow-train.ts';
import { EPISODES as CALL_ME_WHEN_THE_SNOW_STOPS } from './call-me-when-the-snow-stops.ts';
import { EPISODES as CONVENIENCE_STORE_DAWN_SHIFT } from './convenience-store-dawn-shift.ts';
import { EPISODES as COOLING_OFF_PERIOD } from './cooling-off-period.ts';
import { EPISODES as CRANES_OVER_THE_PADDIES } from './cranes-over-the-paddies.ts';
import { EPISODES as DAUGHTERS_OF_THE_SAND_RING } from './daughters-of-the-sand-ring.ts';
import { EPISODES as DRAGON_PALACE_IMMIGRATION } from './dragon-palace-immigration.ts';
import { EPISODES as ENCORE_LIVE_FROM_SEOUL } from './encore-live-from-seoul.ts';
import { EPISODES as END_OF_THE_LINE } from './end-of-the-line.ts';
import { EPISODES as FIRST_TRAIN_HALF_PAST_FOUR } from './first-train-half-past-four.ts';
import { EPISODES as FIXING_GRANDMAS_HOUSE } from './fixing-grandmas-house.ts';
import { EPISODES as FOUR_AM_ICE } from './four-am-ice.ts';
import { EPISODES as GENERAL_AFFAIRS_WORKS_LATE } from './general-affairs-works-late.ts';
import { EPISODES as GRAVEYARD_SHIFT_DETECTIVE } from './graveyard-shift-detective.ts';
import { EPISODES as GUESTS_OF_THE_LOCKED_ROOM } from './guests-of-the-locked-room.ts';
import { EPISODES as LAST_BROADCAST_OF_THE_SCHOOL_RADIO_CLUB } from './last-broadcast-of-the-school-radio-club.ts';
import { EPISODES as LAST_BUS_OVER_FOX_PASS } from './last-bus-over-fox-pass.ts';
import { EPISODES as LETS_EAT_LUNCH_SEPARATELY } from './lets-eat-lunch-separately.ts';
import { EPISODES as LETS_FIND_THE_BEAT } from './lets-find-the-beat.ts';
import { EPISODES as LEVEL_B3_DANCE_OFF } from './level-b3-dance-off.ts';
import { EPISODES as LEVEL_B4 } from './level-b4.ts';
import { EPISODES as LIGHTS_ON_AT_THE_NIGHT_MARKET } from './lights-on-at-the-night-market.ts';
import { EPISODES as LINE_SEVEN } from './line-seven.ts';
import { EPISODES as LOST_PROPERTY } from './lost-property.ts';
import { EPISODES as MOONLIGHT_UNDER_THE_EAVES } from './moonlight-under-the-eaves.ts';
import { EPISODES as MUSIC_NARU } from './music-naru.ts';
import { EPISODES as MUTINY_IN_THE_ROYAL_KITCHEN } from './mutiny-in-the-royal-kitchen.ts';
import { EPISODES as NEON_RAIN } from './neon-rain.ts';
import { EPISODES as NIGHT_CLINIC } from './night-clinic.ts';
import { EPISODES as NIGHT_DUTY_AT_THE_OBSERVATORY } from './night-duty-at-the-observatory.ts';
import { EPISODES as NO_PRESIDENT_IN_OUR_CLASS } from './no-president-in-our-class.ts';
import { EPISODES as ONE_MORE_SQUARE } from './one-more-square.ts';
import { EPISODES as ONE_POT_TWO_FAMILIES } from './one-pot-two-families.ts';
import { EPISODES as ONE_ROOF_FOUR_FRIDGES } from './one-roof-four-fridges.ts';
import { EPISODES as PAID_IN_TANGERINES } from './paid-in-tangerines.ts';
import { EPISODES as PIER_FOUR } from './pier-four.ts';
import { EPISODES as PRACTICE_ROOM_404 } from './practice-room-404.ts';
import { EPISODES as RADIO_WITH_THE_LIGHTS_OFF } from './radio-with-the-lights-off.ts';
import { EPISODES as RIDERS_OF_THE_FIRST_BUS } from './riders-of-the-first-bus.ts';
import { EPISODES as ROOFTOP_SUMMIT } from './rooftop-summit.ts';
import { EPISODES as ROOFTOP_TENANT_WANTED } from './rooftop-tenant-wanted.ts';
import { EPISODES as SECOND_DAUGHTER_OF_THE_SILK_HOUSE } from './second-daughter-of-the-silk-house.ts';
import { EPISODES as SELL_BY_TWO_AM } from './sell-by-two-am.ts';
import { EPISODES as SHOW_BRIMFUL } from './show-brimful.ts';
import { EPISODES as SIDE_B_TRACK_ONE } from './side-b-track-one.ts';
import { EPISODES as SUMMER_IN_THE_SECOND_DIVISION } from './summer-in-the-second-division.ts';
import { EPISODES as SUNDAY_CHART_PANG } from './sunday-chart-pang.ts';
import { EPISODES as TAKE_IT_TO_THE_RING } from './take-it-to-the-ring.ts';
import { EPISODES as TEN_FATHOMS_DOWN } from './ten-fathoms-down.ts';
import { EPISODES as TEN_MINUTES_FREE } from './ten-minutes-free.ts';
import { EPISODES as TERMS_OF_THE_TANGERINE_FARM } from './terms-of-the-tangerine-farm.ts';
import { EPISODES as THE_ANSWER_IS_AT_THE_MARKET } from './the-answer-is-at-the-market.ts';
import { EPISODES as THE_DAY_THEY_LIGHT_THE_KILN } from './the-day-they-light-the-kiln.ts';
import { EPISODES as THE_FIVE_FORTUNES_MILL } from './the-five-fortunes-mill.ts';
import { EPISODES as THE_FIVE_MINUTES_SLOW_CLOCK_SHOP } from './the-five-minutes-slow-clock-shop.ts';
import { EPISODES as THE_HEIRESS_HAS_TWO_FUNERALS } from './the-heiress-has-two-funerals.ts';
import { EPISODES as THE_KINGS_GHOSTWRITER } from './the-kings-ghostwriter.ts';
import { EPISODES as THE_LAST_FERRY_HAS_LEFT } from './the-last-ferry-has-left.ts';
import { EPISODES as THE_LAST_LINE_IS_YOURS } from './the-last-line-is-yours.ts';
import { EPISODES as THE_MOON_RABBIT_APOTHECARY } from './the-moon-rabbit-apothecary.ts';
import { EPISODES as THE_MUDFLAT_CLOCK } from './the-mudflat-clock.ts';
import { EPISODES as THE_NAMES_IN_THE_WALL } from './the-names-in-the-wall.ts';
import { EPISODES as THE_NIGHT_WE_PAINT_THE_TIGER } from './the-night-we-paint-the-tiger.ts';
import { EPISODES as THE_ONE_TAKE_ROOM } from './the-one-take-room.ts';
import { EPISODES as THE_POTTERS_DAUGHTER } from './the-potters-daughter.ts';
import { EPISODES as THE_RABBIT_OF_MANGWON_DONG } from './the-rabbit-of-mangwon-dong.ts';
import { EPISODES as THE_RESUME_OF_A_CUP_OF_TEA } from './the-resume-of-a-cup-of-tea.ts';
import { EPISODES as THE_ROOFTOP_APIARY } from './the-rooftop-apiary.ts';
import { EPISODES as THE_SLAPSTICK_LAB } from './the-slapstick-lab.ts';
import { EPISODES as THE_TENT_NEXT_DOOR } from './the-tent-next-door.ts';
import { EPISODES as THE_TYPE_PICKERS } from './the-type-pickers.ts';
import { EPISODES as THE_VILLAGE_HEAD_IS_TWENTY_NINE } from './the-village-head-is-twenty-nine.ts';
import { EPISODES as THIRTEEN_OCLOCK } from './thirteen-oclock.ts';
import { EPISODES as THIRTY_THOUSAND_PERSIMMONS } from './thirty-thousand-persimmons.ts';
import { EPISODES as THREE_QUARTERS_OF_A_BANKNOTE } from './three-quarters-of-a-banknote.ts';
import { EPISODES as TRAINEES_OF_LINE_TWO } from './trainees-of-line-two.ts';
import { EPISODES as TWELVE_CONTAINERS } from './twelve-containers.ts';
import { EPISODES as UNCLES_ON_ICE } from './uncles-on-ice.ts';
import { EPISODES as WAITING_FOR_THE_TIDE } from './waiting-for-the-tide.ts';
import { EPISODES as WE_REGRET_THE_ERROR } from './we-regret-the-error.ts';
import { EPISODES as WHERE_THE_FIRE_PASSED } from './where-the-fire-passed.ts';
import { EPISODES as WRONG_WAY_AMBULANCE } from './wrong-way-ambulance.ts';

/** Titles and synopses of the episodes by the slug of their series, first episode first. */
export const EPISODES: Readonly<Record<string, readonly EpisodeWords[]>> = {
  '401-is-vacant': NO_401_IS_VACANT,
  'a-sewing-machine-at-seventeen': A_SEWING_MACHINE_AT_SEVENTEEN,
  'after-the-last-boat': AFTER_THE_LAST_BOAT,
  'back-to-class-four-three': BACK_TO_CLASS_FOUR_THREE,
  'bathhouse-committee': BATHHOUSE_COMMITTEE,
  'before-you-wake': BEFORE_YOU_WAKE,
  'big-house-small-house-house-next-door': BIG_HOUSE_SMALL_HOUSE_HOUSE_NEXT_DOOR,
  'black-cargo': BLACK_CARGO,
  'black-to-move': BLACK_TO_MOVE,
  'bread-at-four-in-the-morning': BREAD_AT_FOUR_IN_THE_MORNING,
  'busking-on-route-seven': BUSKING_ON_ROUTE_SEVEN,
  'by-the-slow-train': BY_THE_SLOW_TRAIN,
  'call-me-when-the-snow-stops': CALL_ME_WHEN_THE_SNOW_STOPS,
  'convenience-store-dawn-shift': CONVENIENCE_STORE_DAWN_SHIFT,
  'cooling-off-period': COOLING_OFF_PERIOD,
  'cranes-over-the-paddies': CRANES_OVER_THE_PADDIES,
  'daughters-of-the-sand-ring': DAUGHTERS_OF_THE_SAND_RING,
  'dragon-palace-immigration': DRAGON_PALACE_IMMIGRATION,
  'encore-live-from-seoul': ENCORE_LIVE_FROM_SEOUL,
  'end-of-the-line': END_OF_THE_LINE,
  'first-train-half-past-four': FIRST_TRAIN_HALF_PAST_FOUR,
  'fixing-grandmas-house': FIXING_GRANDMAS_HOUSE,
  'four-am-ice': FOUR_AM_ICE,
  'general-affairs-works-late': GENERAL_AFFAIRS_WORKS_LATE,
  'graveyard-shift-detective': GRAVEYARD_SHIFT_DETECTIVE,
  'guests-of-the-locked-room': GUESTS_OF_THE_LOCKED_ROOM,
  'last-broadcast-of-the-school-radio-club': LAST_BROADCAST_OF_THE_SCHOOL_RADIO_CLUB,
  'last-bus-over-fox-pass': LAST_BUS_OVER_FOX_PASS,
  'lets-eat-lunch-separately': LETS_EAT_LUNCH_SEPARATELY,
  'lets-find-the-beat': LETS_FIND_THE_BEAT,
  'level-b3-dance-off': LEVEL_B3_DANCE_OFF,
  'level-b4': LEVEL_B4,
  'lights-on-at-the-night-market': LIGHTS_ON_AT_THE_NIGHT_MARKET,
  'line-seven': LINE_SEVEN,
  'lost-property': LOST_PROPERTY,
  'moonlight-under-the-eaves': MOONLIGHT_UNDER_THE_EAVES,
  'music-naru': MUSIC_NARU,
  'mutiny-in-the-royal-kitchen': MUTINY_IN_THE_ROYAL_KITCHEN,
  'neon-rain': NEON_RAIN,
  'night-clinic': NIGHT_CLINIC,
  'night-duty-at-the-observatory': NIGHT_DUTY_AT_THE_OBSERVATORY,
  'no-president-in-our-class': NO_PRESIDENT_IN_OUR_CLASS,
  'one-more-square': ONE_MORE_SQUARE,
  'one-pot-two-families': ONE_POT_TWO_FAMILIES,
  'one-roof-four-fridges': ONE_ROOF_FOUR_FRIDGES,
  'paid-in-tangerines': PAID_IN_TANGERINES,
  'pier-four': PIER_FOUR,
  'practice-room-404': PRACTICE_ROOM_404,
  'radio-with-the-lights-off': RADIO_WITH_THE_LIGHTS_OFF,
  'riders-of-the-first-bus': RIDERS_OF_THE_FIRST_BUS,
  'rooftop-summit': ROOFTOP_SUMMIT,
  'rooftop-tenant-wanted': ROOFTOP_TENANT_WANTED,
  'second-daughter-of-the-silk-house': SECOND_DAUGHTER_OF_THE_SILK_HOUSE,
  'sell-by-two-am': SELL_BY_TWO_AM,
  'show-brimful': SHOW_BRIMFUL,
  'side-b-track-one': SIDE_B_TRACK_ONE,
  'summer-in-the-second-division': SUMMER_IN_THE_SECOND_DIVISION,
  'sunday-chart-pang': SUNDAY_CHART_PANG,
  'take-it-to-the-ring': TAKE_IT_TO_THE_RING,
  'ten-fathoms-down': TEN_FATHOMS_DOWN,
  'ten-minutes-free': TEN_MINUTES_FREE,
  'terms-of-the-tangerine-farm': TERMS_OF_THE_TANGERINE_FARM,
  'the-answer-is-at-the-market': THE_ANSWER_IS_AT_THE_MARKET,
  'the-day-they-light-the-kiln': THE_DAY_THEY_LIGHT_THE_KILN,
  'the-five-fortunes-mill': THE_FIVE_FORTUNES_MILL,
  'the-five-minutes-slow-clock-shop': THE_FIVE_MINUTES_SLOW_CLOCK_SHOP,
  'the-heiress-has-two-funerals': THE_HEIRESS_HAS_TWO_FUNERALS,
  'the-kings-ghostwriter': THE_KINGS_GHOSTWRITER,
  'the-last-ferry-has-left': THE_LAST_FERRY_HAS_LEFT,
  'the-last-line-is-yours': THE_LAST_LINE_IS_YOURS,
  'the-moon-rabbit-apothecary': THE_MOON_RABBIT_APOTHECARY,
  'the-mudflat-clock': THE_MUDFLAT_CLOCK,
  'the-names-in-the-wall': THE_NAMES_IN_THE_WALL,
  'the-night-we-paint-the-tiger': THE_NIGHT_WE_PAINT_THE_TIGER,
  'the-one-take-room': THE_ONE_TAKE_ROOM,
  'the-potters-daughter': THE_POTTERS_DAUGHTER,
  'the-rabbit-of-mangwon-dong': THE_RABBIT_OF_MANGWON_DONG,
  'the-resume-of-a-cup-of-tea': THE_RESUME_OF_A_CUP_OF_TEA,
  'the-rooftop-apiary': THE_ROOFTOP_APIARY,
  'the-slapstick-lab': THE_SLAPSTICK_LAB,
  'the-tent-next-door': THE_TENT_NEXT_DOOR,
  'the-type-pickers': THE_TYPE_PICKERS,
  'the-village-head-is-twenty-nine': THE_VILLAGE_HEAD_IS_TWENTY_NINE,
  'thirteen-oclock': THIRTEEN_OCLOCK,
  'thirty-thousand-persimmons': THIRTY_THOUSAND_PERSIMMONS,
  'three-quarters-of-a-banknote': THREE_QUARTERS_OF_A_BANKNOTE,
  'trainees-of-line-two': TRAINEES_OF_LINE_TWO,
  'twelve-containers': TWELVE_CONTAINERS,
  'uncles-on-ice': UNCLES_ON_ICE,
  'waiting-for-the-tide': WAITING_FOR_THE_TIDE,
  'we-regret-the-error': WE_REGRET_THE_ERROR,
  'where-the-fire-passed': WHERE_THE_FIRE_PASSED,
  'wrong-way-ambulance': WRONG_WAY_AMBULANCE,
};
