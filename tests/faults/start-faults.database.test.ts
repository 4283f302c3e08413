import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildServer } from '../../tools/steps/build-server.ts';
import { buildWeb } from '../../tools/steps/build-web.ts';
import { runToItsEnd, startServer, takePort, type Ended } from './server-process.ts';

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The server's first start makes its database, which takes a while. */
const TIMEOUT_MS = 120_000;
const made = mkdtempSync(join(tmpdir(), 'madang-faults-'));

beforeAll(async () => {
  await buildWeb(() => undefined);
  await buildServer();
  const server = await startServer({ DATA_DIR: made });
  await server.stop();
  return () => rmSync(made, { recursive: true, force: true });
}, TIMEOUT_MS);

const isRoot = process.getuid?.() === 0;

/** One line that says what is wrong and what to do, and an exit code that scripts notice. */
const expectOneLine = ({ code, lines }: Ended, line: RegExp): void => {
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
};

test('a taken port is reported in one line', async () => {
  const { port, server } = await takePort();
  onTestFinished(() => void server.close());
  expectOneLine(await runToItsEnd({ PORT: String(port), DATA_DIR: made }), /^The port is taken\. .*PORT/);
});

test('a taken port for the card fields is reported in one line', async () => {
  const { port, server } = await takePort();
  onTestFinished(() => void server.close());
  expectOneLine(await runToItsEnd({ PORT: '0', PAY_PORT: String(port), DATA_DIR: made }), /^The port is taken\. .*PAY_PORT/);
});

test('a database that does not answer is reported in one line', async () => {
  const { port, server } = await takePort();
  server.close();
  const database = `postgres://postgres@127.0.0.1:${port}/madang`;
  expectOneLine(
    await runToItsEnd({ PORT: '0', DATA_DIR: newFolder(), DATABASE_URL: database }),
    /^The database at DATABASE_URL does not answer\./,
  );
});

test('a setting that is not right is named in one line', async () => {
  expectOneLine(await runToItsEnd({ PORT: 'eighty', DATA_DIR: newFolder() }), /^The settings are not right\. PORT: /);
  expectOneLine(
    await runToItsEnd({ DATABASE_URL: 'mysql://somewhere/madang', DATA_DIR: newFolder() }),
    /^The settings are not right\. DATABASE_URL: /,
  );
});

test('a data folder that is a file is reported in one line', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expectOneLine(await runToItsEnd({ PORT: '0', DATA_DIR: file }), /^DATA_DIR is not a folder /);
});

/** Root may write anywhere, and only root may mount: each tells what it can. */
const forbidding = isRoot
  ? {
      name: 'a full disk',
      line: /^The disk is full\. .*DATA_DIR/,
      prepare: (folder: string) => {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
        onTestFinished(() => void execFileSync('umount', [folder]));
      },
    }
  : {
      name: 'a folder that may not be written',
      line: /^No permission .*DATA_DIR/,
      prepare: (folder: string) => chmodSync(folder, 0o500),
    };

test(`${forbidding.name} is reported in one line`, async () => {
  const folder = newFolder();
  forbidding.prepare(folder);
  expectOneLine(await runToItsEnd({ PORT: '0', DATA_DIR: join(folder, 'data') }), forbidding.line);
});

test(
  'a second process on the folder of the first is refused in one line, and the first goes on',
  { timeout: TIMEOUT_MS },
  async () => {
    const first = await startServer({ DATA_DIR: made });
    expectOneLine(await runToItsEnd({ PORT: '0', DATA_DIR: made }), /is in use by another process\. .*DATA_DIR/);
    expect((await fetch(`${first.origin}/api/gateway/v01/geo`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
  },
);
