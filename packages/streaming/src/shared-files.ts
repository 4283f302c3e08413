import type { MediaIndex } from './media-index.ts';

const ASSET = /^[a-z0-9-]{1,100}$/;
/** File names written by the packager: no hidden file, no `..`, nothing encoded. */
const FILE = /^[a-z0-9-]{1,100}\/[a-z0-9-]{1,100}\.[a-z0-9]{2,5}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFile = (name: unknown) => typeof name === 'string' && FILE.test(name);

const isSharing = (shared: unknown, asset: string) =>
  isRecord(shared) &&
  typeof shared.asset === 'string' &&
  ASSET.test(shared.asset) &&
  shared.asset !== asset &&
  isRecord(shared.files) &&
  Object.entries(shared.files).every((names) => names.every(isFile));

/** Parses an `index.json`. Throws a RangeError if it shares files under names that the packager does not write. */
export const parseMediaIndex = (json: string): MediaIndex => {
  const index = JSON.parse(json) as MediaIndex;
  if (index.shared !== undefined && !isSharing(index.shared, index.asset))
    throw new RangeError(`The index of ${index.asset} shares files under names that no package has.`);
  return index;
};

/** Storage path of a file, relative to its asset's folder. */
export const storedPath = ({ shared }: Pick<MediaIndex, 'shared'>, name: string): string => {
  if (!shared || !Object.hasOwn(shared.files, name)) return name;
  return `../${shared.asset}/${shared.files[name]}`;
};

/** Index without shared files, for a package that contains all of its own. */
export const withoutSharing = ({ shared: _, ...index }: MediaIndex): MediaIndex => index;
