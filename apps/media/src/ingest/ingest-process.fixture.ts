import { ingestFilm } from './ingest-film.ts';
import type { IngestInput } from './ingest-input.ts';

// A process of its own, for tests that kill it. Says when it has been read and begins.
process.send?.('begun');
await ingestFilm(JSON.parse(process.argv[2] ?? '') as IngestInput);
process.disconnect?.();
