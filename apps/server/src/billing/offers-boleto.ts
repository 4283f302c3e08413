import { BOLETO_COUNTRY } from '@madang/domain/billing/boleto.ts';
import type { Deps } from '../deps.ts';
import type { AccountHolder } from '../sessions/viewer.ts';

/** Whether slips are sold to somebody (BI-40): in Brazil alone, where the operator wants it and the provider makes them out. */
export const offersBoleto = (
  { billing, payments }: Pick<Deps, 'billing' | 'payments'>,
  { accountCountry }: Pick<AccountHolder, 'accountCountry'>,
): boolean => billing.boleto && payments.gateway.boleto && accountCountry === BOLETO_COUNTRY;
