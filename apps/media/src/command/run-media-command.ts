import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type DatabaseSource } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import { repositories, type Repositories } from '@madang/database/repositories.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { findFfmpeg } from '../encode/ffmpeg.ts';
import { rungsFor } from '../encode/ladder.ts';
import { ingestFilm } from '../ingest/ingest-film.ts';
import { isMissing, MediaFault } from '../media-fault.ts';
import { probeFilm } from '../probe/probe-film.ts';
import { verifyPackage } from '../probe/verify-package.ts';
import { attachAsset, checkAttachable } from '../publish/attach-asset.ts';
import { readIndex } from '../publish/publish-asset.ts';
import { publishToBucket, type Bucket } from '../publish/publish-to-bucket.ts';
import { parseCommandLine, USAGE, type MediaWish } from './command-line.ts';
import { showProgress, type ProgressScreen } from './show-progress.ts';

/** How films are encrypted for subscribers. */
export type Encryption = Readonly<{
  /** Encrypts a published asset beside itself and returns its other index, with the name of its file. */
  encrypt: (
    index: MediaIndex,
    directory: string,
    onPart: (part: number) => void,
  ) => Promise<{ readonly index: MediaIndex; readonly file: string }>;
  keyOf: (asset: string) => Readonly<{ keyId: Buffer; key: Buffer }>;
}>;

/** What a command works on; films are made in the folder in any case. */
export type MediaContext = Readonly<{
  mediaDir: string;
  /** Where viewers read films, if that is not the folder. */
  bucket: Bucket | null;
  /** Null where no film is encrypted. */
  encryption: Encryption | null;
  database: DatabaseSource;
  screen: ProgressScreen;
}>;

type WishOf<K extends MediaWish['kind']> = Extract<MediaWish, { readonly kind: K }>;

type NamedWish = Readonly<{ asset: string; out: string | null }>;

const seconds = (ms: number) => {
  const whole = Math.round(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return [hours, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':');
};

const describe = ({ asset, durationMs, video, audio, subtitles }: MediaIndex) => {
  const heights = video.map(({ height }) => height).join(' ');
  const languages = audio.map(({ language, role }) => (role ? `${language} (${role})` : language)).join(' ');
  return `${asset}: ${seconds(durationMs)}, ${heights} lines, sound ${languages}, ${subtitles.length} subtitles`;
};

const publishedIndex = async (folder: string, asset: string) => {
  const index = await readIndex(join(folder, asset));
  if (!index) throw new MediaFault(`There is no asset ${asset} in ${folder}.`);
  return index;
};

/** A decision about a title and what follows from it are one transaction. */
const inTransaction = async (source: DatabaseSource, work: (bound: Repositories) => Promise<void>) => {
  const connection = await connect(source);
  try {
    await migrate(connection.database);
    await connection.database.transaction().execute((trx) => work(repositories(trx)));
  } finally {
    await connection.close();
  }
};

const encryptIn = async ({ encrypt }: Encryption, folder: string, index: MediaIndex, screen: ProgressScreen) => {
  const progress = showProgress(screen);
  const step = `encrypt ${index.asset}`;
  progress.onStep(step);
  const encrypting = encrypt(index, join(folder, index.asset), (part) => progress.onPart(step, part));
  return encrypting.finally(progress.end);
};

const sendTo = async (
  { bucket, encryption, screen }: MediaContext & { readonly bucket: Bucket },
  folder: string,
  index: MediaIndex,
) => {
  const encrypted = encryption && (await encryptIn(encryption, folder, index, screen));
  const progress = showProgress(screen);
  const step = `send ${index.asset}`;
  progress.onStep(step);
  const sending = publishToBucket(bucket, join(folder, index.asset), { index, encrypted }, (part) => progress.onPart(step, part));
  const sent = await sending.finally(progress.end);
  screen.write(`${index.asset} is in the bucket, ${sent} files of it new.\n`);
};

const ingest = async ({ input, title, out }: WishOf<'ingest'>, surroundings: MediaContext) => {
  const { mediaDir, bucket, encryption, database, screen } = surroundings;
  if (title !== null) await inTransaction(database, (bound) => checkAttachable(bound, title, input.film));
  const { lines } = await probeFilm(findFfmpeg(process.env), input.video);
  const progress = showProgress(screen);
  const wish = { rungs: rungsFor(lines), ...input, directory: out ?? mediaDir, ...progress };
  const { index, made } = await ingestFilm(wish).finally(progress.end);
  screen.write(`${describe(index)} ${made ? 'is ready' : 'was up to date'}\n`);
  if (bucket) await sendTo({ ...surroundings, bucket }, wish.directory, index);
  else if (encryption) await encryptIn(encryption, wish.directory, index, screen);
  if (title === null) return;
  await inTransaction(database, (bound) => attachAsset(bound, title, index, randomUUID()));
  screen.write(`Title ${title} plays it.\n`);
};

const attach = async ({ asset, title, out }: WishOf<'attach'>, { mediaDir, database, screen }: MediaContext) => {
  const index = await publishedIndex(out ?? mediaDir, asset);
  await inTransaction(database, (bound) => attachAsset(bound, title, index, randomUUID()));
  screen.write(`Title ${title} plays ${asset}.\n`);
};

const namesIn = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) throw new MediaFault(`There is no folder ${folder}.`, { cause: error });
    throw error;
  });
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  return names.toSorted();
};

const list = async ({ out }: WishOf<'list'>, { mediaDir, screen }: MediaContext) => {
  const folder = out ?? mediaDir;
  for (const name of await namesIn(folder)) {
    const index = await readIndex(join(folder, name));
    if (index) screen.write(`${describe(index)}\n`);
  }
};

const publish = async ({ asset, out }: NamedWish, surroundings: MediaContext) => {
  const { mediaDir, bucket } = surroundings;
  if (!bucket) throw new MediaFault('There is no bucket: MEDIA_STORAGE=s3 and its settings name one.');
  const folder = out ?? mediaDir;
  await sendTo({ ...surroundings, bucket }, folder, await publishedIndex(folder, asset));
};

const orRefuse = (encryption: Encryption | null): Encryption => {
  if (!encryption) throw new MediaFault('Films are served unencrypted here, by MEDIA_PROTECTION and PUBLIC_URL.');
  return encryption;
};

const encrypt = async ({ asset, out }: NamedWish, { mediaDir, encryption, screen }: MediaContext) => {
  const folder = out ?? mediaDir;
  await encryptIn(orRefuse(encryption), folder, await publishedIndex(folder, asset), screen);
  screen.write(`${asset} is encrypted beside itself.\n`);
};

const keys = async ({ asset, out }: NamedWish, { mediaDir, encryption, screen }: MediaContext) => {
  const { keyId, key } = orRefuse(encryption).keyOf((await publishedIndex(out ?? mediaDir, asset)).asset);
  screen.write(`${asset} ${keyId.toString('hex')} ${key.toString('hex')}\n`);
};

const verify = async ({ asset, out }: NamedWish, { mediaDir, screen }: MediaContext) => {
  const folder = out ?? mediaDir;
  const index = await publishedIndex(folder, asset);
  await verifyPackage(findFfmpeg(process.env), join(folder, asset), index).catch((error: unknown) => {
    throw new MediaFault(`${asset} is not what it says. ${error instanceof Error ? error.message : error}`, { cause: error });
  });
  screen.write(`${describe(index)} is what it says.\n`);
};

/** Does what a command line asks for. Throws MediaFault with one line when it cannot be done. */
export const runMediaCommand = async (words: readonly string[], surroundings: MediaContext): Promise<void> => {
  const wish = parseCommandLine(words);
  switch (wish.kind) {
    case 'help':
      return surroundings.screen.write(USAGE);
    case 'ingest':
      return ingest(wish, surroundings);
    case 'attach':
      return attach(wish, surroundings);
    case 'list':
      return list(wish, surroundings);
    case 'verify':
      return verify(wish, surroundings);
    case 'publish':
      return publish(wish, surroundings);
    case 'encrypt':
      return encrypt(wish, surroundings);
    case 'keys':
      return keys(wish, surroundings);
  }
};
