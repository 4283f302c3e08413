import type { PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import type { NoStrip } from './read-view.ts';

export type ReadingPromptName = keyof WordsWith<[typeof webtoonWords]>['webtoons']['prompts'];

const REFUSALS = [
  'SIGN_IN_NEEDED',
  'SUBSCRIPTION_NEEDED',
  'CONTENT_PREPARING',
  'CONTENT_COMING_SOON',
  'CONTENT_EXPIRED',
  'CONTENT_NOT_IN_COUNTRY',
  'RATED_ABOVE_PROFILE',
] as const satisfies readonly ReadingPromptName[];

interface Asked {
  readonly following: boolean;
  readonly range: PolicyRange;
}

/** The words for what the call said; signing in leads to the next episode where one has just ended, or to the need of a plan. */
export const promptOf = (refused: NoStrip, { following, range }: Asked): ReadingPromptName => {
  if (refused.kind === 'outage') return 'OUTAGE';
  if (refused.refusal === 'SIGN_IN_NEEDED' && range === 'SVOD') return 'SUBSCRIBER_SIGN_IN_NEEDED';
  if (refused.refusal === 'SIGN_IN_NEEDED' && following) return 'NEXT_EPISODE';
  return REFUSALS.find((refusal) => refusal === refused.refusal) ?? 'OUTAGE';
};
