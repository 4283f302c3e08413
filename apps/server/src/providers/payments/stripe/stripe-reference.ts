/** A saved card: it can be charged only together with the customer that it hangs on. */
export interface CardAtStripe {
  readonly customer: string;
  readonly paymentMethod: string;
}

const REFERENCE = /^(cus_\w+) (pm_\w+)$/;
const TOKEN = /^pm_\w+$/;

export const referenceOf = ({ customer, paymentMethod }: CardAtStripe): string => `${customer} ${paymentMethod}`;

/** Null where it is no reference of ours. */
export const readReference = (reference: string): CardAtStripe | null => {
  const [, customer, paymentMethod] = REFERENCE.exec(reference) ?? [];
  return customer === undefined || paymentMethod === undefined ? null : { customer, paymentMethod };
};

export const isToken = (token: string): boolean => TOKEN.test(token);

/** The id of what Stripe gives as an id or in full. */
export const idOf = (there: string | { readonly id: string } | null): string | null =>
  typeof there === 'string' ? there : (there?.id ?? null);
