import { platformOf } from '../subscriptions/platform.ts';

/** How a checkout ended, as its address says it (RT-69 to RT-84). */
export interface CheckoutReturn {
  readonly coupon: boolean;
  readonly succeeded: boolean;
  /** The television in whose browser it was bought; null for any other browser. */
  readonly tv: 'stv' | 'ltv' | 'vtw' | null;
}

const TELEVISIONS = ['stv', 'ltv', 'vtw'] as const;
const NAME = /^checkout-(coupon-)?(success|failure)(?:-(stv|ltv|vtw))?$/;

/** What an address below /process says of a checkout; null for another address. */
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

/** The television that sells a plan, by the first letters of its sku. */
export const televisionOf = (sku: string): CheckoutReturn['tv'] =>
  TELEVISIONS.find((one) => one === platformOf(sku).toLowerCase()) ?? null;
