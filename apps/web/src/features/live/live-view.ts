import { BCP47 } from '@madang/domain/shared/language.ts';
import type { Visitor } from '../../../render';

/** Access of this visitor to the channel (LV-02). */
export type LiveRight = 'allowed' | 'SIGN_IN_NEEDED' | 'SUBSCRIPTION_NEEDED';

/** The visitor of the channel. */
export interface LiveView {
  readonly right: LiveRight;
  /** ISO 3166. */
  readonly country: string;
  /** Whose choices of subtitles and sound are kept. */
  readonly profile: { readonly id: string; readonly subtitles: string } | null;
}

export const toLiveView = ({ session, country }: Pick<Visitor, 'session' | 'country'>): LiveView => {
  const right = session === null ? 'SIGN_IN_NEEDED' : session.entitlement === null ? 'SUBSCRIPTION_NEEDED' : 'allowed';
  const profile = session?.profile ?? null;
  return { right, country, profile: profile && { id: profile.id, subtitles: BCP47[profile.subtitle_lang] } };
};
