import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** The folder's file system cannot lock files, or the lock file is not ours. */
export class FolderLockFailed extends Error {
  override readonly name = 'FolderLockFailed';
}

const inUse = (folder: string) =>
  new FolderInUse(`${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`);

const isFault = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** Two processes that try at the same instant can refuse each other; one of them gets the lock when they retry this long. */
const SETTLE_MS = 100;

/** SQLITE_BUSY: another connection, of any process, holds the lock. */
const SQLITE_BUSY = 5;
const primaryCode = (error: unknown): number => Number((error as { readonly errcode?: unknown }).errcode) % 256;
/** SQLite reports a file that its holder removes at this instant by several errors; any other error stays. */
const MAX_ATTEMPTS = 50;

/** The number of the file that a name stands for now. */
const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;

/** Creates the lock file, so that a missing permission or a full disk is reported as Node does. */
const createLockFile = (path: string, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  // An existing file is never opened here: closing any descriptor of a file releases all of the process's POSIX locks on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a'));
};

const lockFailed = (error: unknown, path: string, folder: string): Error => {
  if (primaryCode(error) === SQLITE_BUSY) return inUse(folder);
  return new FolderLockFailed(
    `${path} cannot be locked (${(error as Error).message}). Use a folder on a local disk; if the file was damaged, delete it while nothing else runs on the folder.`,
    { cause: error },
  );
};

/** Locks what the name stands for, or throws SQLite's error. */
const lockNamed = (path: string): DatabaseSync => {
  const file = new DatabaseSync(path, { timeout: SETTLE_MS });
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
};

/**
 * Takes the operating system's exclusive lock on a file through SQLite (decision 44), which Node offers no other way to. It is
 * released when the process ends, however it ends, and holds across containers that share the folder.
 */
const lockFile = (path: string, folder: string): DatabaseSync => {
  for (let attempt = 1; ; attempt += 1) {
    createLockFile(path, folder);
    const named = inodeOf(path);
    try {
      const file = lockNamed(path);
      // Otherwise the holder before has removed the file, and later processes would lock another one.
      if (named !== undefined && inodeOf(path) === named) return file;
      file.close();
    } catch (error) {
      if (primaryCode(error) === SQLITE_BUSY || attempt === MAX_ATTEMPTS) throw lockFailed(error, path, folder);
    }
  }
};

/** Held locks: a database without a reference would be garbage collected, and its lock released. */
const held = new Set<DatabaseSync>();

/** The process ID that versions before the lock file wrote and respect. */
const LEGACY_FILE = 'in-use';
/** Ends a process ID written by a version that holds the lock file too; earlier versions ignore it when reading the number. */
const MARK = '\n';
/** How long an empty file counts as one whose writer is about to write its process ID, in milliseconds. */
const WRITING_MS = 500;
const POLL_MS = 5;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isFault(error, 'EPERM');
  }
};

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isFault(error, 'ENOENT')) return null;
    throw error;
  }
};

/**
 * Whether an earlier version of the server runs on the folder. Our own process ID belongs to a process before a container's
 * restart. The caller holds the lock file, so that a marked process ID is one of a process that was killed.
 */
const isHeldByEarlierVersion = (path: string): boolean => {
  let holder = read(path);
  for (let waited = 0; holder === '' && waited < WRITING_MS; waited += POLL_MS) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
    holder = read(path);
  }
  if (holder === null || holder.endsWith(MARK)) return false;
  return Number(holder) > 0 && Number(holder) !== process.pid && isAlive(Number(holder));
};

/** Keeps earlier versions out of the folder; false if one of them holds it. */
const lockOutEarlierVersions = (path: string): boolean => {
  for (;;) {
    if (isHeldByEarlierVersion(path)) return false;
    rmSync(path, { force: true });
    try {
      writeFileSync(path, `${process.pid}${MARK}`, { flag: 'wx' });
      return true;
    } catch (error) {
      // An earlier version has just written its own.
      if (!isFault(error, 'EEXIST')) throw error;
    }
  }
};

/** Windows removes no file that another process has opened. */
const removeClosed = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if (!isFault(error, 'EBUSY') && !isFault(error, 'EPERM')) throw error;
  }
};

/**
 * Locks a folder for its caller: two processes on one embedded database lose acknowledged rows. Returns the function that
 * releases the lock, and removes its file for a folder that is removed itself (`leaveNothing`). Throws FolderInUse when another
 * caller, of this process too, holds it.
 */
export const lockFolder = (folder: string, { leaveNothing = false } = {}): (() => void) => {
  const path = join(folder, 'lock');
  const lock = lockFile(path, folder);
  const legacy = join(folder, LEGACY_FILE);
  try {
    if (!lockOutEarlierVersions(legacy)) throw inUse(folder);
  } catch (error) {
    lock.close();
    throw error;
  }
  held.add(lock);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(legacy, { force: true });
    // Removed while it is held, where the system allows that: a process that has opened it notices.
    if (leaveNothing && process.platform !== 'win32') rmSync(path, { force: true });
    lock.close();
    if (leaveNothing && process.platform === 'win32') removeClosed(path);
  };
};
