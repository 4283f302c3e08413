import type { Needs } from '../use-case/needs.ts';
import { BOLETO_CURRENCY, boletoPayer } from '@madang/domain/billing/boleto.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { billingTime } from './account-clock.ts';
import { addressFrom, offersBoleto, readOrder } from './order-facts.ts';
import { payOrder } from './pay-order.ts';
import { type OrderInput, placeOrder } from './place-order.ts';
import { toIdempotentRequest, findPurchaseReplay } from './idempotent-replay.ts';

/** Payer of the boleto: the saved billing details and the account's email address. */
const payerFor = async ({ repositories }: Needs<'repositories', 'accounts' | 'instruments'>, accountId: string) => {
  const account = await repositories.accounts.find(accountId);
  const payer = account && boletoPayer(await repositories.instruments.findAddress(accountId), account.email);
  return payer ? answer(payer) : refuse('BILLING_ADDRESS_INVALID');
};

/** A boleto pays for one period: it has no free trial and does not renew. */
const bySlip = <Input extends OrderInput>(input: Input): Input => ({ ...input, skip_trial: true, renewable: false });

/** Buys a plan by boleto, which is paid at a bank in Brazil (BI-39). The plan begins when the payment arrives. */
export const createBoletoPayment: UseCase<
  'createBoletoPayment',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories' | 'settings',
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
> = (deps) => async (viewer, given) => {
  const { accountId } = viewer;
  const input = bySlip(given);
  const at = await billingTime(deps, accountId);
  const call = toIdempotentRequest(viewer, 'createBoletoPayment', input);
  const same = () => findPurchaseReplay(deps.repositories, call, at);
  const before = await same();
  if (before) return before;
  if (!offersBoleto(deps, viewer)) return refuse('BOLETO_UNAVAILABLE');
  if (!input.terms_accepted) return refuse('TERMS_NOT_ACCEPTED');
  const subscription = await deps.repositories.subscriptions.findOf(accountId);
  const wanted = await readOrder(deps, deps.repositories, viewer, { sent: input, subscription, at });
  // A concurrent duplicate may have completed meanwhile.
  if (!wanted.ok) return (await same()) ?? wanted;
  if (wanted.value.product.currency !== BOLETO_CURRENCY) return refuse('BOLETO_UNAVAILABLE');
  if (input.address) {
    const address = addressFrom(input.address);
    if (!address.ok) return address;
    await deps.repositories.instruments.saveAddress(accountId, address.value, at);
  }
  const payer = await payerFor(deps, accountId);
  if (!payer.ok) return payer;
  const ordered = await placeOrder(deps, viewer, input, { by: { payer: payer.value }, call, at });
  if (!ordered.ok) return ordered;
  return payOrder(deps, call, ordered.value);
};
