import type { Needs } from '../use-case/needs.ts';
import type { LimitUse, Operation } from '@madang/contract/operation.ts';
import { type DeclaredLimit, LIMITS } from '@madang/domain/shared/limits.ts';
import type { AccountHolder, Anonymous } from '../use-case/viewer.ts';
import type { Answered, Refused } from '../use-case/use-case.ts';
import type { LimitKey } from '../ports/limits.ts';

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
export const takeDeclared = async (
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
export const limitsOn = ({ limits = [] }: Operation, input: unknown): readonly LimitUse[] =>
  limits.filter((use) => applies(use, (input ?? {}) as Readonly<Record<string, unknown>>));

/** Takes off again what the outcome does not count for. */
export const giveBackDeclared = async (
  limits: Needs<'limits'>['limits'],
  uses: readonly LimitUse[],
  caller: Caller,
  reply: Answered<unknown> | Refused,
): Promise<void> => {
  const outcome = reply.ok ? 'OK' : reply.refusal;
  const returned = uses.filter(({ counts }) => counts !== undefined && !counts.includes(outcome));
  await Promise.all(returned.map(({ limit }) => limits.giveBack(limit, keyOf(limit, caller))));
};
