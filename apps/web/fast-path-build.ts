import { type FastPath, readFastPath } from '@madang/domain/shared/fast-path.ts';

/** The fast paths of this build, as the server's setting FAST_PATH names them. */
export const builtFastPath = (): FastPath => {
  const fastPath = readFastPath(process.env['FAST_PATH']);
  if (!fastPath) throw new Error('FAST_PATH must be on, off, or names of fast paths (packages/domain/src/shared/fast-path.ts).');
  return fastPath;
};
