import { FolderInUse, lockFolder } from '@madang/database/folder-lock.ts';
import { MediaFault } from '../media-fault.ts';

/** Locks the work on a film for this process and returns the function that releases it. */
export const holdWork = (folder: string, film: string): (() => void) => {
  try {
    return lockFolder(folder, { leaveNothing: true });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new MediaFault(`${film} is being ingested by another process. Wait for that one, or end it.`, { cause: error });
  }
};
