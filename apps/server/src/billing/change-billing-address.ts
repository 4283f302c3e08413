import type { Needs } from '../use-case/needs.ts';
import type { UseCase } from '../use-case/use-case.ts';
import { addressFrom } from './order-facts.ts';

/** Saves the billing address that boletos, receipts and tax rates use (BI-41 to BI-73). */
export const changeBillingAddress: UseCase<'changeBillingAddress', Needs<'now' | 'repositories', 'instruments'>> =
  ({ repositories, now }) =>
  async ({ accountId }, input) => {
    const address = addressFrom(input);
    if (!address.ok) return address;
    await repositories.instruments.saveAddress(accountId, address.value, now());
    return address;
  };
