/** Under these names our keys stand in Stripe’s metadata, where they are kept for ever, unlike its idempotency keys. */
export const CARD_MARK = 'madang_card';
export const CHARGE_MARK = 'madang_charge';
export const REFUND_MARK = 'madang_refund';
export const ACCOUNT_MARK = 'madang_account';

/** A search for what bears a mark, in Stripe’s query language. */
export const bears = (mark: string, value: string): string =>
  `metadata['${mark}']:'${value.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;
