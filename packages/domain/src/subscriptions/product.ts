import { TRIAL_DAYS } from '../shared/constants.ts';
import { isCanceledHere } from './platform.ts';
import { type Period, PERIODS, type Plan, PLANS } from './plan.ts';

/** Product of the price list: minor units of an ISO 4217 currency, before tax where the country adds it (SU-03). */
export interface Product {
  readonly sku: string;
  readonly plan: Plan;
  readonly period: Period;
  readonly price: number;
  readonly currency: string;
  readonly trialDays: number;
}

type Prices = Readonly<Record<Plan, Readonly<Record<Period, number>>>>;
interface Market {
  readonly currency: string;
  readonly prices: Prices;
}

const market = (currency: string, basic: readonly [number, number], premium: readonly [number, number]): Market => ({
  currency,
  prices: { Basic: { monthly: basic[0], annual: basic[1] }, Premium: { monthly: premium[0], annual: premium[1] } },
});

const MARKETS = {
  US: market('USD', [799, 7999], [1299, 12_999]),
  BR: market('BRL', [1990, 19_900], [3290, 32_900]),
  EU: market('EUR', [799, 7999], [1299, 12_999]),
  GB: market('GBP', [699, 6999], [1099, 10_999]),
  AU: market('AUD', [1199, 11_999], [1899, 18_999]),
  NZ: market('NZD', [1299, 12_999], [1999, 19_999]),
} as const;

/** Countries with prices in euros. */
export const EURO_COUNTRIES: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
]);

const marketOf = (country: string): Market => {
  if (Object.hasOwn(MARKETS, country)) return MARKETS[country as keyof typeof MARKETS];
  return EURO_COUNTRIES.has(country) ? MARKETS.EU : MARKETS.US;
};

const productsOf = ({ currency, prices }: Market): readonly Product[] =>
  PLANS.flatMap((plan) =>
    PERIODS.map((period) => ({
      sku: `WEB_${plan.toUpperCase()}_${period.toUpperCase()}_${currency}`,
      plan,
      period,
      price: prices[plan][period],
      currency,
      trialDays: period === 'monthly' ? TRIAL_DAYS : 0,
    })),
  );

/** Products of a country (ISO 3166) in its currency. Countries without a market use US dollars. */
export const productsFor = (country: string): readonly Product[] => productsOf(marketOf(country));

/** The currency in which a country pays (ISO 4217). */
export const currencyOf = (country: string): string => marketOf(country).currency;

const PLATFORM = /^[A-Z]+_/;

/** Product of a country by sku, on any of our platforms. Null for an unknown sku. */
export const findProduct = (sku: string, country: string): Product | null => {
  const product = productsFor(country).find((one) => one.sku.replace(PLATFORM, '') === sku.replace(PLATFORM, ''));
  return product && isCanceledHere(sku) ? { ...product, sku } : null;
};

/** Product by sku, of whichever market sells it. Throws for an unknown sku: a payment for it has no known price. */
export const getProduct = (sku: string): Product => {
  const product = Object.values(MARKETS)
    .flatMap(productsOf)
    .find((one) => one.sku === sku);
  if (!product) throw new Error(`unknown product: ${sku}`);
  return product;
};

/** Saving of an annual plan over twelve monthly payments, in whole percent (SU-04). */
export const savingPercent = (annualPrice: number, monthlyPrice: number): number =>
  Math.round((1 - annualPrice / (12 * monthlyPrice)) * 100);
