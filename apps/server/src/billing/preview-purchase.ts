import type { Needs } from '../use-case/needs.ts';
import { BOLETO_GATEWAY } from '@madang/contract/billing/boleto.ts';
import { quotePurchase } from '@madang/domain/billing/price.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { billingTime } from './account-clock.ts';
import { presentQuote } from './billing.presenter.ts';
import { isFirst, offersBoleto, readOrder } from './order-facts.ts';
import { cardHadTrial } from './saved-cards.ts';

/** Price quote of a purchase now (BI-03), computed by the function that the charge uses (BI-108). */
export const previewPurchase: UseCase<
  'previewPurchase',
  Needs<'billing' | 'now' | 'payments' | 'repositories' | 'settings', 'codes' | 'instruments' | 'invoices' | 'subscriptions'>
> = (deps) => async (viewer, input) => {
  const { repositories, billing } = deps;
  const { accountId, accountCountry: country } = viewer;
  if (input.gateway_code === BOLETO_GATEWAY && !offersBoleto(deps, viewer)) return refuse('BOLETO_UNAVAILABLE');
  const at = await billingTime(deps, accountId);
  const subscription = await repositories.subscriptions.findOf(accountId);
  const order = await readOrder(deps, repositories, viewer, { sent: input, subscription, at });
  if (!order.ok) return order;
  const { product, offer, promotion } = order.value;
  const quote = quotePurchase({
    product,
    offer,
    promotion,
    firstTime: await isFirst(repositories.subscriptions, accountId),
    cardHadTrial: await cardHadTrial(deps, repositories, accountId),
    skipTrial: input.skip_trial,
    renewable: input.renewable,
    balance: await repositories.invoices.balanceOf(accountId, product.currency),
    tax: billing.tax({ country, address: await repositories.instruments.findAddress(accountId), at }),
    now: at,
  });
  return answer(presentQuote(quote, input.renewable));
};
