import type { Api } from '@madang/contract/api.ts';
import type { AnswerOf, ParsedOf, RefusalOf } from '@madang/contract/operation.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import type { PrivacyChoices } from '@madang/domain/privacy/choices.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Deps } from './deps.ts';
import type { AccountHolder, SignedIn, Viewer } from './viewer.ts';

/** Cookie changes beside the answer: a session is issued, refreshed, given another profile or ended, or privacy choices are stored. */
export type SessionEffect =
  | { readonly kind: 'privacy'; readonly choices: PrivacyChoices }
  | { readonly kind: 'ended'; readonly device?: string }
  | { readonly kind: 'issued'; readonly tokens: IssuedTokens; /** The device cookie after a sign-in. */ readonly device?: string }
  | ({ readonly kind: 'chosen' } & Pick<IssuedTokens, 'profileId' | 'remembered'>);

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Who watches; null until a profile has been chosen. */
  readonly profileId: string | null;
  readonly userType: string;
  /** Cookies outlive the browser only then (SE-67). */
  readonly remembered: boolean;
}

export interface Answered<T> {
  readonly ok: true;
  readonly value: T;
  readonly session?: SessionEffect;
}
export interface Refused<R extends Refusal = Refusal> {
  readonly ok: false;
  readonly refusal: R;
  /** What is wrong with which field of the input. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly session?: SessionEffect;
}

/** A value a viewer gets. */
export const answer = <T>(value: T, session?: SessionEffect): Answered<T> => ({ ok: true, value, ...(session && { session }) });
/** A reason a viewer is given. */
export const refuse = <const R extends Refusal>(refusal: R, details: Omit<Refused<R>, 'ok' | 'refusal'> = {}): Refused<R> => ({
  ok: false,
  refusal,
  ...details,
});

type ViewerOf<N extends OperationName> = Api[N]['authority'] extends 'user'
  ? AccountHolder
  : Api[N]['authority'] extends 'profile'
    ? SignedIn
    : Viewer;
/** The calling session may have ended on another node, which a use case finds out behind the lock of the account. */
type RefusalOfSession<N extends OperationName> = Api[N]['authority'] extends 'user' | 'profile' ? 'TOKEN_INVALID' : never;
export type Reply<N extends OperationName> = Answered<AnswerOf<Api[N]>> | Refused<RefusalOf<Api[N]> | RefusalOfSession<N>>;

/** A use case: the dependencies that it names, then viewer and input. What it may refuse is what the contract declares. */
export type UseCase<N extends OperationName, D> = (
  deps: D,
) => (viewer: ViewerOf<N>, input: ParsedOf<Api[N]>) => Promise<Reply<N>>;

/** One use case per operation; a missing one does not compile. */
export type Handlers = { readonly [N in OperationName]: UseCase<N, Deps> };
/** A slice's share of the handlers. */
export type Routes<N extends OperationName> = Pick<Handlers, N>;
