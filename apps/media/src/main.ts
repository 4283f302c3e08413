import { parseCommandLine, USAGE } from './ingest/command-line.ts';
import { ingestFilm } from './ingest/ingest-film.ts';

/** `node apps/media/src/main.ts`: puts one film into a media folder. */
const main = async (words: readonly string[]) => {
  if (words.length === 0) {
    process.stdout.write(USAGE);
    return;
  }
  const onStep = (step: string) => process.stdout.write(`${step}\n`);
  const { directory, made } = await ingestFilm({ ...parseCommandLine(words), onStep });
  process.stdout.write(`${directory} ${made ? 'is ready' : 'was up to date'}\n`);
};

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
