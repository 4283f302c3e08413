import { browserStorage } from './storage.ts';

/** What a page may know of downloads without opening their database. */
interface KeptMark {
  readonly any: boolean;
  /** Whether positions wait to be reported. */
  readonly untold: boolean;
}

const KEY = 'downloads';

export const rememberKept = (mark: KeptMark): void => browserStorage.write(KEY, mark);

export const readKept = (): KeptMark => {
  const mark = browserStorage.read(KEY) as Partial<KeptMark> | null;
  return { any: mark?.any === true, untold: mark?.untold === true };
};
