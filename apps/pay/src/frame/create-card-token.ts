import { detectBrand } from '@madang/domain/billing/card-brand.ts';
import { normalZip, type Expiry } from '@madang/domain/billing/card.ts';
import { normalText } from '@madang/domain/billing/field-rules.ts';
import type { TestCard } from '../test-cards.ts';

export interface CardData {
  /** Test card. Other numbers are refused in the field and never sent. */
  readonly card: TestCard;
  readonly expiry: Expiry;
  readonly zip: string;
  readonly country: string | null;
  readonly holder: string;
}

/** Timeout in milliseconds, shorter than that of the page, which waits for the token. */
const TIMEOUT_MS = 10_000;

export type TokenResult = { readonly tokenId: string } | { readonly fault: 'failed' | 'tooMany' };

/** Exchanges a card for a token. Sends its test scenario, brand and last digits, never its number or CVV. */
export const createCardToken = async ({ card, expiry, zip, country, holder }: CardData): Promise<TokenResult> => {
  try {
    const response = await fetch('/api/pay/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        scenario: card.scenario,
        brand: detectBrand(card.number),
        last4: card.number.slice(-4),
        expiry_month: expiry.month,
        expiry_year: expiry.year,
        zip_code: normalZip(zip),
        country,
        holder: normalText(holder),
      }),
    });
    if (response.status === 429) return { fault: 'tooMany' };
    const { token_id: tokenId } = (await response.json()) as { token_id?: unknown };
    return response.ok && typeof tokenId === 'string' ? { tokenId } : { fault: 'failed' };
  } catch {
    return { fault: 'failed' };
  }
};
