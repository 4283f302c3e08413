import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'madang-tests-'));

/** Gives a run a folder for what its tests leave behind: their processes are ended without a word, and could remove nothing. */
export const setup = (): void => {
  process.env['TEST_FOLDER'] = folder;
};

export const teardown = (): void => rmSync(folder, { recursive: true, force: true });
