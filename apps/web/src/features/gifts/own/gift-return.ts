import type { Visitor } from '../../../../render';

/** What the page shows to which a bank leads back after a gift. */
export interface GiftReturnView {
  readonly view: 'gift';
  readonly signedIn: boolean;
  /** Where the provider's pages are. */
  readonly payUrl: string;
}

/** The last part of the address to which a bank leads back. */
const GIFT_RETURN = 'gift';

export const readGiftReturn = ({ session, payUrl }: Visitor, type: string): GiftReturnView | null =>
  type === GIFT_RETURN ? { view: 'gift', signedIn: session !== null, payUrl } : null;
