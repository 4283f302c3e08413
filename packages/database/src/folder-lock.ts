import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Holds a folder for this process alone: two processes on one embedded database lose acknowledged rows.
 * A lock left by a process that has died is taken over. Gives the function that lets go.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'in-use');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(path, 'utf8'));
      if (holder > 0 && holder !== process.pid && isAlive(holder)) break;
      rmSync(path, { force: true });
    }
  }
  throw new FolderInUse(`${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`);
};
