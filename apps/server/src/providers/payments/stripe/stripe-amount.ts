/** Stripe's zero-decimal currencies (docs.stripe.com/currencies#zero-decimal). */
const WITHOUT_DECIMALS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
/** Stripe's three-decimal currencies, whose last digit must be zero. */
const WITH_THREE_DECIMALS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Decimals of a currency at Stripe. ISK and UGX have none, but Stripe counts them in hundredths. */
const stripeDigits = (currency: string): number =>
  WITHOUT_DECIMALS.has(currency) ? 0 : WITH_THREE_DECIMALS.has(currency) ? 3 : 2;

const ourDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Converts our minor units to Stripe's. Throws where that needs rounding, which would change the amount. */
export const stripeAmount = (amount: number, currency: string): number => {
  const shift = stripeDigits(currency) - ourDigits(currency);
  const stripeUnits = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  const isExact = Number.isSafeInteger(stripeUnits) && (!WITH_THREE_DECIMALS.has(currency) || stripeUnits % 10 === 0);
  if (!isExact) throw new Error(`Stripe has no amount for ${amount} minor units of ${currency}.`);
  return stripeUnits;
};
