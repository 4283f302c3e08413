import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '@madang/media/encode/ffmpeg.ts';
import { ingestFilm } from '@madang/media/ingest/ingest-film.ts';
import { makeTestClip } from '@madang/media/ingest/test-clip.fixture.ts';
import { signMediaAddress } from '@madang/server/playback/media-url-signer.ts';
import { mediaRoutes } from '@madang/server/playback/media.routes.ts';
import { diskMediaStorage } from '@madang/server/providers/media-storage/disk-media-storage.ts';
import type { MediaStorage } from '@madang/server/ports/media.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import Fastify from 'fastify';

/** Where the clip is served from, once it lies in a folder. */
type Place = (media: string, index: MediaIndex, now: number) => Promise<MediaStorage>;

const fromDisk: Place = async (media) => diskMediaStorage(media);

const SECRET = 'the secret of this server';
const NOW = Date.UTC(2026, 10, 24, 9, 30);
const HOUR_MS = 3_600_000;

/** A clip that went the whole way: encoded, packaged, published and served. */
export interface ServedClip {
  readonly index: MediaIndex;
  /** The signed address of the master playlist of an episode as long as told; `endsInMs` may be in the past. */
  readonly address: (durationSeconds: number, endsInMs?: number) => string;
  readonly close: () => Promise<void>;
}

export const serveClip = async (place = fromDisk): Promise<ServedClip> => {
  const folder = await mkdtemp(join(tmpdir(), 'madang-served-'));
  const { index } = await ingestFilm(await makeTestClip(folder));
  const app = Fastify({ forceCloseConnections: true });
  const storage = await place(join(folder, 'media'), index, NOW);
  await app.register(mediaRoutes, {
    storage,
    encrypted: null,
    mayHaveKey: async () => false,
    mayReceive: async () => true,
    strips: { stat: async () => null, read: storage.read },
    channel: { find: async () => null },
    secret: SECRET,
    now: () => NOW,
    sessionOf: async () => null,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    index,
    address: (durationSeconds, endsInMs = HOUR_MS) => {
      const { asset: assetId } = index;
      const expiresAt = NOW + endsInMs;
      const grant = {
        purpose: 'film',
        assetId,
        contentId: '1001',
        encrypted: false,
        durationSeconds,
        sessionId: 'mina',
        expiresAt,
      } as const;
      return `http://127.0.0.1:${port}${signMediaAddress(grant, SECRET)}`;
    },
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const run = promisify(execFile);

/** What ffprobe says of an address, as the object that `-of json` prints. */
export const probe = async (address: string, ...options: readonly string[]): Promise<unknown> => {
  const ffprobe = join(dirname(findFfmpeg(process.env)), 'ffprobe');
  const { stdout } = await run(ffprobe, ['-v', 'error', '-of', 'json', ...options, address]);
  return JSON.parse(stdout);
};

/** Decodes an address to its end and returns what ffmpeg complained about. */
export const decode = async (address: string): Promise<string> => {
  const { stderr } = await run(findFfmpeg(process.env), ['-nostdin', '-v', 'error', '-i', address, '-f', 'null', '-']);
  return stderr;
};
