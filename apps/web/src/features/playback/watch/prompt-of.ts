import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { playbackWords } from '@madang/i18n/parts/playback.ts';
import type { NoPlayback, WatchView } from './watch-view.ts';

export type PromptName = keyof WordsWith<[typeof playbackWords]>['playback']['prompts'];

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

/**
 * The words for what the play call said. The sign-in prompt tells what signing in leads to: the next episode, where one
 * has just ended (PL-21), or the need of a plan.
 */
export const promptOf = (refused: NoPlayback, { following, range }: Pick<WatchView, 'following' | 'range'>): PromptName => {
  if (refused.kind === 'outage') return 'OUTAGE';
  if (refused.refusal === 'SIGN_IN_NEEDED' && range === 'SVOD') return 'SUBSCRIBER_SIGN_IN_NEEDED';
  if (refused.refusal === 'SIGN_IN_NEEDED' && following) return 'NEXT_EPISODE';
  return REFUSALS.find((refusal) => refusal === refused.refusal) ?? 'OUTAGE';
};
