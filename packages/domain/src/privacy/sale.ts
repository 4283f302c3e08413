import type { ViewingAge } from '../profiles/viewing-age.ts';
import type { PrivacyPreferences } from './choices.ts';

/**
 * Whether a viewer's data may be sold or shared: third-party ad tags make the browser fetch from their hosts. Not after
 * a refusal, not under the Global Privacy Control signal, and never on a child's or teen's profile, whatever was
 * allowed.
 */
export const mayBeSold = ({ signal, choices }: PrivacyPreferences, viewingAge: ViewingAge): boolean =>
  viewingAge === 'adult' && !signal && choices.sale !== 'refused';
