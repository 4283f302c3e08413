import { checkBillingAddress, toAddressInput } from '@madang/domain/billing/billing-address.ts';
import type { BillingAddress } from '@madang/contract/billing/billing.contract.ts';
import { answer, refuse } from '../use-case/use-case.ts';

/** Billing details normalized for storage, or a validation error for each invalid field. */
export const addressFrom = ({ country, fields }: BillingAddress) => {
  const checked = checkBillingAddress(country, fields);
  if (checked.ok) return answer({ country, fields: toAddressInput(checked.value) as Record<string, string> });
  return refuse('BILLING_ADDRESS_INVALID', { fields: { ...checked.faults } });
};
