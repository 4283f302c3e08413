import { browserStorage } from '#app/platform/storage.ts';
import { readUnsent, type UnsentChoice } from './subtitle-choices.ts';

const KEY = 'unsent_subtitle_choices';

type Unsent = Readonly<Record<string, unknown>>;

const readAll = (): Unsent => {
  const stored = browserStorage.read(KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Unsent) : {};
};

export const readUnsentChoices = (profileId: string): readonly UnsentChoice[] => readUnsent(readAll()[profileId]);

export const writeUnsentChoices = (
  profileId: string,
  change: (unsent: readonly UnsentChoice[]) => readonly UnsentChoice[],
): void => {
  const { [profileId]: mine, ...others } = readAll();
  const unsent = change(readUnsent(mine));
  if (unsent.length > 0) browserStorage.write(KEY, { ...others, [profileId]: unsent });
  else if (Object.keys(others).length > 0) browserStorage.write(KEY, others);
  else browserStorage.remove(KEY);
};
