import type { EmailOfKind } from '../billing/billing-emails.ts';
import type { Gift } from './gift.ts';

/** Facts in every mail about a gift. The code is added when a mail is rendered. */
const factsOf = ({ id: gift, plan, months }: Gift) => ({ gift, plan, months });

/** Confirms the purchase to the buyer at `now` (ms), and how the gift is delivered. Minor units of `currency`. */
export const giftBoughtEmail = (
  gift: Gift,
  { total: paid, currency }: { readonly total: number; readonly currency: string },
  now: number,
): EmailOfKind<'gift_bought'> => {
  const { id: cause, recipientName: to, recipientEmail, deliverAt: at } = gift;
  const way = recipientEmail === null ? 'by_hand' : at > now ? 'later' : 'mailed';
  return { kind: 'gift_bought', cause, details: { ...factsOf(gift), case: way, to, paid, currency, at } };
};

/** Reports to the buyer that delivery failed for good. `cause` names the mail. */
export const giftUndeliveredEmail = (gift: Gift, cause: string): EmailOfKind<'gift_undelivered'> => {
  const { recipientName: to, recipientEmail } = gift;
  return { kind: 'gift_undelivered', cause, details: { ...factsOf(gift), to, email: recipientEmail ?? '' } };
};

/** Delivers the gift to its recipient. `cause` names the delivery: a resend is another one. */
export const giftDeliveryEmail = (gift: Gift, cause: string): EmailOfKind<'gift_received'> => {
  const { days, senderName: from, message } = gift;
  return { kind: 'gift_received', cause, details: { ...factsOf(gift), days, from, message } };
};
