import type { Needs } from '../use-case/needs.ts';
import type { Gift } from '@madang/contract/gifts/gifts.contract.ts';
import type { StoredGift } from '@madang/database/gifts/gifts.repository.ts';
import { type GiftState, giftState } from '@madang/domain/gifts/gift.ts';
import { toIsoInstant, instantOrNull } from '../billing/billing.presenter.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';

/** Null if the installation's secret has changed since the purchase: the derived code would not be redeemable. */
const codeOf = ({ billing, gifts }: Needs<'billing' | 'gifts'>, { id, codeHash }: StoredGift): string | null => {
  const code = gifts.codeOf(id);
  return billing.hashCode(code).equals(codeHash) ? code : null;
};

/** States in which the code is redeemable. */
const GOOD: readonly GiftState[] = ['scheduled', 'sent', 'undelivered'];

export const presentGift = (deps: Needs<'billing' | 'gifts'>, gift: StoredGift): Gift => {
  const state = giftState(gift);
  const { id, plan, months, days, recipientName, recipientEmail, senderName, message, createdAt } = gift;
  return {
    id,
    state,
    plan,
    months,
    days,
    recipient_name: recipientName,
    recipient_email: recipientEmail === null ? null : displayEmail(recipientEmail),
    sender_name: senderName,
    message,
    bought_at: toIsoInstant(createdAt),
    deliver_at: recipientEmail === null ? null : toIsoInstant(gift.deliveredAt ?? gift.deliverAt),
    redeemed_at: instantOrNull(gift.redeemedAt),
    code: GOOD.includes(state) ? codeOf(deps, gift) : null,
  };
};
