import { expect, test } from 'vitest';
import { uint32s, writeBox } from '@madang/streaming/boxes.ts';
import { readFragmentedTrack, type Bytes } from './fragments.ts';
import { packageAudio } from './package-audio.ts';
import { packageVideo } from './package-video.ts';
import type { PackagedTrack } from './packaged-track.ts';

const HOURS = 10;
const FRAGMENT_SECONDS = 2;
const FRAGMENTS = (HOURS * 3600) / FRAGMENT_SECONDS;
const MIB = 1024 * 1024;

const DEFAULT_BASE_IS_MOOF = 0x020000;

type Samples = Readonly<{ timescale: number; count: number; duration: number; bytes: number }>;

const headOf = ({ timescale, duration, bytes }: Samples) => {
  const mdia = writeBox('mdia', writeBox('mdhd', uint32s(0, 0, 0, timescale, 0)));
  const trex = writeBox('trex', uint32s(0, 1, 1, duration, bytes, 0));
  return Buffer.concat([writeBox('ftyp', Buffer.from('cmfc')), writeBox('moov', writeBox('trak', mdia), writeBox('mvex', trex))]);
};

const fragmentOf = (number: number, { count, duration }: Samples, mdat: Buffer) => {
  const at = Buffer.alloc(8);
  at.writeBigUInt64BE(BigInt(number * count * duration));
  const moof = (offset: number) =>
    writeBox(
      'moof',
      writeBox('mfhd', uint32s(0, number + 1)),
      writeBox(
        'traf',
        writeBox('tfhd', uint32s(DEFAULT_BASE_IS_MOOF, 1)),
        writeBox('tfdt', uint32s(0x01000000), at),
        writeBox('trun', uint32s(1, count, offset)),
      ),
    );
  return Buffer.concat([moof(moof(0).length + 8), mdat]);
};

/** A track of many hours that lies nowhere: every fragment is made when it is read. */
const longTrack = (samples: Samples): Bytes & Readonly<{ size: number }> => {
  const head = headOf(samples);
  const mdat = writeBox('mdat', Buffer.alloc(samples.count * samples.bytes, 7));
  const { length } = fragmentOf(0, samples, mdat);
  let last = { number: -1, bytes: Buffer.alloc(0) };
  const read = (start: number, wanted: number) => {
    if (start < head.length) return head.subarray(start, start + wanted);
    const number = Math.floor((start - head.length) / length);
    if (number >= FRAGMENTS) return Buffer.alloc(0);
    if (last.number !== number) last = { number, bytes: fragmentOf(number, samples, mdat) };
    const from = start - head.length - number * length;
    return last.bytes.subarray(from, from + wanted);
  };
  return { size: head.length + FRAGMENTS * length, read: async (start, wanted) => read(start, wanted) };
};

const cutAll = async ({ segments }: PackagedTrack) => {
  let [count, ms, bytes, most] = [0, 0, 0, 0];
  for await (const { data, durationMs } of segments) {
    count += 1;
    ms += durationMs;
    bytes += data.length;
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  }
  return { count, ms, bytes, most };
};

test('the picture of a film of ten hours is cut without ever being in memory', async () => {
  const file = longTrack({ timescale: 12_288, count: 48, duration: 512, bytes: 2000 });
  const before = process.memoryUsage().arrayBuffers;
  const { count, ms, bytes, most } = await cutAll(packageVideo(await readFragmentedTrack(file), 4));
  expect({ count, ms }).toEqual({ count: FRAGMENTS / 2, ms: HOURS * 3_600_000 });
  expect(bytes).toBeGreaterThan(1600 * MIB);
  expect(most - before).toBeLessThan(bytes / 8);
});

test('its sound is cut at the same borders, and adds up to the same length', async () => {
  // 94 frames are a little more than two seconds: as from the encoder, there is more sound than picture.
  const file = longTrack({ timescale: 48_000, count: 94, duration: 1024, bytes: 170 });
  const borders = Array.from({ length: FRAGMENTS / 2 }, (_, at) => (at + 1) * 4000);
  const { count, ms } = await cutAll(packageAudio(await readFragmentedTrack(file), borders));
  expect({ count, ms }).toEqual({ count: FRAGMENTS / 2, ms: HOURS * 3_600_000 });
});

test('a track that was cut off within a fragment is refused', async () => {
  const file = longTrack({ timescale: 12_288, count: 48, duration: 512, bytes: 2000 });
  const end = 150_000;
  const cut: Bytes = { read: async (start, length) => file.read(start, Math.max(0, Math.min(length, end - start))) };
  await expect(cutAll(packageVideo(await readFragmentedTrack(cut), 4))).rejects.toThrow('is cut off');
});
