import { parseRecurlyKey, parseStripeKey } from '@madang/contract/billing/card-fields.ts';
import type { CardFieldsProps } from './card-fields-props.ts';
import { FramedFields } from './FramedFields.tsx';
import { RecurlyFields } from './RecurlyFields.tsx';
import { StripeFields } from './StripeFields.tsx';

export type { CardFieldsHandle } from './card-fields-props.ts';

/** The fields of a card, in frames of another origin: what is typed there is out of reach of this page (BI-29). */
export function CardFields(props: CardFieldsProps) {
  const stripeKey = parseStripeKey(props.payUrl);
  if (stripeKey !== null) return <StripeFields {...props} publishableKey={stripeKey} />;
  const recurlyKey = parseRecurlyKey(props.payUrl);
  if (recurlyKey !== null) return <RecurlyFields {...props} publicKey={recurlyKey} />;
  return <FramedFields {...props} />;
}
