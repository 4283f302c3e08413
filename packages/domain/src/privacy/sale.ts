import type { ViewingAge } from '../profiles/viewing-age.ts';
import type { PrivacySaid } from './choices.ts';

/**
 * Whether a viewer may be sold or shared to others: whether ads may come from their tags, whose films the browser fetches from their
 * hosts. Not after a no, not under the signal (Global Privacy Control, section 3), never where a child or a teenager watches, whatever
 * was allowed.
 */
export const mayBeSold = ({ signal, choices }: PrivacySaid, viewingAge: ViewingAge): boolean =>
  viewingAge === 'adult' && !signal && choices.sale !== 'refused';
