import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';
import type { AddressInput } from '@madang/domain/billing/billing-address.ts';
import type { Visitor } from '../../../../render';

/** What the checkout knows before anything is typed. */
export interface CheckoutView {
  /** Where the card fields are. */
  readonly payUrl: string;
  /** Whether there is room for the code of a coupon. */
  readonly codes: boolean;
  readonly cards: readonly BillingInfo[];
  /** ISO 3166. */
  readonly country: string;
  /** ISO 3166: where the account buys, wherever the bill goes. */
  readonly accountCountry: string;
  /** The billing details that are kept, or what the account says of them. */
  readonly given: AddressInput;
  /** Whether they are kept already. */
  readonly isKept: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The payer's saved cards and billing details. */
export const loadCheckout = async ({ api, session, country: here, payUrl, codes, now }: Visitor): Promise<CheckoutView> => {
  const [cards, address, account] = await Promise.all([api.listBillingInfo(), api.getBillingAddress(), api.getAccount()]);
  const { first_name, last_name } = account;
  return {
    payUrl,
    codes,
    cards: cards.objects,
    country: address?.country ?? session?.country ?? here,
    accountCountry: session?.country ?? here,
    given: address?.fields ?? { first_name, last_name },
    isKept: address !== null,
    now: now.getTime(),
  };
};
