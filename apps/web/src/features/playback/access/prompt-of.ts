import type { PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { playbackWords } from '@madang/i18n/parts/playback.ts';
import type { NoAccess } from './no-access.ts';

export type PromptName = keyof WordsWith<[typeof playbackWords]>['playback']['prompts'];

interface PromptWords {
  readonly title: string;
  readonly text: string;
}
/** What a kind of content says of each; an episode of a webtoon is always one part. */
export type Prompts = Readonly<Record<Exclude<PromptName, 'CONTENT_NOT_PLAYABLE'>, PromptWords>> &
  Readonly<Partial<Record<'CONTENT_NOT_PLAYABLE', PromptWords>>>;

const REFUSALS = [
  'SIGN_IN_NEEDED',
  'SUBSCRIPTION_NEEDED',
  'CONTENT_PREPARING',
  'CONTENT_COMING_SOON',
  'CONTENT_EXPIRED',
  'CONTENT_NOT_IN_COUNTRY',
  'RATED_ABOVE_PROFILE',
  'CONTENT_NOT_PLAYABLE',
] as const satisfies readonly PromptName[];

interface Asked {
  /** It was reached by the end of another episode. */
  readonly following: boolean;
  readonly range: PolicyRange;
}

/**
 * The words for what the call said. The sign-in prompt tells what signing in leads to: the next episode, where one
 * has just ended (PL-21), or the need of a plan.
 */
export const promptOf = (refused: NoAccess, { following, range }: Asked): PromptName => {
  if (refused.kind === 'outage') return 'OUTAGE';
  if (refused.refusal === 'SIGN_IN_NEEDED' && range === 'SVOD') return 'SUBSCRIBER_SIGN_IN_NEEDED';
  if (refused.refusal === 'SIGN_IN_NEEDED' && following) return 'NEXT_EPISODE';
  return REFUSALS.find((refusal) => refusal === refused.refusal) ?? 'OUTAGE';
};
