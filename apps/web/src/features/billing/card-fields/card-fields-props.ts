import type { CardFieldsSurface, ZipLocation } from '@madang/contract/billing/card-fields.ts';
import type { Ref } from 'react';

export interface CardFieldsHandle {
  /**
   * A token for the typed card. Null when something is invalid, which the fields show themselves. `zip` is the billing
   * address's code when `zipAsked` is outside. It is null while invalid, and then the fields are only validated.
   */
  requestToken(zip?: string | null): Promise<string | null>;
}

export interface CardFieldsProps {
  ref?: Ref<CardFieldsHandle>;
  /** Where the card fields are, from the visitor of the page. */
  payUrl: string;
  surface?: CardFieldsSurface;
  /** Where the postal code is asked for: once, in the fields or in the billing address beside them. */
  zipAsked?: ZipLocation;
  /** Billing country, which validates a postal code asked for here. Unknown when missing. */
  country?: string;
  /** Enter was pressed in a field. */
  onEnter?: () => void;
  /** The content of a field changed. */
  onEdit?: () => void;
}
