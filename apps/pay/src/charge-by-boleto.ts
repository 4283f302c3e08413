import { createHash } from 'node:crypto';
import type { SandboxCharge } from '@madang/database/billing/sandbox-payments.repository.ts';
import { boletoDue, boletoNumber } from '@madang/domain/billing/boleto-number.ts';
import { shownTaxId, taxIdIn } from '@madang/domain/billing/tax-id.ts';
import { type ChargeAnswer, reportCharge } from './charge.ts';
import type { PayDeps } from './pay-deps.ts';
import type { BoletoRequest } from './wire.ts';

/** Bank code that is not assigned. */
const BANK = '999';

/** Free field of the bank: 25 digits derived from the reference, which they do not reveal. */
const freeDigits = (reference: string): string =>
  BigInt(`0x${createHash('sha256').update(reference).digest('hex')}`)
    .toString()
    .slice(-25);

const shown = (taxId: string): string => {
  const known = taxIdIn(taxId);
  return known ? shownTaxId(known) : taxId;
};

/** Issues a boleto, once per idempotency key. A repeated key gets the current state. */
export const createBoletoCharge =
  ({ inTransaction, now, newId, url }: PayDeps) =>
  (key: string, { amount, name, tax_id: taxId, days }: BoletoRequest): Promise<ChargeAnswer> =>
    inTransaction(async (payments) => {
      const reference = newId();
      const { dueDay, expiresAt } = boletoDue(now(), days);
      const number = boletoNumber({ bank: BANK, amount, dueDay, free: freeDigits(reference) });
      const made: SandboxCharge = {
        key,
        instrument: null,
        amount,
        currency: 'BRL',
        reference,
        outcome: 'WAITING',
        knownFrom: now(),
        returnUrl: null,
        slip: { name, taxId: shown(taxId), number, expiresAt },
      };
      if (await payments.addCharge(made, now())) return reportCharge(made, now(), url());
      const before = await payments.findCharge(key);
      const isSame = before?.slip?.taxId === made.slip?.taxId && before?.slip?.name === name && before.amount === amount;
      return before && isSame ? reportCharge(before, now(), url()) : { state: 'KEY_TAKEN' };
    });
