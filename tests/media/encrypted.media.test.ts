import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMediaCommand } from '@madang/media/command/run-media-command.ts';
import { findFfmpeg, runFfmpeg } from '@madang/media/encode/ffmpeg.ts';
import { bytesInMemory, readFragmentedTrack } from '@madang/media/package/fragments.ts';
import { trackBytes } from '@madang/media/package/track-bytes.ts';
import { readIndex } from '@madang/media/publish/publish-asset.ts';
import { encryptBeside } from '@madang/server/providers/encrypted-films/encrypt-beside.ts';
import { keptEncryptedFilms } from '@madang/server/providers/encrypted-films/kept-encrypted-films.ts';
import { s3Bucket } from '@madang/server/providers/media-storage/s3-bucket.ts';
import { s3MediaStorage } from '@madang/server/providers/media-storage/s3-media-storage.ts';
import { readAvcParameters } from '@madang/streaming/encryption/avc-parameters.ts';
import { isSlice, sliceHeaderBytes } from '@madang/streaming/encryption/avc-slice.ts';
import { findAvcRecord } from '@madang/streaming/encryption/encrypt-init.ts';
import type { AudioRendition, MediaIndex, VideoTrack } from '@madang/streaming/media-index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../tools/steps/root.ts';
import { loopbackS3 } from './loopback-s3.ts';

const FILMS = join(ROOT, 'apps/demo/media');
const SECRET = Buffer.alloc(32, 5);
const FFMPEG = findFfmpeg(process.env);
const encryption = encryptBeside(SECRET);

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-encrypted-'));
  for (const name of ['off-air', 'hanok']) await cp(join(FILMS, name), join(folder, name), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const filmOf = async (name: string): Promise<MediaIndex> => {
  const index = await readIndex(join(folder, name));
  if (!index) throw new Error(`${name} is not there.`);
  return index;
};

const encrypted = async (name: string) => encryption.encrypt(await filmOf(name), join(folder, name), () => undefined);

type Track = VideoTrack | AudioRendition;

const printedBy = async (args: readonly string[], feed: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  const take = async (output: AsyncIterable<Uint8Array>) => {
    for await (const part of output) parts.push(Buffer.from(part));
  };
  await runFfmpeg(FFMPEG, args, { feed, take });
  return Buffer.concat(parts).toString('utf8');
};

/** The MD5 of every frame, as ffmpeg finds it: of pictures and sound themselves, or of what they are coded as. */
const framesOf = async (name: string, track: Track, how: 'decoded' | 'coded', key?: Buffer) => {
  const args = [...(key ? ['-decryption_key', key.toString('hex')] : []), '-i', 'pipe:0'];
  const output = [...(how === 'coded' ? ['-c', 'copy'] : []), '-f', 'framemd5', 'pipe:1'];
  const printed = await printedBy([...args, ...output], trackBytes(join(folder, name), track));
  return printed.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
};

const pairsOf = (clear: MediaIndex, { video, audio }: MediaIndex): readonly (readonly [Track, Track])[] =>
  [...clear.video, ...clear.audio].map((track) => {
    const other = [...video, ...audio].find(({ id }) => id === track.id);
    if (!other) throw new Error(`${track.id} is not encrypted.`);
    return [track, other];
  });

/** Decoding takes its time: the smallest picture stands for the others, which differ from it in nothing but their size. */
const KINDS = ['v360', 'a-ko'];

test('every frame decrypted with the key equals the clear one', async () => {
  const clear = await filmOf('off-air');
  const { index } = await encrypted('off-air');
  const { key } = encryption.keyOf('off-air');
  for (const [track, other] of pairsOf(clear, index).filter(([{ id }]) => KINDS.includes(id))) {
    const frames = await framesOf('off-air', track, 'decoded');
    expect(frames.length, track.id).toBeGreaterThan(400);
    expect(await framesOf('off-air', other, 'decoded', key), track.id).toEqual(frames);
  }
});

test('all pictures and sounds of a film are the same to the byte behind its key, and are not without it', async () => {
  const clear = await filmOf('hanok');
  const { index } = await encrypted('hanok');
  const { key } = encryption.keyOf('hanok');
  for (const [track, other] of pairsOf(clear, index)) {
    const frames = await framesOf('hanok', track, 'coded');
    expect(await framesOf('hanok', other, 'coded', key), track.id).toEqual(frames);
    for (const wrong of KINDS.includes(track.id) ? [undefined, encryption.keyOf('off-air').key] : []) {
      const unread = await framesOf('hanok', other, 'coded', wrong);
      // Small frames end before their first whole block does.
      const same = unread.filter((frame, at) => frame === frames[at]);
      expect(same.length / frames.length, track.id).toBeLessThan(0.35);
      expect(unread[0]).not.toBe(frames[0]);
    }
  }
});

/** Where ffmpeg ends the header of every slice, in bits from the beginning of its unit. */
const headersByFfmpeg = async (index: MediaIndex, track: VideoTrack): Promise<readonly number[]> => {
  const lines: string[] = [];
  const args = ['-v', 'info', '-i', 'pipe:0', '-c', 'copy', '-bsf:v', 'trace_headers', '-f', 'null', '-'];
  const ffmpeg = spawn(FFMPEG, args, { stdio: ['pipe', 'ignore', 'pipe'] });
  ffmpeg.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  for await (const part of trackBytes(join(folder, index.asset), track)) ffmpeg.stdin.write(part);
  ffmpeg.stdin.end();
  await new Promise((resolve) => ffmpeg.on('close', resolve));
  const slices = lines.join('').split('Slice Header').slice(1);
  return slices.map((slice) => {
    const [header = ''] = slice.split(/Packet:|Access Unit|\] (?:Sequence|Picture) Parameter|cabac_alignment_one_bit/);
    const fields = [...header.matchAll(/\] (\d+) +\S+ +([01]+) = /g)];
    const [, at = '0', bits = ''] = fields.at(-1) ?? [];
    return Number(at) + bits.length;
  });
};

/** Bytes of a unit without those that keep start codes from arising. */
const unescaped = (unit: Buffer) => unit.toString('latin1').replaceAll('\0\0\u0003', '\0\0').length;

test('the header of every slice ends where ffmpeg ends it', async () => {
  const index = await filmOf('off-air');
  for (const track of index.video) {
    const bytes: Buffer[] = [];
    for await (const part of trackBytes(join(folder, 'off-air'), track)) bytes.push(part);
    const { init, fragments } = await readFragmentedTrack(bytesInMemory(Buffer.concat(bytes)));
    const parameters = readAvcParameters(findAvcRecord(init) ?? Buffer.alloc(0));
    const ours: number[] = [];
    for await (const { bytes: fragment, data, samples } of fragments()) {
      let at = data;
      for (const { bytes: size } of samples) {
        for (const end = at + size; at < end;) {
          const unit = fragment.subarray(at + 4, at + 4 + fragment.readUInt32BE(at));
          if (isSlice(unit[0] ?? 0)) ours.push(unescaped(unit.subarray(0, sliceHeaderBytes(unit, parameters))));
          at += 4 + unit.length;
        }
      }
    }
    const theirs = await headersByFfmpeg(index, track);
    expect(ours.length).toBeGreaterThan(400);
    expect(ours).toEqual(theirs.map((bits) => Math.ceil(bits / 8)));
  }
});

test('an encrypted film goes to a bucket with the clear one, and is read and redirected to from there', async () => {
  const store = await loopbackS3();
  const bucket = s3Bucket(store.settings);
  const messages: string[] = [];
  const run = (...words: readonly string[]) =>
    runMediaCommand(words, {
      mediaDir: folder,
      bucket,
      encryption,
      database: { folder: join(folder, 'no database') },
      screen: { write: (text) => messages.push(text), isTerminal: false },
    });
  try {
    await run('publish', 'off-air');
    const puts = store.calls.filter((call) => call.startsWith('PUT'));
    expect(puts.at(-1)).toBe('PUT off-air/index.json');
    expect(puts.at(-2)).toMatch(/^PUT off-air\/encrypted-[0-9a-f]{10}\.json$/);
    expect(new Set(puts).size).toBe(puts.length);

    const own = join(folder, 'own');
    const media = s3MediaStorage(
      bucket,
      () => store.now,
      () => store.now,
    );
    const films = keptEncryptedFilms({ media, directory: own, secret: SECRET });
    const index = await films.index('off-air');
    const [picture] = index?.video ?? [];
    const address = await films.files.address?.(`off-air/${picture?.folder}/1.m4s`);
    const segment = Buffer.from(await (await fetch(address?.url ?? '')).arrayBuffer());
    expect(segment).toEqual(await readFile(join(folder, 'off-air', picture?.folder ?? '', '1.m4s')));
    // Nothing had to be encrypted once more.
    await expect(readdir(own)).rejects.toThrow('ENOENT');

    messages.length = 0;
    await run('keys', 'off-air');
    const { keyId, key } = encryption.keyOf('off-air');
    expect(messages).toEqual([`off-air ${keyId.toString('hex')} ${key.toString('hex')}\n`]);
    for (const { body } of store.objects.values()) expect(body.includes(key)).toBe(false);
  } finally {
    bucket.close();
    await store.close();
  }
});
