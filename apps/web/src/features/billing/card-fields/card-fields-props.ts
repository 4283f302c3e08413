import type { CardFieldsSurface } from '@madang/contract/billing/card-fields.ts';
import type { Ref } from 'react';

export interface CardFieldsHandle {
  /** A token for the card that was typed; null where something is wrong, which the fields say themselves. */
  requestToken(): Promise<string | null>;
}

export interface CardFieldsProps {
  ref?: Ref<CardFieldsHandle>;
  /** Where the card fields are, from the visitor of the page. */
  payUrl: string;
  surface?: CardFieldsSurface;
  /** Enter was pressed in a field. */
  onEnter?: () => void;
  /** Something else stands in a field. */
  onEdit?: () => void;
}
