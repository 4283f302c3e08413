import { type Sort, SORTS } from '@madang/domain/catalog/vocabulary.ts';

/** Sort choices by profile id, then list id: the cookie of CA-45 and ST-11. */
type SortChoices = Readonly<Record<string, Readonly<Record<string, Sort>>>>;

export const isSort = (value: unknown): value is Sort => (SORTS as readonly unknown[]).includes(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Number of lists whose order is remembered per profile. The oldest is dropped, because a cookie holds 4 kB. */
const MAX_LISTS = 40;

/** The map in a cookie's value. Malformed values are empty. */
const readChoices = (cookie: string | null): Record<string, Record<string, Sort>> => {
  const choices: Record<string, Record<string, Sort>> = {};
  let stored: unknown;
  try {
    stored = JSON.parse(cookie ?? '');
  } catch {
    return choices;
  }
  if (!isRecord(stored)) return choices;
  for (const [profile, lists] of Object.entries(stored)) {
    if (!isRecord(lists)) continue;
    choices[profile] = Object.fromEntries(Object.entries(lists).filter((entry): entry is [string, Sort] => isSort(entry[1])));
  }
  return choices;
};

/** The order this profile chose for this list, or null. */
export const sortChosen = (cookie: string | null, profileId: string | null, listId: string): Sort | null => {
  if (profileId === null) return null;
  const lists = readChoices(cookie)[profileId];
  return (lists && Object.hasOwn(lists, listId) && lists[listId]) || null;
};

/** The cookie's next value, or null where a key is missing and nothing is saved (CA-46). */
export const withSortChosen = (
  cookie: string | null,
  profileId: string | null,
  listId: string | null,
  sort: Sort | null,
): string | null => {
  if (!profileId || !listId || !sort) return null;
  const choices = readChoices(cookie);
  const { [listId]: _replaced, ...others } = choices[profileId] ?? {};
  const kept = Object.entries(others).slice(1 - MAX_LISTS);
  const next: SortChoices = { ...choices, [profileId]: { ...Object.fromEntries(kept), [listId]: sort } };
  return JSON.stringify(next);
};
