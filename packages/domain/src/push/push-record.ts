import { MOST_PUSH_RECORDS } from '../shared/constants.ts';

/** A notification whose link was followed, as the browser keeps it (NO-33 to NO-38). */
export interface PushRecord {
  readonly referenceId: string;
  readonly referenceType: string;
  /** The address that it led to, with its language and without what names the notification. */
  readonly path: string;
  /** The route that it was to open. */
  readonly name: string;
  /** Under which the click was told; empty before. */
  readonly clickedId: string;
  /** Under which the arrival was told; empty before. */
  readonly movedId: string;
}

/** What names a notification in the address that it leads to (RT-105). */
export const PUSH_QUERY = { id: 'ref_id', type: 'ref_type' } as const;

/** An id or a type: what an operator may name a reference, and what an address may say it was. */
const REFERENCE = /^[\w.:-]{1,60}$/;
export const isReference = (text: string | null): text is string => text !== null && REFERENCE.test(text);

type Reference = Pick<PushRecord, 'referenceId' | 'referenceType'>;
const isOf =
  ({ referenceId, referenceType }: Reference) =>
  (record: PushRecord): boolean =>
    record.referenceId === referenceId && record.referenceType === referenceType;

/** Remembers a notification that was followed; one that is known stays as it is, and the oldest makes room (NO-39, NO-41). */
export const rememberPush = (
  records: readonly PushRecord[],
  followed: Omit<PushRecord, 'clickedId' | 'movedId'>,
): readonly PushRecord[] =>
  records.some(isOf(followed)) ? records : [...records, { ...followed, clickedId: '', movedId: '' }].slice(-MOST_PUSH_RECORDS);

/** What has to be told now that the route `name` is open: each click once, and each arrival once, where it is the route that was meant (NO-39, NO-40). */
export const untoldPushes = (
  records: readonly PushRecord[],
  name: string | null,
): readonly { readonly kind: 'clicked' | 'moved'; readonly record: PushRecord }[] =>
  records.flatMap((record) => [
    ...(record.clickedId === '' ? [{ kind: 'clicked' as const, record }] : []),
    ...(record.movedId === '' && record.name === name ? [{ kind: 'moved' as const, record }] : []),
  ]);

/** Writes down under which id something was told. */
export const markTold = (
  records: readonly PushRecord[],
  told: Reference,
  kind: 'clicked' | 'moved',
  id: string,
): readonly PushRecord[] =>
  records.map((record) => (isOf(told)(record) ? { ...record, [kind === 'clicked' ? 'clickedId' : 'movedId']: id } : record));

/** The address that a notification leads to, which says whose it is. `path` begins with a slash and may have a query of its own. */
export const pushPath = (path: string, { referenceId, referenceType }: Reference): string => {
  const [place = '', hash] = path.split('#', 2);
  const named = new URLSearchParams({ [PUSH_QUERY.id]: referenceId, [PUSH_QUERY.type]: referenceType });
  return `${place}${place.includes('?') ? '&' : '?'}${named}${hash === undefined ? '' : `#${hash}`}`;
};

/** The notification that an address names, and the address without it; null where it names none. `address` is a path with its query. */
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
