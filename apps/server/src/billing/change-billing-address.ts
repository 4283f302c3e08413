import type { UseCase } from '../http/handlers.ts';
import { addressFrom } from './address-from.ts';

/** What an account is known by at the bank and the tax office (BI-41 to BI-73). */
export const changeBillingAddress: UseCase<'changeBillingAddress'> =
  ({ repositories, now }) =>
  async ({ accountId }, input) => {
    const address = addressFrom(input);
    if (!address.ok) return address;
    await repositories.instruments.saveAddress(accountId, address.value, now());
    return address;
  };
