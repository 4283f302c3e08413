import type { DisplayState, PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import { policyFor, type PolicyType } from '@madang/domain/playback/access.ts';
import { isFinished } from '@madang/domain/watch-history/progress.ts';

/** The viewer, as far as the access policy needs. */
export interface Onlooker {
  readonly signedIn: boolean;
  /** By a plan of their own or by a partner. */
  readonly entitled: boolean;
}

/** What the policy says of a range for this person: the same rule that the play call asks (PL-14 to PL-20). */
export const findPolicy = (range: PolicyRange, { signedIn, entitled }: Onlooker): PolicyType =>
  policyFor(range, { signedIn, entitlement: null, partnerBilled: entitled });

interface Playable {
  readonly id: string;
  readonly title: string;
  readonly episode: number | null;
  /** Seconds. */
  readonly duration: number;
  readonly state: DisplayState;
  /** First shown, YYYY-MM-DD. */
  readonly airs: string;
  readonly range: PolicyRange;
}

/** What the main button offers. */
export type PlayOffer =
  | {
      readonly kind: 'play';
      readonly policy: PolicyType;
      readonly id: string;
      readonly title: string;
      readonly episode: number | null;
      /** Resume position in seconds from the start. 0 for the beginning. */
      readonly position: number;
      readonly duration: number;
    }
  | { readonly kind: 'wait'; readonly state: Exclude<DisplayState, 'ready'>; readonly airs: string };

/** `first` plays when nothing is in progress. Null when there is nothing to play, as for a webtoon. */
export const playOffer = (
  title: { readonly state: DisplayState; readonly airs: string },
  first: Playable | null,
  begun: { readonly playable: Playable; readonly position: number } | null,
  onlooker: Onlooker,
): PlayOffer | null => {
  const playable = begun?.playable ?? first;
  if (title.state !== 'ready') return { kind: 'wait', state: title.state, airs: title.airs };
  if (!playable) return null;
  if (playable.state !== 'ready') return { kind: 'wait', state: playable.state, airs: playable.airs };
  const { id, title: name, episode, duration, range } = playable;
  const position = begun && !isFinished(begun.position, duration) ? begun.position : 0;
  return { kind: 'play', policy: findPolicy(range, onlooker), id, title: name, episode, position, duration };
};
