/** Metadata fields for our keys at Stripe, which keeps metadata forever, unlike its idempotency keys. */
export const CARD_MARK = 'madang_card';

export const CHARGE_MARK = 'madang_charge';

export const REFUND_MARK = 'madang_refund';

export const ACCOUNT_MARK = 'madang_account';

/** A metadata search in Stripe's query language. */
export const bears = (mark: string, value: string): string =>
  `metadata['${mark}']:'${value.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;

/** A saved card. It can be charged only with the customer that it is attached to. */
export interface CardAtStripe {
  readonly customer: string;
  readonly paymentMethod: string;
}

const REFERENCE = /^(cus_\w+) (pm_\w+)$/;

const TOKEN = /^pm_\w+$/;

export const formatReference = ({ customer, paymentMethod }: CardAtStripe): string => `${customer} ${paymentMethod}`;

/** Null where the reference is malformed. */
export const readReference = (reference: string): CardAtStripe | null => {
  const [, customer, paymentMethod] = REFERENCE.exec(reference) ?? [];
  return customer === undefined || paymentMethod === undefined ? null : { customer, paymentMethod };
};

export const isToken = (token: string): boolean => TOKEN.test(token);

/** Id of an expandable field, which holds an id or an object. */
export const readStripeId = (there: string | { readonly id: string } | null): string | null =>
  typeof there === 'string' ? there : (there?.id ?? null);
