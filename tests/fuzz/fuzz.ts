import { type Chance, seeded } from '../faults/world/seeded.ts';
import { type Case, caseOf, CYCLE } from './requests.ts';
import { shrink } from './shrink.ts';
import { faultOf } from './verdict.ts';
import { send, type WireResponse } from './wire.ts';
import type { FuzzWorld } from './world.ts';

/** The embedded database, which has one connection, answers so when too much is asked of it at once. */
const OUTAGE_FAULT = 'status 503';
/** Requests under way at once. */
const AT_ONCE = 4;
/** An answer that takes longer, in milliseconds, is asked for again alone. */
const SLOW_MS = 2000;
const TIMES_SLOW = 3;
/** How long failures are made smaller in all, in milliseconds. */
const SHRINKING_MS = 60_000;
/** Resident memory at the end may be this multiple of that after the first half. */
const GROWTH = 1.1;
/** Parts of the time after which memory is read. */
const MEMORY_READ_AFTER = [0.5, 0.625, 0.75, 0.875, 1] as const;
/** Wrong answers after which a run ends early: what they have in common is seen by then. */
const MAX_WRONG = 25;
/** Slow answers and outages that are asked for again alone; a busy machine has many. */
const MAX_LATE = 25;

export interface Failing {
  /** Which case of the seed it is. */
  readonly index: number;
  readonly fault: string;
  readonly smallest: Case;
}

export interface Ran {
  readonly requests: number;
  readonly failing: readonly Failing[];
  /** The longest that an answer took alone, or beside three others where it was within the bound. */
  readonly slowestMs: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Settled resident memory in bytes: after the first half of the time, and after each part of the second. */
  readonly memory: readonly number[];
}

/** Chance of one case alone, so that it comes out the same whatever came before it. */
const chanceOf = (seed: number, index: number): Chance => seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));

const withCredentials = (world: FuzzWorld, { caller, request }: Case): Case['request'] => {
  const own = request.headers.some(([name]) => name.toLowerCase() === 'authorization');
  const authorization = world.authorizationOf(caller);
  // Pages know people by a cookie.
  const cookie = ['anonymous', 'operator'].includes(caller) ? [] : ([['Cookie', `madang_token=${authorization}`]] as const);
  return { ...request, headers: [...(own ? [] : [['Authorization', authorization] as const]), ...cookie, ...request.headers] };
};

/** Sends one case; gives what is wrong with its answer. */
const sendCase = async (
  world: FuzzWorld,
  given: Case,
): Promise<{ readonly fault: string | null; readonly response: WireResponse }> => {
  const response = await send(world.server.port, withCredentials(world, given));
  return { fault: world.isAlive() ? faultOf(given, response) : 'the process has ended', response };
};

/** Sends it with nothing beside it. It is slow if it is so every time: once, the machine may have had something else to do. */
export const judgeAlone = async (
  world: FuzzWorld,
  given: Case,
): Promise<{ readonly fault: string | null; readonly ms: number }> => {
  let ms = Infinity;
  for (let time = 0; time < TIMES_SLOW && ms > SLOW_MS; time += 1) {
    const { fault, response } = await sendCase(world, given);
    if (fault !== null) return { fault, ms: response.ms };
    ms = Math.min(ms, response.ms);
  }
  return { fault: ms > SLOW_MS ? `an answer after ${(ms / 1000).toFixed(1)} s` : null, ms };
};

/** Faults of one kind count as the same while a case is made smaller. */
const kindOf = (fault: string): string => fault.split(/[:\d]/, 1)[0] ?? fault;

interface Options {
  readonly seed: number;
  readonly seconds: number;
  readonly onFailure: (failing: Failing) => void;
}

/** Sends the cases of a seed, a few at once, until the time is over; failures are tried again alone and made smaller at the end. */
export const fuzz = async (world: FuzzWorld, { seed, seconds, onFailure }: Options): Promise<Ran> => {
  const from = performance.now();
  const statuses = new Map<number, number>();
  const suspects: { readonly index: number; readonly given: Case; readonly fault: string | null }[] = [];
  let next = 0;
  let slowestMs = 0;
  let wrong = 0;
  let late = 0;
  const work = async (isOver: () => boolean): Promise<void> => {
    while (!isOver() && world.isAlive() && wrong < MAX_WRONG) {
      const index = next;
      next += 1;
      const given = caseOf(index, world.known, chanceOf(seed, index));
      const { fault, response } = await sendCase(world, given);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 401 && response.body.includes('TOKEN_INVALID')) world.replaceCaller(given.caller);
      const isWrong = fault !== null && fault !== OUTAGE_FAULT;
      if (isWrong) wrong += 1;
      else if (fault !== null || response.ms > SLOW_MS) late += 1;
      else slowestMs = Math.max(slowestMs, response.ms);
      const isSuspect = isWrong || ((fault !== null || response.ms > SLOW_MS) && late <= MAX_LATE);
      if (isSuspect) suspects.push({ index, given, fault });
    }
  };
  const together = (isOver: () => boolean) => Promise.all(Array.from({ length: AT_ONCE }, () => work(isOver)));
  // Caches are full and V8 has sized its heap after half of the time, so that memory which grows from then on is a leak.
  const memory: number[] = [];
  for (const part of MEMORY_READ_AFTER) {
    const ends = from + seconds * 1000 * part;
    await together(() => next >= CYCLE && performance.now() > ends);
    if (world.isAlive()) memory.push(await world.settledMemory());
  }
  const failing: Failing[] = [];
  const shrinksUntil = performance.now() + SHRINKING_MS;
  const seen = new Set<string>();
  for (const { index, given, fault: first } of suspects) {
    const { fault: alone, ms } = await judgeAlone(world, given);
    slowestMs = Math.max(slowestMs, ms);
    // What depends on the order of calls fails once and not again, and is a failure; an outage that is over was load.
    const fault = alone ?? (first === OUTAGE_FAULT ? null : first);
    if (fault === null) continue;
    const name = `${given.operation ?? given.request.target.split('?', 1)[0]} ${kindOf(fault)}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const failsAlike = async (simpler: Case) => {
      if (performance.now() > shrinksUntil) return false;
      const again = await judgeAlone(world, simpler);
      return again.fault !== null && kindOf(again.fault) === kindOf(fault);
    };
    const smallest = alone === null || !world.isAlive() ? given : await shrink(given, failsAlike);
    const found = { index, fault, smallest };
    failing.push(found);
    onFailure(found);
  }
  return { requests: next, failing, slowestMs, statuses, memory };
};

export const hasGrown = (memory: Ran['memory']): boolean => (memory.at(-1) ?? 0) > (memory[0] ?? 0) * GROWTH;
