import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long an empty lock is taken for one whose holder is about to write its number, in milliseconds. */
const WRITING_MS = 500;
const GLANCE_MS = 5;

const isFault = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isFault(error, 'EPERM');
  }
};

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isFault(error, 'ENOENT')) return '0';
    throw error;
  }
};

/** Whether another living process holds the lock. A holder with our number is an earlier life of ours, as in a container. */
const isHeld = (path: string): boolean => {
  let holder = read(path);
  for (let waited = 0; holder === '' && waited < WRITING_MS; waited += GLANCE_MS) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GLANCE_MS);
    holder = read(path);
  }
  return Number(holder) > 0 && Number(holder) !== process.pid && isAlive(Number(holder));
};

const tryLock = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isFault(error, 'EEXIST')) return false;
    throw error;
  }
};

/** One process at a time judges a lock and takes it over, so that nobody removes the lock of whoever was quicker. */
const takeOver = (path: string): boolean => {
  const turn = `${path}-next`;
  if (isHeld(path) || !tryLock(turn)) return false;
  try {
    if (isHeld(path)) return false;
    rmSync(path, { force: true });
    return tryLock(path);
  } finally {
    rmSync(turn, { force: true });
  }
};

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

const heldHere = new Set<string>();

/**
 * Holds a folder for its caller alone: two processes on one embedded database lose acknowledged rows.
 * A lock left by a process that has died is taken over. Gives the function that lets go.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'in-use');
  // Whoever died while taking over left the turn behind.
  if (read(`${path}-next`) !== '0' && !isHeld(`${path}-next`)) rmSync(`${path}-next`, { force: true });
  if (heldHere.has(path) || !(tryLock(path) || takeOver(path))) {
    throw new FolderInUse(`${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`);
  }
  heldHere.add(path);
  return () => {
    heldHere.delete(path);
    rmSync(path, { force: true });
  };
};
