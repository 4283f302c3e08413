import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { FolderInUse, FolderLockFailed, lockFolder } from './folder-lock.ts';

const home = mkdtempSync(join(tmpdir(), 'madang-lock-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(home, { recursive: true });
});

let folders = 0;
const newFolder = (): string => join(home, String((folders += 1)));

/** Another process that locks the folders it is sent and answers for each, started by Node or by the program before it. */
const startLocker = ([program, ...options]: readonly [string, ...string[]] = [process.execPath], how: readonly string[] = []) => {
  const script = fileURLToPath(new URL('./locking-process.fixture.ts', import.meta.url));
  const child = spawn(program, [...options, script, ...how], {
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

test('a second process is refused with the name of the folder', async () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  const other = startLocker();
  expect(await other.lock(folder)).toEqual(['FolderInUse']);
  release();
  expect(await other.lock(folder)).toEqual(['held']);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another process.`);
});

test('processes that see each other under the same or a dead process ID, as in two containers, exclude each other', async () => {
  const folder = newFolder();
  const other = startLocker();
  expect(await other.lock(folder)).toEqual(['held']);
  for (const forged of [`${process.pid}`, `${process.pid}\n`, String(await deadProcess()), '1', '']) {
    writeFileSync(join(folder, 'in-use'), forged);
    expect(() => lockFolder(folder), JSON.stringify(forged)).toThrow(FolderInUse);
  }
  rmSync(join(folder, 'in-use'));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
});

const isolated = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

test(`two process ID namespaces exclude each other${isolated ? '' : ' (not available here: forged process IDs only)'}`, async () => {
  const folder = newFolder();
  const inNamespace = isolated
    ? (['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath] as const)
    : undefined;
  const [first, second] = [startLocker(inNamespace), startLocker(inNamespace)];
  expect(await first.lock(folder)).toEqual(['held']);
  expect(await second.lock(folder)).toEqual(['FolderInUse']);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  // A namespace ends a moment after the process that opened it.
  let answer = await second.lock(folder);
  for (let attempt = 0; attempt < 100 && answer[0] !== 'held'; attempt += 1) {
    await wait(50);
    answer = await second.lock(folder);
  }
  expect(answer).toEqual(['held']);
});

test('one process cannot hold a folder twice, and its refused attempt does not release the lock', async () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  const link = join(home, 'link');
  symlinkSync(folder, link, 'junction');
  expect(() => lockFolder(link)).toThrow(FolderInUse);
  expect(await startLocker().lock(folder)).toEqual(['FolderInUse']);
  release();
  const again = lockFolder(folder);
  release();
  expect(await startLocker().lock(folder), 'a second release releases nothing').toEqual(['FolderInUse']);
  again();
  expect(existsSync(join(folder, 'in-use'))).toBe(false);
});

test('a lock is held for as long as its process runs, even if no one keeps the function that releases it', async () => {
  const other = startLocker();
  const folders = Array.from({ length: 10 }, newFolder);
  await other.lock(...folders);
  // Opening that many more collects garbage in the other process.
  await other.lock(...Array.from({ length: 150 }, newFolder));
  for (const folder of folders) expect(() => lockFolder(folder)).toThrow(FolderInUse);
});

test('starting a child process does not release the lock', async () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  await deadProcess();
  expect(await startLocker().lock(folder)).toEqual(['FolderInUse']);
  release();
});

test('the lock of a process that was killed is free', async () => {
  const folder = newFolder();
  const other = startLocker();
  expect(await other.lock(folder)).toEqual(['held']);
  other.child.kill('SIGKILL');
  await once(other.child, 'exit');
  // Its process ID may belong to another program by now.
  writeFileSync(join(folder, 'in-use'), `${process.ppid}\n`);
  lockFolder(folder)();
});

test('an earlier version that runs on the folder is respected, and respects this one', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'in-use'), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(readFileSync(join(folder, 'in-use'), 'utf8')).toBe(String(process.ppid));
  rmSync(join(folder, 'in-use'));
  const release = lockFolder(folder);
  expect(Number(readFileSync(join(folder, 'in-use'), 'utf8'))).toBe(process.pid);
  release();
});

test.each([
  ['of a process that has ended', deadProcess],
  ['of an earlier process with our ID, as after the restart of a container', async () => process.pid],
  ['that was never written', async () => ''],
])('a lock of an earlier version %s is taken over', async (_name, holder) => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'in-use'), String(await holder()));
  expect(() => lockFolder(folder)()).not.toThrow();
});

test('a lock file that is not ours is named, and not written to', () => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'lock'),
    'somebody else’s notes, long enough to be read as the header of a database file of SQLite. '.repeat(8),
  );
  expect(() => lockFolder(folder)).toThrow(FolderLockFailed);
  expect(() => lockFolder(folder)).toThrow(join(folder, 'lock'));
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(/^somebody/);
});

test('processes that lock, release and remove a lock file over and over are never inside together', async () => {
  const folder = newFolder();
  const lockers = [1, 2, 3].map(() => startLocker([process.execPath], ['briefly']));
  expect((await Promise.all(lockers.map((locker) => locker.lock(folder)))).flat()).toEqual(['0', '0', '0']);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
}, 60_000);

test('of processes that start together exactly one gets the folder, new or left by a dead one', async () => {
  const lockers = [startLocker(), startLocker(), startLocker(), startLocker()];
  const readiness = newFolder();
  for (const locker of lockers) await locker.lock(readiness);
  const dead = await deadProcess();
  const folders = Array.from({ length: 50 }, newFolder);
  for (const [index, folder] of folders.entries()) {
    mkdirSync(folder);
    if (index % 2 === 0) writeFileSync(join(folder, 'in-use'), String(dead));
  }
  const answers = await Promise.all(lockers.map((locker) => locker.lock(...folders)));
  const holders = folders.map((_, index) => answers.filter((given) => given[index] === 'held').length);
  expect(holders.filter((count) => count !== 1)).toEqual([]);
}, 30_000);
