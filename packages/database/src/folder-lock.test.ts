import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const home = mkdtempSync(join(tmpdir(), 'madang-lock-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(home, { recursive: true });
});

let folders = 0;
const newFolder = (): string => join(home, String((folders += 1)));

/** Another process that locks what it is told to; gives an answer for each folder. */
const startLocker = () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./locking-process.fixture.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    async lock(...folders: readonly string[]): Promise<readonly string[]> {
      child.stdin.write(folders.map((folder) => `${folder}\n`).join(''));
      const given: string[] = [];
      while (given.length < folders.length) given.push(String((await answers.next()).value));
      return given;
    },
  };
};

const deadProcess = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
};

test('a second process is refused and told which folder it is', async () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  const other = startLocker();
  expect(await other.lock(folder)).toEqual(['FolderInUse']);
  expect(readFileSync(join(folder, 'in-use'), 'utf8')).toBe(String(process.pid));
  release();
  expect(await other.lock(folder)).toEqual(['held']);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another process.`);
});

test('the same process does not hold a folder twice', () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
  lockFolder(folder)();
  expect(existsSync(join(folder, 'in-use'))).toBe(false);
});

test('the lock of a process that was killed is taken over', async () => {
  const folder = newFolder();
  const other = startLocker();
  expect(await other.lock(folder)).toEqual(['held']);
  other.child.kill('SIGKILL');
  await once(other.child, 'exit');
  lockFolder(folder)();
});

test('a lock left by an earlier life with the same number is taken over, as in a container', () => {
  const folder = newFolder();
  lockFolder(folder)();
  writeFileSync(join(folder, 'in-use'), String(process.pid));
  expect(() => lockFolder(folder)()).not.toThrow();
});

test('a lock whose writer never came to write its number is taken over', () => {
  const folder = newFolder();
  lockFolder(folder)();
  writeFileSync(join(folder, 'in-use'), '');
  expect(() => lockFolder(folder)()).not.toThrow();
});

test('a process that died while taking over stands in nobody’s way', async () => {
  const folder = newFolder();
  lockFolder(folder)();
  for (const file of ['in-use', 'in-use-next']) writeFileSync(join(folder, file), String(await deadProcess()));
  expect(() => lockFolder(folder)()).not.toThrow();
});

test('of processes that start together one gets the folder, whether it is new or its holder has died', async () => {
  const lockers = [startLocker(), startLocker(), startLocker(), startLocker()];
  const readiness = newFolder();
  for (const locker of lockers) await locker.lock(readiness);
  const dead = await deadProcess();
  const folders = Array.from({ length: 400 }, newFolder);
  for (const [index, folder] of folders.entries()) {
    mkdirSync(folder);
    if (index % 2 === 0) writeFileSync(join(folder, 'in-use'), String(dead));
  }
  const answers = await Promise.all(lockers.map((locker) => locker.lock(...folders)));
  const holders = folders.map((_, index) => answers.filter((given) => given[index] === 'held').length);
  expect(holders.filter((count) => count !== 1)).toEqual([]);
}, 30_000);
