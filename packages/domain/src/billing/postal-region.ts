import { normalPostalCode } from './postal-code.ts';

/** First three digits of a ZIP code up to which a state extends. Null: unassigned (USPS, list L002). */
const STATES_UP_TO: readonly (readonly [number, string | null])[] = [
  [4, null],
  [5, 'NY'],
  [7, 'PR'],
  [8, 'VI'],
  [9, 'PR'],
  [27, 'MA'],
  [29, 'RI'],
  [38, 'NH'],
  [49, 'ME'],
  [54, 'VT'],
  [55, 'MA'],
  [59, 'VT'],
  [69, 'CT'],
  [89, 'NJ'],
  [98, 'AE'],
  [99, null],
  [149, 'NY'],
  [196, 'PA'],
  [199, 'DE'],
  [200, 'DC'],
  [201, 'VA'],
  [205, 'DC'],
  [212, 'MD'],
  [213, null],
  [219, 'MD'],
  [246, 'VA'],
  [268, 'WV'],
  [269, null],
  [289, 'NC'],
  [299, 'SC'],
  [319, 'GA'],
  [339, 'FL'],
  [340, 'AA'],
  [349, 'FL'],
  [369, 'AL'],
  [385, 'TN'],
  [397, 'MS'],
  [399, 'GA'],
  [427, 'KY'],
  [429, null],
  [459, 'OH'],
  [479, 'IN'],
  [499, 'MI'],
  [528, 'IA'],
  [529, null],
  [549, 'WI'],
  [567, 'MN'],
  [568, null],
  [569, 'DC'],
  [577, 'SD'],
  [579, null],
  [588, 'ND'],
  [589, null],
  [599, 'MT'],
  [629, 'IL'],
  [658, 'MO'],
  [659, null],
  [679, 'KS'],
  [693, 'NE'],
  [699, null],
  [714, 'LA'],
  [715, null],
  [729, 'AR'],
  [732, 'OK'],
  [733, 'TX'],
  [749, 'OK'],
  [799, 'TX'],
  [816, 'CO'],
  [819, null],
  [831, 'WY'],
  [838, 'ID'],
  [839, null],
  [847, 'UT'],
  [849, null],
  [865, 'AZ'],
  [869, null],
  [884, 'NM'],
  [885, 'TX'],
  [888, null],
  [898, 'NV'],
  [899, null],
  [961, 'CA'],
  [966, 'AP'],
  [968, 'HI'],
  [969, 'GU'],
  [979, 'OR'],
  [994, 'WA'],
  [999, 'AK'],
];

/** Exceptions to the ranges above, longest prefix first. */
const TERRITORIES: readonly (readonly [string, string | null])[] = [
  ['05501', 'MA'],
  ['05544', 'MA'],
  ['06390', 'NY'],
  ['20588', 'MD'],
  ['20598', 'VA'],
  ['73960', 'TX'],
  ['83414', 'WY'],
  ['96799', 'AS'],
  ['9695', 'MP'],
  // Micronesia, Palau and the Marshall Islands: countries with ZIP codes.
  ['96939', null],
  ['9694', null],
  ['9696', null],
  ['9697', null],
];

const stateOfZip = (zip: string): string | null => {
  if (!/^[0-9]{5}/.test(zip)) return null;
  const apart = TERRITORIES.find(([beginning]) => zip.startsWith(beginning));
  if (apart) return apart[1];
  const first = Number(zip.slice(0, 3));
  return STATES_UP_TO.find(([last]) => first <= last)?.[1] ?? null;
};

const PROVINCES: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

const provinceOfPostalCode = (code: string): string | null =>
  // Nunavut shares its letter with the Northwest Territories.
  /^X0[ABC]/.test(code) ? 'NU' : (PROVINCES[code.charAt(0)] ?? null);

/** State or province of a postal code. Null where the code does not determine it. */
export const regionOfPostalCode = (country: string, typed: string): string | null => {
  const code = normalPostalCode(country, typed);
  if (country === 'US') return stateOfZip(code);
  return country === 'CA' ? provinceOfPostalCode(code) : null;
};
