import type { Needs } from '../use-case/needs.ts';
import { BOLETO_COUNTRY } from '@madang/domain/billing/boleto.ts';
import type { AccountHolder } from '../use-case/viewer.ts';

/** Boleto is offered to accounts in Brazil only, if the operator enables it and the provider supports it (BI-40). */
export const offersBoleto = (
  { billing, payments }: Needs<'billing' | 'payments'>,
  { accountCountry }: Pick<AccountHolder, 'accountCountry'>,
): boolean => billing.boleto && payments.gateway.boleto && accountCountry === BOLETO_COUNTRY;
