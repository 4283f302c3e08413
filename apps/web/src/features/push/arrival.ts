import { ownPath } from '@madang/domain/shared/own-path.ts';
import { markReported, type PushRecord, pushIn, rememberPush, untoldPushes } from '@madang/domain/push/push-record.ts';
import { api } from '#app/platform/api.ts';
import { ignoreFailure } from '#app/platform/call-failures.ts';
import { newUuid } from '#app/platform/new-id.ts';
import { createSerialQueue } from '#app/platform/serial-queue.ts';
import { browserStorage } from '#app/platform/storage.ts';
import type { PageName } from '#app/routes.ts';
import { findPage } from '#app/shell/page-of.ts';

const KEY = 'push_references';

const isRecord = (value: unknown): value is PushRecord =>
  typeof value === 'object' &&
  value !== null &&
  (['referenceId', 'referenceType', 'path', 'name', 'clickedId', 'movedId'] as const).every(
    (field) => typeof (value as PushRecord)[field] === 'string',
  );

/** What the browser remembers, as far as it is that. */
const readRecords = (): readonly PushRecord[] => {
  const kept = browserStorage.read(KEY);
  return Array.isArray(kept) ? kept.filter(isRecord) : [];
};
const change = (make: (records: readonly PushRecord[]) => readonly PushRecord[]): void =>
  browserStorage.write(KEY, make(readRecords()));

/** The notification that led to an address, or that waits behind a sign-in which does. */
const followedIn = (address: string): Omit<PushRecord, 'clickedId' | 'movedId'> | null => {
  const behind = new URLSearchParams(address.split('?')[1]).get('callbackUrl');
  const found = pushIn(address) ?? pushIn(ownPath(behind) ?? '');
  const name = found && findPage(found.path.split('?')[0] ?? '');
  return found && name && { ...found, name };
};

/** Reports unreported clicks and visits. Failed reports are retried on the next page. */
const tellAll = async (page: PageName | null): Promise<void> => {
  for (const { kind, record } of untoldPushes(readRecords(), page)) {
    const id = newUuid();
    const tracked = api.trackPush({
      event_id: id,
      event: kind,
      reference_type: record.referenceType,
      reference_id: record.referenceId,
    });
    // Tracking must not disturb the viewer.
    await tracked.then(() => change((records) => markReported(records, record, kind, id))).catch(ignoreFailure);
  }
};

/** One at a time: the page may navigate while the click is still being reported. */
const enqueue = createSerialQueue();

/**
 * Records which notification led to an address, and reports the click and the visited page, each once (NO-39, NO-40,
 * AN-12).
 */
export const arrive = async (address: string, page: PageName | null): Promise<void> => {
  const followed = followedIn(address);
  if (followed) change((records) => rememberPush(records, followed));
  await enqueue(() => tellAll(page));
};
