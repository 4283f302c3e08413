import type { Needs } from '../use-case/needs.ts';
import { MAX_CARDS } from '@madang/domain/shared/constants.ts';
import { presentSavedCard } from '../billing/billing.presenter.ts';
import { isCharged } from '../billing/saved-cards.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { embeddedBackend, type SubscriptionBackend } from '../subscriptions/subscription-backend.ts';
import { readAccount } from './read-account.ts';
import { runningOf } from './projected-subscription.ts';
import type { RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';
import { readCardReference } from '../providers/payments/recurly/recurly-shapes.ts';
import { hashRequestKey, savedFrom, recurlyUnavailable } from './recurly-wallet.ts';

/** Makes a card pay for the running plan, for later purchases, and for past-due invoices at once. */
const chargeWith = async (deps: Needs<'newId'>, api: RecurlyApi, accountId: string, id: string): Promise<void> => {
  const primary = await api.changeCard(deps.newId(), accountId, id, { primaryPaymentMethod: true });
  if (primary.kind !== 'answer') throw recurlyUnavailable(primary);
  const listed = await api.listSubscriptions(accountId);
  const running = listed.kind === 'answer' ? runningOf(listed.value) : null;
  // A subscription keeps the card it was bought with, whichever card is primary
  if (running && running.billingInfoId !== id) {
    const moved = await api.payWith(deps.newId(), running.id, id);
    if (moved.kind !== 'answer') throw recurlyUnavailable(moved);
  }
  const invoices = await api.listInvoices(accountId);
  const owed = invoices.kind === 'answer' ? invoices.value.filter(({ state }) => state === 'past_due') : [];
  // The subscription's state shows the outcome
  for (const { id: invoice } of owed) if (invoice) await api.collect(hashRequestKey('collect', invoice, id), invoice);
};

const selectPrimary =
  (
    api: RecurlyApi,
  ): UseCase<
    'selectPrimaryBillingInfo',
    Needs<'inTransaction' | 'newId' | 'now' | 'repositories', 'accounts' | 'instruments' | 'recurly' | 'subscriptions'>
  > =>
  (deps) =>
  async (viewer, { id }) => {
    const { accountId } = viewer;
    const card = (await deps.repositories.instruments.listOf(accountId)).find((one) => one.id === id);
    if (!card) return refuse('CARD_NOT_FOUND');
    await chargeWith(deps, api, accountId, readCardReference(card.reference).id);
    await readAccount(deps, api, accountId);
    return answer(presentSavedCard({ ...card, isPrimary: true }, await isCharged(deps.repositories, accountId)));
  };

const addCard =
  (
    api: RecurlyApi,
  ): UseCase<
    'addBillingInfo',
    Needs<
      'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
      'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'recurly' | 'subscriptions'
    >
  > =>
  (deps) =>
  async (viewer, input) => {
    if (viewer.partnerBilled) return refuse('BILLED_BY_PARTNER');
    // Syncs first: a card whose response was lost counts too, and a card over the limit is refused without a call
    await readAccount(deps, api, viewer.accountId);
    if ((await deps.repositories.instruments.listOf(viewer.accountId)).length >= MAX_CARDS) return refuse('TOO_MANY_CARDS');
    const added = await embeddedBackend.addBillingInfo(deps)(viewer, { ...input, primary: false });
    if (!added.ok || !input.primary || added.value.primary) return added;
    const selected = await selectPrimary(api)(deps)(viewer, { id: added.value.id });
    return selected.ok ? selected : refuse('CARD_TOKEN_INVALID');
  };

/** Recurly replaces the card in place, so its id stays. */
const changeCard =
  (
    api: RecurlyApi,
  ): UseCase<
    'changeBillingInfo',
    Needs<'inTransaction' | 'newId' | 'now' | 'repositories', 'accounts' | 'instruments' | 'recurly' | 'subscriptions'>
  > =>
  (deps) =>
  async ({ accountId, partnerBilled }, { token_id: token, billing_info_id: wanted }) => {
    if (partnerBilled) return refuse('BILLED_BY_PARTNER');
    const cards = await deps.repositories.instruments.listOf(accountId);
    const card = cards.find(({ id, isPrimary }) => (wanted === undefined ? isPrimary : id === wanted));
    if (!card) return refuse('CARD_NOT_FOUND');
    const { id } = readCardReference(card.reference);
    const saved = savedFrom(
      accountId,
      await api.changeCard(hashRequestKey('card', accountId, id, token), accountId, id, { tokenId: token }),
    );
    if (saved.state !== 'SAVED') return refuse(saved.state === 'DECLINED' ? 'CARD_DECLINED' : 'CARD_TOKEN_INVALID');
    if (card.isPrimary) await chargeWith(deps, api, accountId, id);
    await readAccount(deps, api, accountId);
    return answer(presentSavedCard({ ...card, ...saved.instrument }, await isCharged(deps.repositories, accountId)));
  };

/** Recurly refuses to delete the primary card while another exists, so the next card becomes primary first. */
const removeCard =
  (
    api: RecurlyApi,
  ): UseCase<
    'removeBillingInfo',
    Needs<'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories', 'instruments' | 'subscriptions'>
  > =>
  (deps) =>
  async (viewer, { id }) => {
    const { accountId } = viewer;
    const cards = await deps.repositories.instruments.listOf(accountId);
    const card = cards.find((one) => one.id === id);
    const next = cards.find((one) => one.id !== id);
    if (card?.isPrimary && next && !(await isCharged(deps.repositories, accountId)))
      await chargeWith(deps, api, accountId, readCardReference(next.reference).id);
    return embeddedBackend.removeBillingInfo(deps)(viewer, { id });
  };

export const cardsWithRecurly = (
  api: RecurlyApi,
): Pick<SubscriptionBackend, 'addBillingInfo' | 'changeBillingInfo' | 'removeBillingInfo' | 'selectPrimaryBillingInfo'> => ({
  addBillingInfo: addCard(api),
  changeBillingInfo: changeCard(api),
  removeBillingInfo: removeCard(api),
  selectPrimaryBillingInfo: selectPrimary(api),
});
