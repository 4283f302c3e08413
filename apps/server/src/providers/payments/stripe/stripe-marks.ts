/** Metadata fields for our keys at Stripe, which keeps metadata forever, unlike its idempotency keys. */
export const CARD_MARK = 'madang_card';
export const CHARGE_MARK = 'madang_charge';
export const REFUND_MARK = 'madang_refund';
export const ACCOUNT_MARK = 'madang_account';

/** A metadata search in Stripe's query language. */
export const bears = (mark: string, value: string): string =>
  `metadata['${mark}']:'${value.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;
