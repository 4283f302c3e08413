import { tabStorage } from '#app/platform/storage.ts';
import type { PlaceView } from './read-view.ts';

const KEY = 'reading_place';

interface TabPlace extends PlaceView {
  readonly id: string;
}

const isTabPlace = (value: unknown): value is TabPlace => {
  const { id, panelId, fraction } = (value ?? {}) as Partial<Record<keyof TabPlace, unknown>>;
  return typeof id === 'string' && typeof panelId === 'string' && typeof fraction === 'number';
};

/**
 * Where this tab was in an episode when the page was put away: a reload and a change of language are new pages, and
 * people without an account have no other place. Null where it was somewhere else.
 */
export const recallPlace = (id: string): PlaceView | null => {
  const kept = tabStorage.read(KEY);
  return isTabPlace(kept) && kept.id === id ? { panelId: kept.panelId, fraction: kept.fraction } : null;
};

export const rememberPlace = (id: string, { panelId, fraction }: PlaceView): void =>
  tabStorage.write(KEY, { id, panelId, fraction });

export const forgetPlace = (): void => tabStorage.remove(KEY);
