/** The notification through which a link was opened. */
export interface PushReference {
  readonly ref_id: string;
  readonly ref_type: string;
}

/** How many are remembered (ST-31). */
const MOST = 5;
const LONGEST = 100;

/** In the query of a link: `?ref_id=…&ref_type=…`; null without both. */
export const pushReferenceIn = (search: URLSearchParams): PushReference | null => {
  const ref_id = search.get('ref_id');
  const ref_type = search.get('ref_type');
  return ref_id && ref_type ? { ref_id: ref_id.slice(0, LONGEST), ref_type: ref_type.slice(0, LONGEST) } : null;
};

const isSame = (one: PushReference, other: PushReference): boolean =>
  one.ref_id === other.ref_id && one.ref_type === other.ref_type;

/** Adds one, oldest first as they came; the same link opened again is no further one. */
export const withPushReference = (kept: readonly PushReference[], reference: PushReference): readonly PushReference[] =>
  [...kept.filter((one) => !isSame(one, reference)), reference].slice(-MOST);

const isPushReference = (value: unknown): value is PushReference =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as PushReference).ref_id === 'string' &&
  typeof (value as PushReference).ref_type === 'string';

/** What a storage holds, as far as it is that. */
export const pushReferencesIn = (stored: unknown): readonly PushReference[] =>
  Array.isArray(stored) ? stored.filter(isPushReference) : [];
