import { createInterface } from 'node:readline';
import { lockFolder } from './folder-lock.ts';

// Locks every folder it is sent, one a line, and answers whether it holds it; keeps all of them until it ends. With the argument
// `briefly` it releases each at once, leaves nothing, and answers how often it saw another process inside meanwhile.
const briefly = process.argv.includes('briefly');

const lockBriefly = async (folder: string): Promise<string> => {
  const { rmSync, writeFileSync } = await import('node:fs');
  let seen = 0;
  for (let turn = 0; turn < 300; turn += 1) {
    try {
      const release = lockFolder(folder, { leaveNothing: true });
      try {
        // Exists only while a process is inside.
        writeFileSync(`${folder}.inside`, '', { flag: 'wx' });
        rmSync(`${folder}.inside`);
      } catch {
        seen += 1;
      }
      release();
    } catch (error) {
      if ((error as Error).name !== 'FolderInUse') throw error;
    }
  }
  return String(seen);
};

for await (const folder of createInterface({ input: process.stdin })) {
  try {
    if (!briefly) lockFolder(folder);
    process.stdout.write(`${briefly ? await lockBriefly(folder) : 'held'}\n`);
  } catch (error) {
    process.stdout.write(`${(error as Error).name}\n`);
  }
}
