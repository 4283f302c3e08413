import { expiryState } from '@madang/domain/billing/card.ts';
import type { PayDeps } from './pay-deps.ts';
import { isTestCard } from './test-cards.ts';
import type { TokenRequest } from './wire.ts';

/** Lifetime of a token, in milliseconds. */
export const TOKEN_LIFETIME_MS = 20 * 60_000;

/** Stores a card as a token. Null for an unknown test card, or an expired one. */
export const createToken =
  ({ inTransaction, now, newId }: PayDeps) =>
  async (ask: TokenRequest): Promise<string | null> => {
    if (!isTestCard(ask.scenario, ask.brand, ask.last4)) return null;
    if (expiryState(ask.expiry_month, ask.expiry_year, now()) !== 'valid') return null;
    const id = newId();
    const token = {
      id,
      scenario: ask.scenario,
      brand: ask.brand,
      last4: ask.last4,
      expiryMonth: ask.expiry_month,
      expiryYear: ask.expiry_year,
      zipCode: ask.zip_code,
      holder: ask.holder,
      expiresAt: now() + TOKEN_LIFETIME_MS,
    };
    await inTransaction((payments) => payments.addToken(token, now()));
    return id;
  };
