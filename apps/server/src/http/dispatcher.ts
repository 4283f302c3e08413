import { api } from '@madang/contract/api.ts';
import { type FailureEnvelope, SUCCESS } from '@madang/contract/envelope.ts';
import type { Operation, LimitUse } from '@madang/contract/operation.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import { isIdempotencyKey } from '@madang/domain/billing/idempotent-call.ts';
import type { PrivacyPreferences } from '@madang/domain/privacy/choices.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { z } from 'zod';
import { type DeclaredLimit, LIMITS } from '@madang/domain/shared/limits.ts';
import type { Deps } from '../use-case/deps.ts';
import { type AccountHolder, type Anonymous, toAccountHolder, type Viewer, toViewer } from '../use-case/viewer.ts';
import { ofForced, ofRefusal } from './errors.ts';
import { toLimitAddress } from '../ports/limits.ts';
import type { Answered, Handlers, Refused, SessionEffect } from '../use-case/use-case.ts';
import type { Needs } from '../use-case/needs.ts';
import type { LimitKey } from '../ports/limits.ts';

/** A call as it arrives, from the network or from a page that is being rendered. */
export interface Call {
  /** The Authorization header: a user token, or "anonymous" (SE-34, SE-35). */
  readonly authorization: string;
  readonly country: string;
  readonly address: string;
  readonly refreshCookie: string | null;
  readonly deviceCookie?: string | null;
  /** What the browser says of privacy. */
  readonly privacy: PrivacyPreferences;
  readonly userAgent?: string;
  /** The header Idempotency-Key, as it was sent. */
  readonly idempotencyKey?: string | undefined;
  /** For what a page shows to all profiles of this age; such a call is anonymous. */
  readonly viewingAge?: ViewingAge;
}

export interface DispatchOutcome {
  readonly status: number;
  readonly body: FailureEnvelope | Readonly<Record<string, unknown>>;
  readonly session?: SessionEffect;
}

/** Runs one operation for one call: who is it, may they, is the input well formed, then the use case. */
export type Dispatch = (name: OperationName, input: unknown, call: Call) => Promise<DispatchOutcome>;

/** An input read only after authorization, so that an unauthorized caller cannot make the server read a large body. */
export class LazyInput {
  readonly read: () => Promise<unknown>;

  constructor(read: () => Promise<unknown>) {
    this.read = read;
  }
}

type AnyUseCase = (deps: Deps) => (viewer: Viewer | AccountHolder, input: unknown) => Promise<Answered<unknown> | Refused>;

/** Operations that authenticate by themselves, so an expired access token does not block them. */
const PROVES_ITSELF: ReadonlySet<OperationName> = new Set(['signIn', 'signUp', 'refreshToken', 'createSocialSignIn']);

const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
};

/** The bytes of the file that came along, or null. */
const fileIn = (raw: unknown, name: string): Uint8Array | null => {
  const file = typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>)[name] : null;
  return file instanceof Uint8Array ? file : null;
};

/** The first fault of each field, in the contract's words. */
const fieldsOf = (error: z.ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  return fields;
};

const refused = (refusal: Omit<Refused, 'ok'>): DispatchOutcome => ({
  ...ofRefusal(refusal),
  ...(refusal.session && { session: refusal.session }),
});

/** A signed-out caller. Each property of the call is read when the use case reads it: an answer that needs none of them may be kept for all. */
const anonymousOf = (call: Call): Anonymous => ({
  signedIn: false,
  viewingAge: call.viewingAge ?? 'adult',
  country: call.country,
  get address() {
    return toLimitAddress(call.address);
  },
  get refreshCookie() {
    return call.refreshCookie;
  },
  get deviceCookie() {
    return call.deviceCookie ?? null;
  },
  get privacy() {
    return call.privacy;
  },
  get userAgent() {
    return call.userAgent ?? '';
  },
  ...(call.idempotencyKey !== undefined && { idempotencyKey: call.idempotencyKey }),
});

type Caller = Anonymous | AccountHolder;

const keyOf = (limit: DeclaredLimit, caller: Caller): LimitKey<DeclaredLimit> => {
  if (LIMITS[limit].by === 'address') return caller.address;
  if (!caller.signedIn) throw new Error(`The limit ${limit} counts by account, and the caller has none.`);
  return caller.accountId as LimitKey<DeclaredLimit>;
};

const applies = ({ field }: LimitUse, input: Readonly<Record<string, unknown>>): boolean =>
  field === undefined || (input[field] ?? null) !== null;

const pointsOf = (each: string | undefined, input: unknown): number => {
  const list = each === undefined ? null : (input as Readonly<Record<string, unknown>>)[each];
  return Array.isArray(list) ? Math.max(1, list.length) : 1;
};

/** Takes the limits that an operation declares, all at once; the longest wait if any is reached, else null. */
const takeDeclared = async (
  limits: Needs<'limits'>['limits'],
  uses: readonly LimitUse[],
  caller: Caller,
  input: unknown,
): Promise<number | null> => {
  const waits = await Promise.all(
    uses.map(({ limit, each }) => limits.take(limit, keyOf(limit, caller), { points: pointsOf(each, input) })),
  );
  const reached = waits.filter((wait) => wait !== null);
  return reached.length > 0 ? Math.max(...reached) : null;
};

/** The limits of an operation that this input is counted by. */
const limitsOn = ({ limits = [] }: Operation, input: unknown): readonly LimitUse[] =>
  limits.filter((use) => applies(use, (input ?? {}) as Readonly<Record<string, unknown>>));

/** Takes off again what the outcome does not count for. */
const giveBackDeclared = async (
  limits: Needs<'limits'>['limits'],
  uses: readonly LimitUse[],
  caller: Caller,
  reply: Answered<unknown> | Refused,
): Promise<void> => {
  const outcome = reply.ok ? 'OK' : reply.refusal;
  const returned = uses.filter(({ counts }) => counts !== undefined && !counts.includes(outcome));
  await Promise.all(returned.map(({ limit }) => limits.giveBack(limit, keyOf(limit, caller))));
};

export const dispatcher = (deps: Deps, handlers: Handlers): Dispatch => {
  const identify = async (call: Call): Promise<Anonymous | AccountHolder | null> => {
    const { authorization } = call;
    if (authorization === 'anonymous' || authorization === '') return anonymousOf(call);
    const { country, address, refreshCookie, deviceCookie = null, privacy, userAgent = '', idempotencyKey } = call;
    const caller = {
      country,
      address: toLimitAddress(address),
      refreshCookie,
      deviceCookie,
      privacy,
      userAgent,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    };
    const claims = await deps.tokens.readAccess(authorization, deps.now());
    const session = claims && (await deps.sessions.find(claims.sessionId, claims.accountId));
    if (!session) return null;
    return toAccountHolder(session, caller, deps.now());
  };

  return async (name, given, call) => {
    const operation: Operation = api[name];
    if (operation.onlyWith && !deps[operation.onlyWith]) return refused({ refusal: 'ROUTE_NOT_FOUND' });
    const isForOperators = operation.authority === 'operator';
    if (isForOperators && !deps.isOperator(call.authorization)) return refused({ refusal: 'SIGN_IN_NEEDED' });
    const provesItself = isForOperators || PROVES_ITSELF.has(name);
    const caller = await identify(provesItself ? { ...call, authorization: 'anonymous' } : call);
    if (!caller) return refused({ refusal: 'TOKEN_INVALID' });
    const isForHolders = operation.authority === 'user' || operation.authority === 'profile';
    if (isForHolders && !caller.signedIn) return refused({ refusal: 'SIGN_IN_NEEDED' });
    if (operation.authority === 'profile' && caller.signedIn && !caller.profile) return refused({ refusal: 'PROFILE_NEEDED' });
    const forced = deps.testSwitches?.takeFailure(name);
    if (forced) return ofForced(forced);
    const { idempotencyKey } = call;
    if (operation.idempotent && idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey))
      return refused({ refusal: 'IDEMPOTENCY_KEY_INVALID' });
    const viewer = caller.signedIn && operation.authority !== 'user' ? toViewer(caller) : caller;
    const raw = given instanceof LazyInput ? await given.read() : given;
    const fileName = operation.file?.name;
    const parsed = operation.input?.safeParse(raw ?? {});
    if (parsed && !parsed.success) return refused({ refusal: 'INPUT_INVALID', fields: fieldsOf(parsed.error) });
    if (parsed && hasNul(parsed.data)) return refused({ refusal: 'INPUT_INVALID' });
    // The types of each use case were checked where the slices are listed; here they are all one.
    const useCase = handlers[name] as AnyUseCase;
    const input = fileName === undefined ? parsed?.data : { ...parsed?.data, [fileName]: fileIn(raw, fileName) };
    const uses = limitsOn(operation, input);
    const retryAfter = await takeDeclared(deps.limits, uses, caller, input);
    if (retryAfter !== null) return refused({ refusal: 'TOO_MANY_ATTEMPTS', retryAfter });
    const reply = await useCase(deps)(viewer, input);
    await giveBackDeclared(deps.limits, uses, caller, reply);
    if (!reply.ok) return refused(reply);
    const carried = operation.objects ? (reply.value as Record<string, unknown>) : { object: reply.value };
    return { status: 200, body: { code: SUCCESS, message: 'OK', ...carried }, ...(reply.session && { session: reply.session }) };
  };
};
