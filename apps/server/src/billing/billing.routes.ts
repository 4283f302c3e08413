import type { Needs } from '../use-case/needs.ts';
import type { FastifyPluginAsync } from 'fastify';
import { carriedAccount } from '../http/credentials.ts';
import { ofRefusal } from '../http/errors.ts';
import type { Routes } from '../use-case/use-case.ts';
import { addBillingInfo } from './add-billing-info.ts';
import { addCampaignAnswer } from './add-campaign-answer.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { changeBillingAddress } from './change-billing-address.ts';
import { changeBillingInfo } from './change-billing-info.ts';
import { changeTestClock } from './change-test-clock.ts';
import { changeZipCampaigns } from './change-zip-campaigns.ts';
import { confirmPurchase } from './confirm-purchase.ts';
import { createBoletoPayment } from './create-boleto-payment.ts';
import { createRefund } from './create-refund.ts';
import { getBillingAddress } from './get-billing-address.ts';
import { boletoPath, receiptPath } from './billing.presenter.ts';
import { getBoletoFile } from './get-boleto-file.ts';
import { getReceiptFile } from './get-receipt-file.ts';
import { getTransaction } from './get-transaction.ts';
import { getPrimaryBillingInfo } from './get-primary-billing-info.ts';
import { getZipCampaign } from './get-zip-campaign.ts';
import { listBillingInfo } from './list-billing-info.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listTransactions } from './list-transactions.ts';
import { previewPurchase } from './preview-purchase.ts';
import { purchase } from './purchase.ts';
import { removeBillingInfo } from './remove-billing-info.ts';
import { selectPrimaryBillingInfo } from './select-primary-billing-info.ts';
import { withdrawPurchase } from './withdraw-purchase.ts';
import type { Geo } from '../ports/geo.ts';

export const billingRoutes = {
  previewPurchase,
  purchase,
  createBoletoPayment,
  confirmPurchase,
  cancelPurchase,
  listBillingInfo,
  getPrimaryBillingInfo,
  addBillingInfo,
  changeBillingInfo,
  removeBillingInfo,
  selectPrimaryBillingInfo,
  getBillingAddress,
  changeBillingAddress,
  listTransactions,
  getTransaction,
  listPaymentMethods,
  withdrawPurchase,
  createRefund,
  getZipCampaign,
  addCampaignAnswer,
  changeZipCampaigns,
  changeTestClock,
} satisfies Routes<
  | 'previewPurchase'
  | 'purchase'
  | 'createBoletoPayment'
  | 'confirmPurchase'
  | 'cancelPurchase'
  | 'listBillingInfo'
  | 'getPrimaryBillingInfo'
  | 'addBillingInfo'
  | 'changeBillingInfo'
  | 'removeBillingInfo'
  | 'selectPrimaryBillingInfo'
  | 'getBillingAddress'
  | 'changeBillingAddress'
  | 'listTransactions'
  | 'getTransaction'
  | 'listPaymentMethods'
  | 'withdrawPurchase'
  | 'createRefund'
  | 'getZipCampaign'
  | 'addCampaignAnswer'
  | 'changeZipCampaigns'
  | 'changeTestClock'
>;

/** PDF downloads of receipts and boletos, which are not operations of the contract. */
export const receiptRoutes: FastifyPluginAsync<{
  readonly deps: Needs<'limits' | 'now' | 'repositories' | 'sessions' | 'tokens', 'accounts' | 'instruments' | 'invoices'>;
  readonly geo: Geo;
}> = async (app, { deps, geo }) => {
  const accountOf = carriedAccount(deps);

  app.get<{ Params: { id: string }; Querystring: { language?: unknown; time_zone?: unknown } }>(
    receiptPath(':id'),
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { language, time_zone: timeZone } = request.query;
      const country = geo.countryOf(request.socket.remoteAddress ?? '', request.headers);
      const file = await getReceiptFile(deps)(await accountOf(request), { id: request.params.id, language, timeZone, country });
      if (!file.ok) {
        const { status, body } = ofRefusal(file);
        return reply.code(status).send(body);
      }
      return reply.header('content-disposition', `attachment; filename="${file.name}"`).type('application/pdf').send(file.bytes);
    },
  );

  app.get<{ Params: { id: string }; Querystring: { language?: unknown } }>(boletoPath(':id'), async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { language } = request.query;
    const country = geo.countryOf(request.socket.remoteAddress ?? '', request.headers);
    const file = await getBoletoFile(deps)(await accountOf(request), { id: request.params.id, language, country });
    if (!file.ok) {
      const { status, body } = ofRefusal(file);
      return reply.code(status).send(body);
    }
    return reply.header('content-disposition', `attachment; filename="${file.name}"`).type('application/pdf').send(file.bytes);
  });
};
