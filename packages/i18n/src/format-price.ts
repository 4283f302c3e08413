import { memoize } from './memoize.ts';

const priceFormat = memoize((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }));

/** A price in minor units (cents) of an ISO 4217 currency (IN-23). */
export const formatPrice = (locale: string, minor: number, currency: string): string => {
  const format = priceFormat(locale, currency);
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
