import { type Day, toDay } from '../shared/calendar.ts';
import { regionOfPostalCode } from './postal-region.ts';

/** Tax rate of an authority. Rates of different authorities add up. Of one authority the most specific applies. */
export interface TaxRate {
  /** ISO 3166-1. */
  readonly country: string;
  /** Code of a state or province; null is the whole country. */
  readonly region: string | null;
  /** Prefix of the postal codes it applies to, without spaces. Null for all. */
  readonly postalPrefix: string | null;
  /** Tax authority, such as `US-NY-NYC`. */
  readonly authority: string;
  /** Name on the receipt. */
  readonly name: string;
  /** Rate in millionths: 88_750 is 8.875 %. */
  readonly millionths: number;
  /** Whether streaming is taxable. */
  readonly taxable: boolean;
  /** Whether prices include it. Where `pricesIncludeTax` they always do. */
  readonly included: boolean;
  /** First day of validity, UTC. */
  readonly validFrom: Day;
  /** First day after its validity. Null while unknown. */
  readonly validTo: Day | null;
  /** Source and edition of the rate table, stored with the invoice. */
  readonly source: string;
  readonly version: string;
}

/** Address facts that determine tax. */
export interface TaxAddress {
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string | null;
}

/** Amount in minor units, with the tax added to or included in it. */
export interface TaxedAmount {
  readonly amount: number;
  readonly tax: number;
}

export interface TaxJurisdiction {
  readonly authority: string;
  readonly name: string;
  readonly millionths: number;
  readonly tax: number;
  readonly source: string;
  readonly version: string;
}

export interface TaxQuote {
  readonly country: string;
  /** Region used for the calculation. Null where the address does not determine one. */
  readonly region: string | null;
  /** Whether the amounts include the tax. */
  readonly included: boolean;
  readonly millionths: number;
  readonly jurisdictions: readonly TaxJurisdiction[];
  /** One per requested amount, in order. */
  readonly lines: readonly TaxedAmount[];
  /** Total tax: the sum over the lines, and over the jurisdictions. */
  readonly tax: number;
  /** Amount to pay. */
  readonly total: number;
}

/** Members of the European Union, whose prices include tax. The market EU (SU-54) is these and Great Britain. */
const EUROPEAN_UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
const INCLUSIVE = new Set(['BR', 'GB', 'AU', 'NZ']);

/** Whether shown prices always include tax (BI-106). */
export const pricesIncludeTax = (country: string): boolean => INCLUSIVE.has(country) || EUROPEAN_UNION.has(country);

const NORTH_AMERICA = new Set(['US', 'CA']);
/** From this day on sales in North America may add state or local tax (SU-83). */
export const NORTH_AMERICAN_TAX_FROM: Day = '2025-10-01';

/** Whether state or local tax may be added to a price, which is noted beside it. `at` in milliseconds since 1970. */
export const mayAddTax = (country: string, at: number): boolean =>
  NORTH_AMERICA.has(country) && toDay(at) >= NORTH_AMERICAN_TAX_FROM;

const MILLION = 1_000_000n;

/** Rounds half up. Both arguments are not negative. */
const halfUp = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));

const sumOf = (amounts: readonly number[]): number => Number(amounts.reduce((sum, one) => sum + BigInt(one), 0n));

const packed = (postalCode: string | null): string => (postalCode ?? '').replace(/[\s-]/g, '').toUpperCase();

const holds = (rate: TaxRate, { country, region, postalCode }: TaxAddress, day: Day): boolean =>
  rate.country === country &&
  (rate.region === null || rate.region === region) &&
  (rate.postalPrefix === null || packed(postalCode).startsWith(rate.postalPrefix)) &&
  rate.validFrom <= day &&
  (rate.validTo === null || day < rate.validTo);

/** Specificity: a postal prefix beats a region, a region beats the country, and then the newest rate applies. */
const saysMore = (one: TaxRate, other: TaxRate): boolean => {
  const [mine, its] = [one, other].map((rate) => (rate.postalPrefix?.length ?? 0) * 2 + (rate.region === null ? 0 : 1));
  return mine === its ? one.validFrom > other.validFrom : (mine ?? 0) > (its ?? 0);
};

const ratesAt = (rates: readonly TaxRate[], address: TaxAddress, at: number): readonly TaxRate[] => {
  if (NORTH_AMERICA.has(address.country) && !mayAddTax(address.country, at)) return [];
  const best = new Map<string, TaxRate>();
  for (const rate of rates.filter((one) => holds(one, address, toDay(at)))) {
    const known = best.get(rate.authority);
    if (!known || saysMore(rate, known)) best.set(rate.authority, rate);
  }
  return [...best.values()].filter(({ taxable }) => taxable);
};

const taxOf = (amount: number, millionths: number, included: boolean): number => {
  if (amount < 0) throw new RangeError(`A tax is quoted on ${amount}: what is given back is taxOfCredit's`);
  return halfUp(BigInt(amount) * BigInt(millionths), included ? MILLION + BigInt(millionths) : MILLION);
};

/** Splits `whole` in proportion to weights by the largest remainder method. Ties go to the first. */
const shareOut = (whole: number, weights: readonly number[]): readonly number[] => {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const exact = weights.map((weight, place) => {
    const product = BigInt(whole) * BigInt(weight);
    return { place, part: Number(product / all), remainder: product % all };
  });
  const left = whole - sumOf(exact.map(({ part }) => part));
  const luckiest = exact.toSorted((one, other) => Number(other.remainder - one.remainder)).slice(0, left);
  const lucky = new Set(luckiest.map(({ place }) => place));
  return exact.map(({ place, part }) => part + (lucky.has(place) ? 1 : 0));
};

/**
 * Taxes at an instant (ms) on amounts in minor units, for an address. The postal code determines the state where it
 * can, because a card often comes with nothing but a ZIP code. Else the address does.
 */
export const quoteTax = (rates: readonly TaxRate[], taxed: TaxAddress, amounts: readonly number[], at: number): TaxQuote => {
  const { country, postalCode } = taxed;
  const region = regionOfPostalCode(country, postalCode ?? '') ?? taxed.region;
  const applying = ratesAt(rates, { country, region, postalCode }, at);
  const included = pricesIncludeTax(country) || applying.some((rate) => rate.included);
  const millionths = sumOf(applying.map((rate) => rate.millionths));
  const lines = amounts.map((amount) => ({ amount, tax: taxOf(amount, millionths, included) }));
  const tax = sumOf(lines.map((line) => line.tax));
  const weights = applying.map((rate) => rate.millionths);
  const parts = shareOut(tax, weights);
  return {
    country,
    region,
    included,
    millionths,
    jurisdictions: applying.map((rate, place) => ({
      authority: rate.authority,
      name: rate.name,
      millionths: rate.millionths,
      tax: parts[place] ?? 0,
      source: rate.source,
      version: rate.version,
    })),
    lines,
    tax,
    total: sumOf(amounts) + (included ? 0 : tax),
  };
};

/**
 * Tax on a credit: minus its share of the tax charged, at the original rate. `before`: amount of the charge credited so
 * far. Shares of several credits sum exactly to the tax. Minor units.
 */
export const taxOfCredit = (charged: TaxedAmount, credited: number, before = 0): number => {
  if (credited === 0) return 0;
  const shareOf = (amount: number): number => halfUp(BigInt(charged.tax) * BigInt(amount), BigInt(charged.amount));
  return shareOf(before) - shareOf(before + credited);
};
