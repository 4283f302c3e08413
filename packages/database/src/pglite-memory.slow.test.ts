import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the embedded database keeps nothing of the answers it has given', async () => {
  const script = fileURLToPath(new URL('./pglite-memory.fixture.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const [before = 0, after = Number.POSITIVE_INFINITY] = JSON.parse(stdout) as readonly number[];
  expect(after - before, `${before} → ${after} bytes`).toBeLessThan(before * 0.1);
}, 120_000);
