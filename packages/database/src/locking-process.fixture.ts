import { createInterface } from 'node:readline';
import { lockFolder } from './folder-lock.ts';

// Locks every folder that it is told to, one a line, and says whether it holds it; keeps all of them until it ends.
for await (const folder of createInterface({ input: process.stdin })) {
  try {
    lockFolder(folder);
    process.stdout.write('held\n');
  } catch (error) {
    process.stdout.write(`${(error as Error).name}\n`);
  }
}
