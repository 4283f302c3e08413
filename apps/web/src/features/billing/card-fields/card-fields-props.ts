import type { CardFieldsSurface, ZipAsked } from '@madang/contract/billing/card-fields.ts';
import type { Ref } from 'react';

export interface CardFieldsHandle {
  /**
   * A token for the typed card; null where something is invalid, which the fields show themselves. `zip` comes from the billing address
   * where `zipAsked` is outside: null while that is invalid, so that the fields are only checked.
   */
  requestToken(zip?: string | null): Promise<string | null>;
}

export interface CardFieldsProps {
  ref?: Ref<CardFieldsHandle>;
  /** Where the card fields are, from the visitor of the page. */
  payUrl: string;
  surface?: CardFieldsSurface;
  /** Where the postal code is asked for: once, in the fields or in the billing address beside them. */
  zipAsked?: ZipAsked;
  /** The billing country, by whose rule a postal code asked for here is checked; unknown where it is missing. */
  country?: string;
  /** Enter was pressed in a field. */
  onEnter?: () => void;
  /** Something else stands in a field. */
  onEdit?: () => void;
}
