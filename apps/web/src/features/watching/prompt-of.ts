import type { Words } from '@madang/i18n/catalogues.ts';
import type { NoPlayback } from './watch-view.ts';

export type PromptName = keyof Words['playback']['prompts'];

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

/** The words for what the play call said; `following` is true where another episode has just ended (PL-21). */
export const promptOf = (refused: NoPlayback, following: boolean): PromptName => {
  if (refused.kind === 'outage') return 'OUTAGE';
  if (refused.refusal === 'SIGN_IN_NEEDED' && following) return 'NEXT_EPISODE';
  return REFUSALS.find((refusal) => refusal === refused.refusal) ?? 'OUTAGE';
};
