import { MAX_PUSH_RECORDS } from '../shared/constants.ts';

/** Clicked notification, as stored by the browser (NO-33 to NO-38). */
export interface PushRecord {
  readonly referenceId: string;
  readonly referenceType: string;
  /** Target path with its language, without the notification's parameters. */
  readonly path: string;
  /** Route to open. */
  readonly name: string;
  /** Id under which the click was reported. Empty before. */
  readonly clickedId: string;
  /** Id under which the arrival was reported. Empty before. */
  readonly movedId: string;
}

/** Query parameters that identify a notification (RT-105). */
export const PUSH_QUERY = { id: 'ref_id', type: 'ref_type' } as const;

/** Valid reference ids and types. */
const REFERENCE = /^[\w.:-]{1,60}$/;
export const isReference = (text: string | null): text is string => text !== null && REFERENCE.test(text);

type Reference = Pick<PushRecord, 'referenceId' | 'referenceType'>;
const isOf =
  ({ referenceId, referenceType }: Reference) =>
  (record: PushRecord): boolean =>
    record.referenceId === referenceId && record.referenceType === referenceType;

/** Stores a clicked notification. A known one is unchanged, and the oldest is evicted (NO-39, NO-41). */
export const rememberPush = (
  records: readonly PushRecord[],
  followed: Omit<PushRecord, 'clickedId' | 'movedId'>,
): readonly PushRecord[] =>
  records.some(isOf(followed)) ? records : [...records, { ...followed, clickedId: '', movedId: '' }].slice(-MAX_PUSH_RECORDS);

/** Unreported events when route `name` is open: clicks, and arrivals on their target route (NO-39, NO-40). */
export const untoldPushes = (
  records: readonly PushRecord[],
  name: string | null,
): readonly { readonly kind: 'clicked' | 'moved'; readonly record: PushRecord }[] =>
  records.flatMap((record) => [
    ...(record.clickedId === '' ? [{ kind: 'clicked' as const, record }] : []),
    ...(record.movedId === '' && record.name === name ? [{ kind: 'moved' as const, record }] : []),
  ]);

/** Stores the id under which an event was reported. */
export const markReported = (
  records: readonly PushRecord[],
  reported: Reference,
  kind: 'clicked' | 'moved',
  id: string,
): readonly PushRecord[] =>
  records.map((record) => (isOf(reported)(record) ? { ...record, [kind === 'clicked' ? 'clickedId' : 'movedId']: id } : record));

/** Path of a notification's target with its reference. `path` begins with a slash and may have a query. */
export const pushPath = (path: string, { referenceId, referenceType }: Reference): string => {
  const [place = '', hash] = path.split('#', 2);
  const named = new URLSearchParams({ [PUSH_QUERY.id]: referenceId, [PUSH_QUERY.type]: referenceType });
  return `${place}${place.includes('?') ? '&' : '?'}${named}${hash === undefined ? '' : `#${hash}`}`;
};

/** Extracts a notification's reference from a path with query. Null for none. */
export const pushIn = (address: string): (Reference & { readonly path: string }) | null => {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split('?', 2);
  const fields = new URLSearchParams(query);
  const referenceId = fields.get(PUSH_QUERY.id);
  const referenceType = fields.get(PUSH_QUERY.type);
  if (!isReference(referenceId) || !isReference(referenceType)) return null;
  fields.delete(PUSH_QUERY.id);
  fields.delete(PUSH_QUERY.type);
  return { referenceId, referenceType, path: fields.size > 0 ? `${path}?${fields}` : path };
};
