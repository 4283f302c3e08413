import type { Needs } from '../use-case/needs.ts';
import type { StoredPendingIdentity } from '@madang/database/identities/identities.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Api } from '@madang/contract/api.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import { parseBirthDate } from '@madang/domain/identities/birth-date.ts';
import type { PendingStep } from '@madang/domain/identities/pending-identity.ts';
import { ASSERTION_SECONDS, type HandOver, readHandOver } from '@madang/domain/partners/hand-over.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { registeredAddress } from '@madang/domain/shared/own-path.ts';
import { refuse } from '../use-case/use-case.ts';
import { browserSecret, hashSecret } from '../identities/browser-secret.ts';
import { type CurrentSession, currentSession, keepPending, findNextStep } from '../identities/pending-identity.ts';
import type { Viewer } from '../use-case/viewer.ts';

type Input = ParsedOf<Api['createHandOver']>;

/** Replay window (ms): a used assertion is remembered until it would have expired, plus clock skew. */
const KNOWN_MS = (ASSERTION_SECONDS + 60) * 1000;

export const toStoredHandOver = ({ requestId, productId, person, partner }: HandOver) => ({
  request_id: requestId,
  product_id: productId,
  bango_user_id: partner === 'bango' ? person.subject : null,
});

/** Query parameters beside the assertion must match its signed claims. */
const agrees = (handOver: HandOver, input: Input): boolean =>
  (['request_id', 'product_id', 'bango_user_id'] as const).every(
    (key) => input[key] === undefined || input[key] === toStoredHandOver(handOver)[key],
  );

interface Verified {
  readonly jti: string;
  readonly handOver: HandOver;
  readonly redirectUri: string | null;
}

/** Verifies a partner's signed assertion, or refuses it. */
export const verify = async (deps: Needs<'assertions' | 'now' | 'settings'>, input: Input) => {
  const at = deps.now();
  const assertion = await deps.assertions.read(input.type, input.assertion, at);
  const handOver = assertion && readHandOver(input.type, assertion.claims, deps.settings.longestName);
  if (!assertion || !handOver || !agrees(handOver, input)) return refuse('SSO_FAILED');
  const given = handOver.birthday === null ? null : parseBirthDate(handOver.birthday, toDay(at));
  if (given && !given.ok && given.refusal === 'TOO_YOUNG') return refuse('TOO_YOUNG');
  const redirectUri = registeredAddress(input.redirect_uri, deps.assertions.redirectsOf(input.type));
  // An impossible date of birth is dropped, and the viewer is asked for it.
  const usable = { ...handOver, birthday: given?.ok ? given.value : null };
  return { ok: true as const, value: { jti: assertion.jti, handOver: usable, redirectUri } };
};

interface Kept {
  readonly pending: StoredPendingIdentity;
  readonly step: PendingStep;
  readonly browser: string;
  readonly current: CurrentSession | null;
}

/** Consumes the assertion and saves its pending identity, in one transaction. */
export const keep = async (
  deps: Needs<'newId' | 'now'>,
  repositories: Pick<Repositories, 'accounts' | 'handOvers' | 'identities' | 'sessions'>,
  viewer: Viewer,
  verified: Verified,
  browserCookie: string | undefined,
) => {
  const { jti, handOver, redirectUri } = verified;
  const { partner, person, requestId, productId, birthday, guest, language } = handOver;
  const at = deps.now();
  if (!(await repositories.handOvers.useAssertion(partner, jti, at + KNOWN_MS, at))) return refuse('SSO_FAILED');
  const current = await currentSession(repositories, viewer);
  const decision = await findNextStep(deps, repositories, { person, guest }, current);
  if (!decision.ok) return refuse('SSO_FAILED');
  const step = decision.value;
  if (step.kind === 'sign_in_first' && (requestId === null || productId === null)) return refuse('SSO_FAILED');
  const browser = browserSecret(browserCookie);
  const kept = { person, provider: partner, language: language ?? 'en_us', birthday, guest, requestId, productId, redirectUri };
  const pending = await keepPending(deps, repositories, { ...kept, remembered: false, wayBack: null }, hashSecret(browser), step);
  return { ok: true as const, value: { pending, step, browser, current } satisfies Kept };
};
