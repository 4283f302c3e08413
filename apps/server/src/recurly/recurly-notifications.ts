import type { Needs } from '../use-case/needs.ts';
import type { RecurlyNotification } from '@madang/database/billing/recurly-notifications.repository.ts';
import { nextPollAt } from '@madang/domain/billing/attempts.ts';
import type { Job } from '../jobs/jobs.ts';
import { executeRequest, type Given } from './execute-request.ts';
import { readAccount } from './read-account.ts';
import type { RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';

/** Items per run of a job. */
const BATCH = 200;
/** How long webhooks are kept for deduplication, in milliseconds. */
const KEPT_MS = 30 * 86_400_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type DueNotification = RecurlyNotification & { readonly asks: number };

/** Processes items one by one. Throws the first error after all were tried. */
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

/** Syncs the object that a webhook names. Its content is ignored, because it may be old or out of order. */
const takeUp = async (deps: Given, api: RecurlyApi, { id, objectType, objectId, asks }: DueNotification): Promise<void> => {
  const { repositories, now } = deps;
  // Schedules the retry first, in case this run crashes
  await repositories.recurlyNotifications.save(id, nextPollAt(asks, now()));
  const owner = await api.ownerOf(objectType, objectId);
  if (owner.kind !== 'answer' && owner.kind !== 'not found') return;
  // Accounts of other products on this site have codes that are not UUIDs
  if (owner.kind === 'answer' && UUID.test(owner.value)) await readAccount(deps, api, owner.value);
  await repositories.recurlyNotifications.save(id, null);
};

/** Processes due webhooks, each once. */
export const takeUpNotifications = async (deps: Given, api: RecurlyApi, signal?: AbortSignal): Promise<void> => {
  const due = await deps.repositories.recurlyNotifications.listDue(deps.now(), BATCH);
  await each(due, (one) => takeUp(deps, api, one), signal);
};

/** Settles requests with an unknown outcome. */
export const settleRequests = async (deps: Given, api: RecurlyApi, signal?: AbortSignal): Promise<void> => {
  const requests = await deps.repositories.recurly.listDueRequests(deps.now(), BATCH);
  await each(requests, (id) => executeRequest(deps, api, id, false), signal);
};

/** Syncs accounts whose period ended without a webhook. */
export const readSilent = async (deps: Given, api: RecurlyApi, signal?: AbortSignal): Promise<void> => {
  const accounts = await deps.repositories.recurly.listSilent(deps.now(), BATCH);
  await each(accounts, (id) => readAccount(deps, api, id), signal);
};

export const recurlyJobs = (
  deps: Needs<
    'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    'accounts' | 'instruments' | 'recurly' | 'recurlyNotifications' | 'subscriptions'
  >,
  api: RecurlyApi,
): readonly Job[] => [
  { name: 'take-up-recurly', cron: '* * * * *', run: (signal) => takeUpNotifications(deps, api, signal) },
  { name: 'settle-recurly', cron: '* * * * *', run: (signal) => settleRequests(deps, api, signal) },
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
