import type { PayDeps } from './pay-deps.ts';
import type { RefundRequest } from './wire.ts';

/** Refunds a card charge, once per charge and key. Boleto payments are not refundable. */
export const refundCharge =
  ({ inTransaction, now }: PayDeps) =>
  (key: string, { charge, amount }: RefundRequest): Promise<'REFUNDED' | 'REFUSED'> =>
    inTransaction(async (payments) => {
      const paid = await payments.findByReference(charge);
      if (paid?.outcome !== 'SUCCEEDED' || paid.instrument === null || amount > paid.amount) return 'REFUSED';
      if (await payments.addRefund(key, charge, amount, now())) return 'REFUNDED';
      const before = await payments.findRefund(charge);
      return before?.key === key && before.amount === amount ? 'REFUNDED' : 'REFUSED';
    });
