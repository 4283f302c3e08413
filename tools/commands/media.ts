import { runMediaCommand } from '@madang/media/command/run-media-command.ts';
import { MediaFault } from '@madang/media/media-fault.ts';
import { encryptBeside } from '@madang/server/providers/encrypted-films/encrypt-beside.ts';
import { s3Bucket } from '@madang/server/providers/media-storage/s3-bucket.ts';
import { explainStartError } from '@madang/server/startup/startup-messages.ts';
import { UserError } from '../steps/run.ts';
import { command } from '../steps/say.ts';
import { requireDatabase, settings } from '../steps/preconditions.ts';

/** One line for an error that the operator can fix; the stack trace for any other. */
const inOneLine = (error: unknown): never => {
  throw new UserError(error instanceof MediaFault ? error.message : explainStartError(error));
};

await command(async () => {
  const set = settings();
  const { databaseUrl, dataDir, mediaDir, mediaBucket, protection, secrets } = set;
  const words = process.argv.slice(2);
  // The server decrypts with the key that films are encrypted with here, so both read the same DATA_DIR.
  if (words.includes('--title') || set.newSecrets !== null) await requireDatabase(set);
  await runMediaCommand(words, {
    mediaDir,
    bucket: mediaBucket && s3Bucket(mediaBucket),
    encryption: protection.mode === 'on' ? encryptBeside(secrets.protectionKey) : null,
    database: databaseUrl === null ? { folder: dataDir } : { url: databaseUrl },
    screen: { write: (text) => void process.stdout.write(text), isTerminal: process.stdout.isTTY },
  }).catch(inOneLine);
});
