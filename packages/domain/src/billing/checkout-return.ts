import { skuPlatform } from '../subscriptions/platform.ts';

/** Result of a checkout, as encoded in its return URL (RT-69 to RT-84). */
export interface CheckoutReturn {
  readonly coupon: boolean;
  readonly succeeded: boolean;
  /** Television whose browser made the purchase. Null for any other browser. */
  readonly tv: 'stv' | 'ltv' | 'vtw' | null;
}

const TELEVISIONS = ['stv', 'ltv', 'vtw'] as const;
const NAME = /^checkout-(coupon-)?(success|failure)(?:-(stv|ltv|vtw))?$/;

/** Decodes the path segment below /process. Null for an unknown one. */
export const returnNamed = (type: string): CheckoutReturn | null => {
  const [whole, coupon, outcome, tv] = NAME.exec(type) ?? [];
  if (whole === undefined) return null;
  return {
    coupon: coupon !== undefined,
    succeeded: outcome === 'success',
    tv: TELEVISIONS.find((one) => one === tv) ?? null,
  };
};

export const returnName = ({ coupon, succeeded, tv }: CheckoutReturn): string =>
  ['checkout', coupon && 'coupon', succeeded ? 'success' : 'failure', tv].filter(Boolean).join('-');

/** Television platform of a sku, by its prefix. */
export const detectTelevision = (sku: string): CheckoutReturn['tv'] =>
  TELEVISIONS.find((one) => one === skuPlatform(sku).toLowerCase()) ?? null;
