/** Whole units in Stripe’s calls (docs.stripe.com/currencies#zero-decimal). */
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
/** Thousandths, of which Stripe takes only tens. */
const WITH_THREE_DECIMALS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Digits after the point in Stripe’s calls. Krónur (ISK) and shillings of Uganda (UGX) have none, and are still told in hundredths. */
const stripeDigits = (currency: string): number =>
  WITHOUT_DECIMALS.has(currency) ? 0 : WITH_THREE_DECIMALS.has(currency) ? 3 : 2;

const ourDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in our minor units, those that are shown, as Stripe counts it; throws where Stripe has none, since a rounded one is another. */
export const stripeAmount = (amount: number, currency: string): number => {
  const shift = stripeDigits(currency) - ourDigits(currency);
  const told = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  const isTold = Number.isSafeInteger(told) && (!WITH_THREE_DECIMALS.has(currency) || told % 10 === 0);
  if (!isTold) throw new Error(`Stripe cannot be asked for ${amount} minor units of ${currency}.`);
  return told;
};
