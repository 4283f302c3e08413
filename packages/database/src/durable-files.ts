import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Returns once the names in a folder are on the disk. */
export const syncFolder = async (folder: string) => {
  // Windows opens no folders; there a name is on the disk with its file.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes a file and returns once its bytes are on the disk, so that a name given to it afterwards never names a part of it. */
export const writeDurably = async (file: string, chunks: Chunks) => {
  const handle = await open(file, 'w');
  try {
    for await (const chunk of chunks) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Gives a finished file or folder its name: from now on it is there, whatever happens to us or to the machine. */
export const land = async (unfinished: string, name: string) => {
  await syncFolder(dirname(unfinished));
  await rename(unfinished, name);
  await syncFolder(dirname(name));
};

/** Writes a file that is there as a whole or not at all. */
export const landFile = async (name: string, text: string) => {
  await writeDurably(`${name}.part`, [Buffer.from(text)]);
  await land(`${name}.part`, name);
};

/** Writes a small file atomically and durably, for code that runs before anything is asynchronous. `mode` applies even if the file existed. */
export const landFileSync = (name: string, text: string, mode: number): void => {
  const part = `${name}.part`;
  // A part that a crash left may have another mode.
  rmSync(part, { force: true });
  const file = openSync(part, 'wx', mode);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, name);
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(name), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};
