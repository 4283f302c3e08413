import { FolderInUse, lockFolder } from '@madang/database/folder-lock.ts';
import { MediaFault } from '../media-fault.ts';

/** Holds the work on a film for this process alone, and gives the function that lets go. Work of one that has died is taken over. */
export const holdWork = (folder: string, film: string): (() => void) => {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new MediaFault(`${film} is being ingested by another process. Wait for that one, or end it.`, { cause: error });
  }
};
