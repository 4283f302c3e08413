/** Error that the user can fix: its one-line message is all that is printed. */
export class MediaFault extends Error {
  override readonly name: string = 'MediaFault';
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

export const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** Whether a disk is full: ours says it with a code, that of a program which we ran in words. */
export const isDiskFull = (error: unknown) =>
  FULL.has(codeOf(error)) || (error instanceof Error && /No space left on device|Disk quota exceeded/.test(error.message));

const FORBIDDEN = new Set<unknown>(['EACCES', 'EPERM', 'EROFS']);

/** The fault of a disk that takes no more in words; any other one as it is. */
export const explainDisk = (error: unknown, folder: string): unknown => {
  const cause = { cause: error };
  if (isDiskFull(error)) {
    return new MediaFault(
      `The disk is full at ${folder}. Free some space and run the same again: it goes on with what is done.`,
      cause,
    );
  }
  return FORBIDDEN.has(codeOf(error))
    ? new MediaFault(`No permission to write to ${folder}, or to read a source file.`, cause)
    : error;
};
