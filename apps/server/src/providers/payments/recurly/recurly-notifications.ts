import type { RecurlyNotification } from '@madang/database/billing/recurly-notifications.repository.ts';
import { nextAsk } from '@madang/domain/billing/attempts.ts';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { carryOut, type Given } from './carry-out.ts';
import { readAccount } from './read-account.ts';
import type { RecurlyApi } from './recurly-api.ts';

/** What is taken up together. */
const BATCH = 200;
/** After so long nobody sends the same notification again, in milliseconds. */
const KEPT_MS = 30 * 86_400_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Told = RecurlyNotification & { readonly asks: number };

/** Does each in its turn; the first fault is thrown when all have been tried. */
const each = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> => {
  const faults: unknown[] = [];
  for (const item of items) {
    if (signal?.aborted === true) return;
    await work(item).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
};

/** Reads anew whatever a notification names. What it says of it is not believed: it may be old, or come after a newer one. */
const takeUp = async (deps: Given, api: RecurlyApi, { id, objectType, objectId, asks }: Told): Promise<void> => {
  const { repositories, now } = deps;
  // If this ends half-way, it is taken up again.
  await repositories.recurlyNotifications.save(id, nextAsk(asks, now()));
  const owner = await api.ownerOf(objectType, objectId);
  if (owner.kind !== 'answer' && owner.kind !== 'not found') return;
  // An account of somebody else's on the same site has a code of another kind.
  if (owner.kind === 'answer' && UUID.test(owner.value)) await readAccount(deps, api, owner.value);
  await repositories.recurlyNotifications.save(id, null);
};

/** Takes up what Recurly has told us, each once. */
export const takeUpNotifications = async (deps: Given, api: RecurlyApi, signal?: AbortSignal): Promise<void> => {
  const told = await deps.repositories.recurlyNotifications.listDue(deps.now(), BATCH);
  await each(told, (one) => takeUp(deps, api, one), signal);
};

/** Looks what became of asks of which nobody knows (trust.md 1.7, the janitor). */
export const settleAsks = async (deps: Given, api: RecurlyApi, signal?: AbortSignal): Promise<void> => {
  const asks = await deps.repositories.recurly.listDueAsks(deps.now(), BATCH);
  await each(asks, (id) => carryOut(deps, api, id, false), signal);
};

/** Reads accounts whose period is over and of which nothing was told. */
export const readSilent = async (deps: Given, api: RecurlyApi, signal?: AbortSignal): Promise<void> => {
  const accounts = await deps.repositories.recurly.listSilent(deps.now(), BATCH);
  await each(accounts, (id) => readAccount(deps, api, id), signal);
};

export const recurlyJobs = (deps: Deps, api: RecurlyApi): readonly Job[] => [
  { name: 'take-up-recurly', cron: '* * * * *', run: (signal) => takeUpNotifications(deps, api, signal) },
  { name: 'settle-recurly', cron: '* * * * *', run: (signal) => settleAsks(deps, api, signal) },
  { name: 'read-silent-recurly', cron: '*/15 * * * *', run: (signal) => readSilent(deps, api, signal) },
  {
    name: 'forget-recurly',
    cron: '43 4 * * *',
    run: async (signal) => {
      const { recurlyNotifications } = deps.repositories;
      let left = true;
      while (left && !signal.aborted) left = await recurlyNotifications.forgetBefore(deps.now() - KEPT_MS);
    },
  },
];
