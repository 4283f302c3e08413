import type { Needs } from '../use-case/needs.ts';
import { type DedicationFaults, faultsOfDedication, normalDedication } from '@madang/domain/gifts/dedication.ts';
import { decideGift } from '@madang/domain/gifts/gift.ts';
import type { Api } from '@madang/contract/api.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import { billingTime } from '../billing/account-clock.ts';
import { addressFrom } from '../billing/address-from.ts';
import { findPayingCard, releaseCard } from '../billing/paying-card.ts';
import { payOrder } from '../billing/pay-order.ts';
import { toIdempotentRequest, findPurchaseReplay } from '../billing/idempotent-replay.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { placeGift } from './place-gift.ts';

/** Recipient and message normalized for storage, or a validation error for each invalid field. */
const dedicationFrom = (input: ParsedOf<Api['createGift']>, now: number) => {
  const dedication = normalDedication({
    recipientName: input.recipient_name,
    recipientEmail: input.recipient_email ?? null,
    senderName: input.sender_name,
    message: input.message,
    deliverOn: input.deliver_on ?? null,
  });
  const faults: DedicationFaults = faultsOfDedication(dedication, now);
  return Object.keys(faults).length === 0 ? answer(dedication) : refuse('INPUT_INVALID', { fields: { ...faults } });
};

/**
 * Buys a gift in the three steps of a purchase (decision 28), at the price that the server computes. A repeated call is
 * an idempotent replay. Another recipient or message makes it a different gift.
 */
export const createGift: UseCase<
  'createGift',
  Needs<
    'billing' | 'gifts' | 'inTransaction' | 'limits' | 'newId' | 'now' | 'payments' | 'repositories' | 'settings',
    | 'accounts'
    | 'codes'
    | 'gifts'
    | 'idempotencyKeys'
    | 'instruments'
    | 'invoices'
    | 'mailOutbox'
    | 'paymentAttempts'
    | 'subscriptions'
  >
> = (deps) => async (viewer, input) => {
  const { accountId } = viewer;
  const at = await billingTime(deps, accountId);
  const call = toIdempotentRequest(viewer, 'createGift', input);
  const before = await findPurchaseReplay(deps.repositories, call, at);
  if (before) return before;
  const allowed = decideGift(deps.settings);
  if (!allowed.ok) return allowed;
  if (!input.terms_accepted) return refuse('TERMS_NOT_ACCEPTED');
  const dedication = dedicationFrom(input, deps.now());
  if (!dedication.ok) return dedication;
  const retryAfter = await deps.limits.take('gift', accountId);
  if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
  if (input.address) {
    const address = addressFrom(input.address);
    if (!address.ok) return address;
    await deps.repositories.instruments.saveAddress(accountId, address.value, at);
  }
  const kept = await findPayingCard(deps, accountId, input);
  if (!kept.ok) return kept;
  const placed = await placeGift(deps, viewer, input, { dedication: dedication.value, kept: kept.value, call, at });
  if (!placed.ok) {
    await releaseCard(deps, kept.value);
    return placed;
  }
  return payOrder(deps, call, placed.value);
};
