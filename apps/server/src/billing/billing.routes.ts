import type { Routes } from '../http/handlers.ts';
import { addBillingInfo } from './add-billing-info.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { changeBillingAddress } from './change-billing-address.ts';
import { changeBillingInfo } from './change-billing-info.ts';
import { changeTestClock } from './change-test-clock.ts';
import { confirmPurchase } from './confirm-purchase.ts';
import { createBoletoPayment } from './create-boleto-payment.ts';
import { createRefund } from './create-refund.ts';
import { getBillingAddress } from './get-billing-address.ts';
import { getPrimaryBillingInfo } from './get-primary-billing-info.ts';
import { listBillingInfo } from './list-billing-info.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listTransactions } from './list-transactions.ts';
import { previewPurchase } from './preview-purchase.ts';
import { purchase } from './purchase.ts';
import { removeBillingInfo } from './remove-billing-info.ts';
import { selectPrimaryBillingInfo } from './select-primary-billing-info.ts';

export const billingRoutes: Routes<
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
  | 'listPaymentMethods'
  | 'createRefund'
  | 'changeTestClock'
> = {
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
  listPaymentMethods,
  createRefund,
  changeTestClock,
};
