import { expiryState } from '@madang/domain/billing/card.ts';
import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';

/** A card counts as expiring soon in its last month and the month before. */
const SOON_MS = 31 * 86_400_000;

export type ExpiryBadge = 'valid' | 'soon' | 'expired' | 'unknown';

/** Which badge a card has at `now` (ms): a card is good until its month is over (BI-76, BI-77). */
export const toExpiryBadge = (
  { expiry_month: month, expiry_year: year }: Pick<BillingInfo, 'expiry_month' | 'expiry_year'>,
  now: number,
): ExpiryBadge => {
  const state = expiryState(month, year, now);
  return state === 'valid' && expiryState(month, year, now + SOON_MS) === 'expired' ? 'soon' : state;
};

/** The month of a card as a day of it, YYYY-MM-DD. */
export const toMonthDay = ({
  expiry_month: month,
  expiry_year: year,
}: Pick<BillingInfo, 'expiry_month' | 'expiry_year'>): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

/** Why a card in use cannot be deleted, or null. The hint for the only card differs from that for one of several. */
export const whyCardIsKept = (card: Pick<BillingInfo, 'in_use'>, count: number): 'inUseHint' | 'inUseOnly' | null => {
  if (!card.in_use) return null;
  return count > 1 ? 'inUseHint' : 'inUseOnly';
};
