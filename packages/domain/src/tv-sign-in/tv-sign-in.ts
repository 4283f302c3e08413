import { allow, type Decision, refuse } from '../shared/decision.ts';

/** Device description sent by a television (RT-60). */
export interface TvDevice {
  readonly id: string;
  readonly type: string;
  readonly model: string;
  readonly version: string;
}

/** Answer of an account to a television's sign-in request. Instants in milliseconds since 1970. */
export type TvSignInAnswer = { readonly kind: 'denied'; readonly at: number } | Confirmed;

interface Confirmed {
  readonly kind: 'confirmed';
  readonly at: number;
  readonly accountId: string;
  /** Active profile on the television. */
  readonly profileId: string;
  /** Identifies one click, so that a retry of it is distinguished from another use of the code. */
  readonly attemptId: string | null;
}

/** Sign-in request of a television (device authorization grant, RFC 8628). */
export interface TvSignIn {
  readonly id: string;
  readonly device: TvDevice;
  /** ISO 3166 country of the request. */
  readonly country: string;
  /** Expiry of an unanswered code. */
  readonly expiresAt: number;
  /** Minimum polling interval, in seconds. */
  readonly interval: number;
  readonly polledAt: number | null;
  readonly answer: TvSignInAnswer | null;
  /** When its tokens were issued. */
  readonly handedAt: number | null;
}

/** Lifetime of a code, in milliseconds (TV-14). */
export const CODE_MS = 300_000;
export const POLL_SECONDS = 5;
/** Added to the interval of a television that polls too fast (RFC 8628, 3.5), up to a maximum. Seconds. */
const SLOW_DOWN_SECONDS = 5;
const MAX_INTERVAL_SECONDS = 60;
/** Tolerance for network delays, which make the next poll look early. */
const POLL_SLACK_MS = 1000;
/** How long tokens wait for a television that was off when its request was confirmed, in milliseconds. */
const HANDOVER_MS = 300_000;
/** Grace period (ms) in which a television that missed the response gets its tokens again. Then the code is void. */
export const REPEAT_MS = 60_000;

type Refused = 'TV_CODE_WRONG' | 'TV_SIGN_IN_EXPIRED';

/** The request, if its code can still be answered at `now` (ms). Else TV_CODE_WRONG or TV_SIGN_IN_EXPIRED. */
export const awaited = (request: TvSignIn | null, now: number): Decision<TvSignIn, Refused> => {
  if (!request) return refuse('TV_CODE_WRONG');
  return request.answer === null && now < request.expiresAt ? allow(request) : refuse('TV_SIGN_IN_EXPIRED');
};

/** Confirms a request: once per code, and a retry of the same click is idempotent. `now` in milliseconds since 1970. */
export const confirm = (
  request: TvSignIn | null,
  by: { readonly accountId: string; readonly profileId: string; readonly attemptId: string | null },
  now: number,
): Decision<TvSignIn, Refused> => {
  const given = request?.answer;
  const isRepeated =
    given?.kind === 'confirmed' && given.accountId === by.accountId && by.attemptId !== null && given.attemptId === by.attemptId;
  if (request && isRepeated) return allow(request);
  const open = awaited(request, now);
  return open.ok ? allow({ ...open.value, answer: { kind: 'confirmed', at: now, ...by } }) : open;
};

/** Denies a request. The television learns of it with its next poll. `now` in milliseconds since 1970. */
export const dismiss = (request: TvSignIn | null, now: number): Decision<TvSignIn, Refused> => {
  if (request?.answer?.kind === 'denied') return allow(request);
  const open = awaited(request, now);
  return open.ok ? allow({ ...open.value, answer: { kind: 'denied', at: now } }) : open;
};

/** Result of a poll, with the updated request. */
export type Polled =
  | { readonly kind: 'pending' | 'slow_down'; readonly request: TvSignIn }
  /** `repeat`: reissues the tokens of the first response. */
  | { readonly kind: 'hand_over'; readonly repeat: boolean; readonly by: Confirmed; readonly request: TvSignIn }
  | { readonly kind: 'denied' | 'expired' };

/** Answers a poll at `now` (ms). An unknown request counts as expired. */
export const poll = (request: TvSignIn | null, now: number): Polled => {
  if (!request) return { kind: 'expired' };
  const { answer, handedAt, polledAt, interval } = request;
  if (answer?.kind === 'denied') return { kind: 'denied' };
  if (answer && handedAt === null)
    return now < answer.at + HANDOVER_MS
      ? { kind: 'hand_over', repeat: false, by: answer, request: { ...request, handedAt: now } }
      : { kind: 'expired' };
  if (answer && handedAt !== null)
    return now <= handedAt + REPEAT_MS ? { kind: 'hand_over', repeat: true, by: answer, request } : { kind: 'expired' };
  if (now >= request.expiresAt) return { kind: 'expired' };
  const isEarly = polledAt !== null && now - polledAt < interval * 1000 - POLL_SLACK_MS;
  if (!isEarly) return { kind: 'pending', request: { ...request, polledAt: now } };
  const slower = Math.min(interval + SLOW_DOWN_SECONDS, MAX_INTERVAL_SECONDS);
  return { kind: 'slow_down', request: { ...request, polledAt: now, interval: slower } };
};

/** Wrong codes before a rate limit applies, by account and by IP address: six letters could be guessed otherwise. */
export const MAX_GUESSES = { account: 5, address: 20 } as const;
export const GUESS_WINDOW_MS = 600_000;

/** Whether another guess is allowed. The counts of the window include this one. */
export const mayGuess = (guesses: { readonly account: number; readonly address: number }): boolean =>
  guesses.account <= MAX_GUESSES.account && guesses.address <= MAX_GUESSES.address;
