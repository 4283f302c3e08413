import { isForSubscribers } from '@madang/domain/catalog/policy-range.ts';
import type { PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { playbackWords } from '@madang/i18n/parts/playback.ts';
import type { NoAccess } from './no-access.ts';

export type PromptName = keyof WordsWith<[typeof playbackWords]>['playback']['prompts'];

interface PromptWords {
  readonly title: string;
  readonly text: string;
}
/** A webtoon is read on as many devices as one likes, and its episodes are always one part. */
type OfVideos = 'CONTENT_NOT_PLAYABLE' | 'TOO_MANY_STREAMS' | 'STREAM_ENDED';
/** What a kind of content says of each. */
export type Prompts = Readonly<Record<Exclude<PromptName, OfVideos>, PromptWords>> &
  Readonly<Partial<Record<OfVideos, PromptWords>>>;

const REFUSALS = [
  'SIGN_IN_NEEDED',
  'SUBSCRIPTION_NEEDED',
  'CONTENT_PREPARING',
  'CONTENT_COMING_SOON',
  'CONTENT_EXPIRED',
  'CONTENT_NOT_IN_COUNTRY',
  'RATED_ABOVE_PROFILE',
  'CONTENT_NOT_PLAYABLE',
  'TOO_MANY_STREAMS',
  'STREAM_ENDED',
] as const satisfies readonly PromptName[];

interface PromptContext {
  /** It was reached by the end of another episode. */
  readonly following: boolean;
  readonly range: PolicyRange;
  /** The viewer's plan takes a pause. */
  readonly paused: boolean;
}

/**
 * Prompt for a refused call. The sign-in prompt names what signing in leads to: the next episode after one has ended
 * (PL-21), or the need of a plan. A viewer with a paused plan has one and resumes it.
 */
export const choosePrompt = (refused: NoAccess, { following, range, paused }: PromptContext): PromptName => {
  if (refused.kind === 'outage') return 'OUTAGE';
  if (refused.refusal === 'SIGN_IN_NEEDED' && isForSubscribers(range)) return 'SUBSCRIBER_SIGN_IN_NEEDED';
  if (refused.refusal === 'SIGN_IN_NEEDED' && following) return 'NEXT_EPISODE';
  if (refused.refusal === 'SUBSCRIPTION_NEEDED' && paused) return 'SUBSCRIPTION_PAUSED';
  return REFUSALS.find((refusal) => refusal === refused.refusal) ?? 'OUTAGE';
};

export const promptWords = (prompts: Prompts, prompt: PromptName): PromptWords => prompts[prompt] ?? prompts.OUTAGE;
