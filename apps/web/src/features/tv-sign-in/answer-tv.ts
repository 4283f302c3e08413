import type { Client } from '@madang/contract/client.ts';
import type { TvRequest } from '@madang/contract/tv-sign-in/tv-sign-in.contract.ts';
import { isCallFailed } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { newId } from '#app/platform/new-id.ts';

/** How it ended, as the screen says it (TV-09). */
export type TvOutcome = 'signedIn' | 'cancelled' | 'failed' | 'expired';

/** Outcome of a failed TV sign-in call. Rethrows any other error. */
export const toTvAnswer = onCallFailed(({ reason }): TvOutcome => {
  if (reason === 'TV_SIGN_IN_EXPIRED') return 'expired';
  return reason === 'TV_CODE_WRONG' ? 'failed' : 'cancelled';
});

/** Which television asks, or why none does. */
export const lookUpTv = async (api: Pick<Client, 'previewTvSignIn'>, code: string): Promise<TvRequest | TvOutcome> => {
  try {
    return await api.previewTvSignIn({ token: code });
  } catch (error) {
    return toTvAnswer(error);
  }
};

const noAnswerCame = (error: unknown): boolean => isCallFailed(error) && error.status === 0;

/**
 * Approves the sign-in. Without a response it retries once with the same attempt ID, so that a lost response is no lost
 * sign-in.
 */
export const sayYes = async (api: Pick<Client, 'confirmTvSignIn'>, code: string): Promise<TvOutcome> => {
  const click = { token: code, attempt_id: newId() };
  try {
    await api.confirmTvSignIn(click).catch((error: unknown) => {
      if (noAnswerCame(error)) return api.confirmTvSignIn(click);
      throw error;
    });
    return 'signedIn';
  } catch (error) {
    return toTvAnswer(error);
  }
};

/** Denies the sign-in. When the call fails, the television's code expires by itself. */
export const sayNo = async (api: Pick<Client, 'dismissTvSignIn'>, code: string): Promise<TvOutcome> => {
  try {
    await api.dismissTvSignIn({ token: code });
  } catch (error) {
    toTvAnswer(error);
  }
  return 'cancelled';
};
