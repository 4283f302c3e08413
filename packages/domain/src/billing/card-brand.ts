export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'elo', 'hipercard', 'discover', 'jcb', 'diners', 'unionpay'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

export const isCardBrand = (value: string): value is CardBrand => (CARD_BRANDS as readonly string[]).includes(value);

/** Display names, which are not translated. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
};

/** Display name of a stored brand. Null for an unknown one. */
export const brandName = (brand: string): string | null => (isCardBrand(brand) ? BRAND_NAMES[brand] : null);

/** Issuer prefixes. A pair is an inclusive range of prefixes of equal length. */
type Prefixes = readonly (number | readonly [from: number, to: number])[];

interface BrandRule {
  readonly brand: CardBrand;
  readonly prefixes: Prefixes;
  /** Valid number lengths. */
  readonly lengths: readonly number[];
  /** Group widths on the card. Remaining digits form another group. */
  readonly groups: readonly number[];
  readonly cvv: 3 | 4;
}

const FOURS = [4, 4, 4, 4] as const;

/** Elo, Hipercard and co-branded UnionPay ranges lie within those of larger brands, so they come first. */
const RULES: readonly BrandRule[] = [
  {
    brand: 'elo',
    prefixes: [
      [401178, 401179],
      431274,
      438935,
      451416,
      457393,
      [457631, 457632],
      504175,
      [506699, 506778],
      [509000, 509999],
      627780,
      636297,
      636368,
      [650031, 650033],
      [650035, 650051],
      [650405, 650439],
      [650485, 650538],
      [650541, 650598],
      [650700, 650718],
      [650720, 650727],
      [650901, 650978],
      [651652, 651679],
      [655000, 655019],
      [655021, 655058],
    ],
    lengths: [16],
    groups: FOURS,
    cvv: 3,
  },
  {
    brand: 'hipercard',
    prefixes: [384100, 384140, 384160, 606282, 637095, 637568, 637599, 637609, 637612],
    lengths: [16, 19],
    groups: FOURS,
    cvv: 3,
  },
  { brand: 'amex', prefixes: [34, 37], lengths: [15], groups: [4, 6, 5], cvv: 4 },
  { brand: 'diners', prefixes: [[300, 305], 3095, 36, 38, 39], lengths: [14, 16, 19], groups: [4, 6, 4], cvv: 3 },
  { brand: 'jcb', prefixes: [[3528, 3589]], lengths: [16, 17, 18, 19], groups: FOURS, cvv: 3 },
  { brand: 'visa', prefixes: [4], lengths: [13, 16, 19], groups: FOURS, cvv: 3 },
  {
    brand: 'mastercard',
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    groups: FOURS,
    cvv: 3,
  },
  { brand: 'unionpay', prefixes: [62, 81], lengths: [16, 17, 18, 19], groups: FOURS, cvv: 3 },
  { brand: 'discover', prefixes: [6011, [644, 649], 65], lengths: [16, 19], groups: FOURS, cvv: 3 },
];

/** Rule for unknown brands: ISO/IEC 7812 allows up to 19 digits. */
const UNKNOWN = { lengths: [12, 13, 14, 15, 16, 17, 18, 19], groups: FOURS, cvv: 3 } as const;

const begins = (digits: string, prefixes: Prefixes): boolean =>
  prefixes.some((prefix) => {
    const [from, to] = typeof prefix === 'number' ? [prefix, prefix] : prefix;
    const width = String(from).length;
    if (digits.length < width) return false;
    const head = Number(digits.slice(0, width));
    return head >= from && head <= to;
  });

const ruleOf = (digits: string): BrandRule | typeof UNKNOWN => RULES.find(({ prefixes }) => begins(digits, prefixes)) ?? UNKNOWN;

/** Digits of typed or pasted text. */
export const stripNonDigits = (typed: string): string => typed.replaceAll(/\D/g, '');

/** Brand of a card number. Null while its first digits are ambiguous. */
export const detectBrand = (digits: string): CardBrand | null => {
  const rule = ruleOf(digits);
  return 'brand' in rule ? rule.brand : null;
};

/** Length of the CVV. */
export const cvvLength = (brand: CardBrand | null): 3 | 4 => RULES.find((rule) => rule.brand === brand)?.cvv ?? UNKNOWN.cvv;

/** Whether the number has a length that its brand issues. */
export const hasCardLength = (digits: string): boolean => (ruleOf(digits).lengths as readonly number[]).includes(digits.length);

/** Formats a number while it is being typed: in groups, and cut to the brand's maximum length. */
export const groupDigits = (typed: string): string => {
  const all = stripNonDigits(typed);
  const { groups, lengths } = ruleOf(all);
  const digits = all.slice(0, Math.max(...lengths));
  // Groups of 4-6-4 and 4-6-5 apply to the shortest length only. Longer numbers of the brand are grouped in fours.
  const widths: readonly number[] = digits.length > groups.reduce((sum, width) => sum + width, 0) ? FOURS : groups;
  const parts: string[] = [];
  let from = 0;
  for (const width of widths) {
    parts.push(digits.slice(from, from + width));
    from += width;
  }
  return [...parts, digits.slice(from)].filter((part) => part !== '').join(' ');
};
