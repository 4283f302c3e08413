import type { Needs } from '../use-case/needs.ts';
import { faultOfEmail, normalEmail } from '@madang/domain/accounts/email-address.ts';
import { decideSending } from '@madang/domain/gifts/delivery.ts';
import { giftState } from '@madang/domain/gifts/gift.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentGift } from './gift.presenter.ts';
import { deliver, mailGift } from './gift-delivery.ts';

const DAY_MS = 86_400_000;

/**
 * Resends a gift, optionally to another address. A gift scheduled for later only changes its address. A gift bought
 * without an address is emailed for the first time.
 */
export const resendGift: UseCase<
  'resendGift',
  Needs<'billing' | 'gifts' | 'inTransaction' | 'newId' | 'now', 'accounts' | 'gifts' | 'mailOutbox'>
> =
  (deps) =>
  async ({ accountId }, { id, recipient_email: typed }) => {
    const at = deps.now();
    return deps.inTransaction(async (repositories) => {
      const { gifts } = repositories;
      const held = await gifts.findLocked(id, accountId);
      if (!held) return refuse('GIFT_NOT_FOUND');
      const state = giftState(held);
      const decided = decideSending(state, await gifts.listSendings(id, at - DAY_MS), at);
      if (!decided.ok) return decided;
      const address = normalEmail(typed === undefined ? (held.recipientEmail ?? '') : typed.trim());
      const fault = faultOfEmail(address);
      if (fault) return refuse('INPUT_INVALID', { fields: { recipient_email: fault } });
      const sendingId = deps.newId();
      await gifts.addSending({ id: sendingId, giftId: id, accountId, address }, at);
      await gifts.changeEmail(id, address);
      const gift = { ...held, recipientEmail: address };
      if (state === 'sent' && held.deliveredAt === null) await deliver(repositories, gift, at);
      else if (state !== 'scheduled') await mailGift(repositories, gift, { cause: sendingId, at });
      return answer(presentGift(deps, await gifts.get(id)));
    });
  };
