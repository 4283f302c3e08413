/** Payment methods by where the money is collected, in the words of the API. */
export const PAYMENT_METHODS = [
  'AMAZON',
  'APPLE',
  'ANDROID',
  'ROKU',
  'SAMSUNG',
  'CARD',
  'BOLETO',
  'VIZIO',
  'BANGO',
  'VERIZON',
  'COUPON',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Platform of a sku: its prefix. */
export const skuPlatform = (sku: string): string => sku.slice(0, Math.max(0, sku.indexOf('_')));

const CANCELED_HERE: ReadonlySet<string> = new Set(['WEB', 'STV', 'LTV', 'VTW']);
const CHANGED_HERE: ReadonlySet<string> = new Set([...CANCELED_HERE, 'VRZ']);
/** Paid to us, so that passes and coupons can be redeemed with them. */
const PASSES: ReadonlySet<string> = new Set(['SINGLE', 'PASS']);

/** Whether a subscription is canceled here, by its sku (SU-33). */
export const isCanceledHere = (sku: string): boolean => CANCELED_HERE.has(skuPlatform(sku));
/** Whether its plan is changed here (SU-34). Verizon's may be changed, not canceled. */
export const isChangedHere = (sku: string): boolean => CHANGED_HERE.has(skuPlatform(sku));
/** Whether it is a pass, which neither renews nor changes (SU-71). */
export const isPass = (sku: string): boolean => PASSES.has(skuPlatform(sku));
/** Whether a store or another seller bills the subscription (SU-73, CP-13). */
export const isSoldByStore = (sku: string): boolean => !isChangedHere(sku) && !isPass(sku);
