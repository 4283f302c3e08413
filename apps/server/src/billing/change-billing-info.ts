import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentSavedCard } from './billing.presenter.ts';
import { collectOwed } from './collect-owed.ts';
import { isCharged, readToken } from './saved-cards.ts';

/** Replaces a saved card or its expiry date (BI-33). The provider deletes the replaced payment method. */
export const changeBillingInfo: UseCase<
  'changeBillingInfo',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> =
  (deps) =>
  async ({ accountId, partnerBilled }, { token_id: token, billing_info_id: id }) => {
    if (partnerBilled) return refuse('BILLED_BY_PARTNER');
    const find = async ({ instruments }: Pick<Repositories, 'instruments'>) =>
      (await instruments.listOf(accountId)).find((card) => (id === undefined ? card.isPrimary : card.id === id));
    if (!(await find(deps.repositories))) return refuse('CARD_NOT_FOUND');
    const read = await readToken(deps, accountId, token);
    if (!read.ok) return read;
    const changed = await deps.inTransaction(async (repositories) => {
      await repositories.subscriptions.findLocked(accountId);
      const card = await find(repositories);
      if (!card) return null;
      await repositories.instruments.change(card.id, read.value);
      return { before: card, after: { ...card, ...read.value } };
    });
    if (!changed) {
      await deps.payments.gateway.forgetInstrument(read.value.reference);
      return refuse('CARD_NOT_FOUND');
    }
    if (changed.before.reference !== changed.after.reference)
      await deps.payments.gateway.forgetInstrument(changed.before.reference);
    if (changed.after.isPrimary) await collectOwed(deps, accountId);
    return answer(presentSavedCard(changed.after, await isCharged(deps.repositories, accountId)));
  };
