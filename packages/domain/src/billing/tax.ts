import { type Day, dayOf } from '../shared/calendar.ts';
import { regionOfPostalCode } from './postal-region.ts';

/** One rate of one authority. Rates of different authorities add up; of one authority the rate that says most about the place counts. */
export interface TaxRate {
  /** ISO 3166-1. */
  readonly country: string;
  /** Code of a state or province; null is the whole country. */
  readonly region: string | null;
  /** How the postal codes begin where it holds, without spaces; null is all of them. */
  readonly postalPrefix: string | null;
  /** Who takes it, such as `US-NY-NYC`. */
  readonly authority: string;
  /** As the receipt calls it. */
  readonly name: string;
  /** 88_750 is 8.875 %. */
  readonly millionths: number;
  /** Whether streaming is taxed there at all. */
  readonly taxable: boolean;
  /** Whether prices hold it already; where `pricesIncludeTax` they do in any case. */
  readonly included: boolean;
  /** The first day, in UTC, on which it holds. */
  readonly validFrom: Day;
  /** The first day on which it holds no more; null is not known yet. */
  readonly validTo: Day | null;
  /** Whose table it is from, and which edition of it: kept with the invoice. */
  readonly source: string;
  readonly version: string;
}

/** What an address says about taxes. */
export interface TaxAddress {
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string | null;
}

/** An amount in minor units and the tax on it, or in it. */
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
  /** Where in the country it was reckoned; null where the address does not say. */
  readonly region: string | null;
  /** Whether the amounts hold the tax; else it comes on top. */
  readonly included: boolean;
  readonly millionths: number;
  readonly jurisdictions: readonly TaxJurisdiction[];
  /** One for every amount that was asked about, in its order. */
  readonly lines: readonly TaxedAmount[];
  /** All of it, which is the sum over the lines and over the jurisdictions. */
  readonly tax: number;
  /** What is paid. */
  readonly total: number;
}

/** Members of the European Union, whose prices hold the tax; the market EU (SU-54) is these and Great Britain. */
const EUROPEAN_UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
const INCLUSIVE = new Set(['BR', 'GB', 'AU', 'NZ']);

/** BI-106: where the shown price is what is paid, whatever the rates. */
export const pricesIncludeTax = (country: string): boolean => INCLUSIVE.has(country) || EUROPEAN_UNION.has(country);

const NORTH_AMERICA = new Set(['US', 'CA']);
/** SU-83: sales there may include state or local tax from this day on, and none before. */
export const NORTH_AMERICAN_TAX_FROM: Day = '2025-10-01';

/** Whether a state or local tax may come on top of a price, which is said beside it. */
export const mayAddTax = (country: string, at: number): boolean =>
  NORTH_AMERICA.has(country) && dayOf(at) >= NORTH_AMERICAN_TAX_FROM;

const MILLION = 1_000_000n;

/** Halves go up; both are positive or zero. */
const halfUp = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));

const sumOf = (amounts: readonly number[]): number => Number(amounts.reduce((sum, one) => sum + BigInt(one), 0n));

const packed = (postalCode: string | null): string => (postalCode ?? '').replace(/[\s-]/g, '').toUpperCase();

const holds = (rate: TaxRate, { country, region, postalCode }: TaxAddress, day: Day): boolean =>
  rate.country === country &&
  (rate.region === null || rate.region === region) &&
  (rate.postalPrefix === null || packed(postalCode).startsWith(rate.postalPrefix)) &&
  rate.validFrom <= day &&
  (rate.validTo === null || day < rate.validTo);

/** A rate for a few streets says more than one for a state, and that more than one for the country; then the newest counts. */
const saysMore = (one: TaxRate, other: TaxRate): boolean => {
  const [mine, its] = [one, other].map((rate) => (rate.postalPrefix?.length ?? 0) * 2 + (rate.region === null ? 0 : 1));
  return mine === its ? one.validFrom > other.validFrom : (mine ?? 0) > (its ?? 0);
};

const ratesAt = (rates: readonly TaxRate[], address: TaxAddress, at: number): readonly TaxRate[] => {
  if (NORTH_AMERICA.has(address.country) && !mayAddTax(address.country, at)) return [];
  const best = new Map<string, TaxRate>();
  for (const rate of rates.filter((one) => holds(one, address, dayOf(at)))) {
    const known = best.get(rate.authority);
    if (!known || saysMore(rate, known)) best.set(rate.authority, rate);
  }
  return [...best.values()].filter(({ taxable }) => taxable);
};

const taxOf = (amount: number, millionths: number, included: boolean): number => {
  if (amount < 0) throw new RangeError(`A tax is quoted on ${amount}: what is given back is taxOfCredit's`);
  return halfUp(BigInt(amount) * BigInt(millionths), included ? MILLION + BigInt(millionths) : MILLION);
};

/** Parts of a whole in proportion to weights: what is left after rounding down goes to the largest remainders, first come first. */
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
 * What an instant's taxes are on amounts in minor units, for an address. The postal code says in which state it lies, where it does,
 * and the address otherwise: a card often comes with nothing but a ZIP code.
 */
export const quoteTax = (rates: readonly TaxRate[], asked: TaxAddress, amounts: readonly number[], at: number): TaxQuote => {
  const { country, postalCode } = asked;
  const region = regionOfPostalCode(country, postalCode ?? '') ?? asked.region;
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
 * The tax of a credit, which is minus the share of what was charged, at the rate of that day. `before` is what was credited of the
 * charge already: shares of many credits add up to exactly the tax, however they are cut.
 */
export const taxOfCredit = (charged: TaxedAmount, credited: number, before = 0): number => {
  if (credited === 0) return 0;
  const shareOf = (amount: number): number => halfUp(BigInt(charged.tax) * BigInt(amount), BigInt(charged.amount));
  return shareOf(before) - shareOf(before + credited);
};
