import type { Repositories } from '@madang/database/repositories.ts';
import { giveBirthDate } from '@madang/domain/identities/birth-date.ts';
import { SIGN_IN_TYPES } from '@madang/domain/identities/social-sign-in.ts';
import {
  ASSERTION_SECONDS,
  decideArrival,
  HAND_OVER_MS,
  type HandOver,
  handOverOf,
  issuerOfPartner,
  userTypeOf,
} from '@madang/domain/partners/hand-over.ts';
import { dayOf } from '@madang/domain/shared/calendar.ts';
import { registeredAddress } from '@madang/domain/shared/own-path.ts';
import { hasPlan } from '@madang/domain/subscriptions/entitlement.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import type { Deps } from '../deps.ts';
import { answer, refuse, type Reply, type UseCase } from '../http/handlers.ts';
import { browserSecret, hashOf } from '../identities/browser-secret.ts';
import { accountAndProfile, openOutsideAccount, Overtaken } from '../identities/open-outside-account.ts';
import { beginSession } from '../sessions/begin-session.ts';
import type { Viewer } from '../sessions/viewer.ts';

type Input = ParsedOf<Api['confirmHandOver']>;
type Answer = Reply<'confirmHandOver'>;

/** An assertion stays known until it would be refused for its age, with the difference of two clocks. Milliseconds. */
const KNOWN_MS = (ASSERTION_SECONDS + 60) * 1000;

const named = ({ requestId, productId, person, partner }: HandOver) => ({
  request_id: requestId,
  product_id: productId,
  bango_user_id: partner === 'bango' ? person.subject : null,
});

/** What the address names beside the assertion must be what the partner has signed. */
const agrees = (handOver: HandOver, input: Input): boolean =>
  (['request_id', 'product_id', 'bango_user_id'] as const).every(
    (key) => input[key] === undefined || input[key] === named(handOver)[key],
  );

/** By the partner's word alone. The assertion is used up in the same transaction as what it brings about. */
const arrive = (deps: Deps, viewer: Viewer, input: Input, jti: string, handOver: HandOver, redirectUri: string | null) =>
  deps.inTransaction(async (repositories): Promise<Answer> => {
    const { accounts, identities, handOvers } = repositories;
    const { partner, person, requestId, productId, birthday } = handOver;
    const at = deps.now();
    if (!(await handOvers.useAssertion(partner, jti, at + KNOWN_MS, at))) return refuse('SSO_FAILED');
    const knownId = await identities.findAccountId(person.issuer, person.subject);
    const holder = person.email === null ? null : await accounts.findByEmail(person.email);
    const decision = decideArrival(handOver, knownId === null ? null : { id: knownId }, holder, deps.newId());
    if (!decision.ok) return refuse(decision.refusal);
    const arrival = decision.value;
    if (arrival.kind === 'sign_in') {
      if (requestId === null || productId === null) return refuse('SSO_FAILED');
      const browser = browserSecret(input.browser);
      const open = { partner, requestId, productId, subject: person.subject, birthday, browserHash: hashOf(browser) };
      await handOvers.save({ ...open, expiresAt: at + HAND_OVER_MS }, at);
      return answer({ step: 'sign_in' as const, user: null, ...named(handOver), redirect_uri: redirectUri, browser });
    }
    const about = { birthday, country: viewer.country, userType: userTypeOf(handOver), language: handOver.language ?? 'en_us' };
    const who =
      arrival.kind === 'known'
        ? await accountAndProfile(repositories, arrival.accountId)
        : await openOutsideAccount(deps, repositories, person, { ...about, email: arrival.email });
    // Never remembered: nothing of a partner's session outlives the browser (PA-06).
    const how = { remember: false, transport: input.transport, signInType: SIGN_IN_TYPES.partner };
    const { value: user, session } = await beginSession(deps, repositories, who, how);
    return answer({ step: 'signed_in' as const, user, ...named(handOver), redirect_uri: redirectUri, browser: null }, session);
  });

/** Whoever still pays here, or takes a pause from it, goes on paying until that ends; the partner pays for everybody else. */
const joinWithPartner = async (
  { accounts, subscriptions }: Repositories,
  accountId: string,
  partner: Input['type'],
  birthday: string | null,
  at: number,
): Promise<void> => {
  if (birthday !== null) await accounts.addBirthday(accountId, birthday);
  const subscription = await subscriptions.findOf(accountId);
  if (!hasPlan(subscription, at)) await accounts.changeUserType(accountId, partner);
};

/** By what an assertion has named before, in this browser, once somebody has signed in or up here. */
const join = async (deps: Deps, viewer: Viewer, input: Input, redirectUri: string | null): Promise<Answer> => {
  const { type: partner, request_id, product_id, bango_user_id, browser } = input;
  if (!viewer.signedIn || request_id === undefined || browser === undefined) return refuse('SSO_FAILED');
  const reply = await deps.inTransaction(async (repositories): Promise<Answer> => {
    const { identities, handOvers, sessions } = repositories;
    const at = deps.now();
    const open = await handOvers.findLocked(partner, request_id);
    const isMeant =
      open?.productId === product_id && open?.subject === bango_user_id && open?.browserHash.equals(hashOf(browser));
    if (!open || !isMeant || at >= open.expiresAt) return refuse('SSO_FAILED');
    await identities.add(issuerOfPartner(partner), open.subject, viewer.accountId, at);
    if ((await identities.findAccountId(issuerOfPartner(partner), open.subject)) !== viewer.accountId)
      return refuse('SSO_FAILED');
    await joinWithPartner(repositories, viewer.accountId, partner, open.birthday, at);
    await handOvers.remove(partner, request_id);
    await sessions.revoke(viewer.sessionId, at);
    const { account } = await accountAndProfile(repositories, viewer.accountId);
    const who = { account, profile: viewer.profile };
    const how = { remember: false, transport: input.transport, signInType: SIGN_IN_TYPES.partner };
    const { value: user, session } = await beginSession(deps, repositories, who, how);
    const names = { request_id, product_id: open.productId, bango_user_id: open.subject };
    return answer({ step: 'signed_in' as const, user, ...names, redirect_uri: redirectUri, browser: null }, session);
  });
  deps.sessions.forgetAccount(viewer.accountId);
  return reply;
};

/** Takes over somebody from a partner (PA-01, PA-02, PA-08). */
export const confirmHandOver: UseCase<'confirmHandOver'> = (deps) => async (viewer, input) => {
  const retryAfter = await deps.limits.take('handOver', viewer.address);
  if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
  const redirectUri = registeredAddress(input.redirect_uri, deps.assertions.redirectsOf(input.type));
  if (input.assertion === undefined) return join(deps, viewer, input, redirectUri);
  const assertion = await deps.assertions.read(input.type, input.assertion, deps.now());
  const handOver = assertion && handOverOf(input.type, assertion.claims);
  if (!assertion || !handOver || !agrees(handOver, input)) return refuse('SSO_FAILED');
  const given = handOver.birthday === null ? null : giveBirthDate(handOver.birthday, dayOf(deps.now()));
  if (given && !given.ok && given.refusal === 'TOO_YOUNG') return refuse('TOO_YOUNG');
  // A day that cannot be right is asked for anew.
  const usable = { ...handOver, birthday: given?.ok ? given.value : null };
  const enter = () => arrive(deps, viewer, input, assertion.jti, usable, redirectUri);
  try {
    return await enter();
  } catch (overtaken) {
    if (!(overtaken instanceof Overtaken)) throw overtaken;
    return enter();
  }
};
