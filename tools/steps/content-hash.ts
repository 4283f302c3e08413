import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MADE_BY_US = /(^|\/)(node_modules|build|dist|\.react-router|coverage)(\/|$)/;

/** Hash of the paths and contents of all files that match glob patterns below `root`. */
export const contentHash = (root: string, patterns: readonly string[]): string => {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: root, withFileTypes: false, exclude: (name) => MADE_BY_US.test(name) });
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('base64url').slice(0, 22);
};
