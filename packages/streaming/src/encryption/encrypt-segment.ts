import { readBoxes, getBox, uint32s, writeBox, type Mp4Box } from '../boxes.ts';
import type { AvcParameters } from './avc-parameters.ts';
import { encryptRange, PICTURE_PATTERN, SOUND_PATTERN, type TrackKey } from './cbcs.ts';
import { listSubsamples, type Subsample } from './subsamples.ts';

/** Encrypted segment, and the growth of its first fragment's `moof`, in bytes. */
export type EncryptedSegment = Readonly<{ data: Buffer; headGrowth: number }>;

const HAS_BASE_OFFSET = 0x1;
const HAS_DATA_OFFSET = 0x1;
const HAS_FIRST_FLAGS = 0x4;
/** Flags of the per-sample fields of a trun, in order. The size is the second. */
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800];
const HAS_SIZES = 0x200;
/** Optional fields before the default sample size in a tfhd, with their lengths. */
const BEFORE_DEFAULT_SIZE = [
  [0x1, 8],
  [0x2, 4],
  [0x8, 4],
] as const;
const HAS_DEFAULT_SIZE = 0x10;
const HAS_SUBSAMPLES = 0x2;
const MAX_AUXILIARY_BYTES = 0xff;

const flagsOf = (bytes: Buffer, { content }: Mp4Box) => bytes.readUIntBE(content + 1, 3);

const defaultSize = (bytes: Buffer, tfhd: Mp4Box): number | null => {
  const flags = flagsOf(bytes, tfhd);
  if ((flags & HAS_BASE_OFFSET) > 0) throw new RangeError('A fragment counts from elsewhere in its file.');
  if ((flags & HAS_DEFAULT_SIZE) === 0) return null;
  const before = BEFORE_DEFAULT_SIZE.reduce((sum, [flag, size]) => sum + ((flags & flag) > 0 ? size : 0), 0);
  return bytes.readUInt32BE(tfhd.content + 8 + before);
};

type Run = Readonly<{ offset: number; sizes: readonly number[] }>;

/** Offsets and sizes of a run's samples, relative to their fragment. */
const readRun = (bytes: Buffer, trun: Mp4Box, size: number | null): Run => {
  const flags = flagsOf(bytes, trun);
  if ((flags & HAS_DATA_OFFSET) === 0) throw new RangeError('A run does not say where its samples lie.');
  const count = bytes.readUInt32BE(trun.content + 4);
  const offset = bytes.readInt32BE(trun.content + 8);
  const stride = SAMPLE_FIELDS.filter((flag) => (flags & flag) > 0).length * 4;
  const first = trun.content + 12 + ((flags & HAS_FIRST_FLAGS) > 0 ? 4 : 0) + ((flags & 0x100) > 0 ? 4 : 0);
  const sizes = Array.from({ length: count }, (_, at) =>
    (flags & HAS_SIZES) > 0 ? bytes.readUInt32BE(first + at * stride) : (size ?? 0),
  );
  return { offset, sizes };
};

const writeEntry = (parts: readonly Subsample[]): Buffer => {
  const entry = Buffer.alloc(2 + parts.length * 6);
  entry.writeUInt16BE(parts.length);
  parts.forEach(({ clear, encrypted }, at) => {
    entry.writeUInt16BE(clear, 2 + at * 6);
    entry.writeUInt32BE(encrypted, 4 + at * 6);
  });
  if (entry.length > MAX_AUXILIARY_BYTES)
    throw new RangeError('A picture has more slices than its auxiliary information can list.');
  return entry;
};

/** Sample auxiliary information: senc, saiz and saio, with the encrypted byte ranges (ISO/IEC 14496-12, 8.7). */
const writeAuxiliary = (samples: readonly (readonly Subsample[])[], placeInFragment: number) => {
  const entries = samples.map(writeEntry);
  const saiz = writeBox(
    'saiz',
    uint32s(0),
    Buffer.from([0]),
    uint32s(entries.length),
    Buffer.from(entries.map(({ length }) => length)),
  );
  const header = 16;
  const place = placeInFragment + saiz.length + 20 + header;
  const saio = writeBox('saio', uint32s(0, 1, place));
  const senc = writeBox('senc', uint32s(HAS_SUBSAMPLES, entries.length), ...entries);
  return Buffer.concat([saiz, saio, senc]);
};

const addToOffset = (trun: Buffer, growth: number): Buffer => {
  const moved = Buffer.from(trun);
  moved.writeInt32BE(moved.readInt32BE(16) + growth, 16);
  return moved;
};

/** Fragment head with the encryption boxes at the end of its only track. */
const writeHead = (fragment: Buffer, moof: Mp4Box, samples: readonly (readonly Subsample[])[]): Buffer => {
  const traf = getBox(fragment, 'traf', moof.content, moof.end);
  // Boxes are appended at the end of `traf` and thus of `moof`.
  const auxiliary = writeAuxiliary(samples, traf.end);
  const boxes = [...readBoxes(fragment, traf.content, traf.end)].map((box) => {
    const bytes = fragment.subarray(box.start, box.end);
    return box.type === 'trun' ? addToOffset(bytes, auxiliary.length) : bytes;
  });
  const before = [...readBoxes(fragment, moof.content, moof.end)].filter(({ type }) => type !== 'traf');
  return writeBox(
    'moof',
    ...before.map(({ start, end }) => fragment.subarray(start, end)),
    writeBox('traf', ...boxes, auxiliary),
  );
};

/** Encrypts one `moof` with its `mdat`. The head of a video fragment grows. */
const encryptFragment = (source: Buffer, moof: Mp4Box, key: TrackKey, avc: AvcParameters | null) => {
  const fragment = Buffer.from(source);
  const traf = getBox(fragment, 'traf', moof.content, moof.end);
  const boxes = [...readBoxes(fragment, traf.content, traf.end)];
  if (readBoxes(fragment, moof.content, traf.start).next().value?.type !== 'mfhd' || traf.end !== moof.end)
    throw new RangeError('A fragment has more than one track.');
  const size = defaultSize(fragment, getBox(fragment, 'tfhd', traf.content, traf.end));
  const runs = boxes.filter(({ type }) => type === 'trun').map((trun) => readRun(fragment, trun, size));
  const samples: (readonly Subsample[])[] = [];
  for (const { offset, sizes } of runs) {
    let at = offset;
    for (const bytes of sizes) {
      const sample = fragment.subarray(at, (at += bytes));
      if (!avc) {
        encryptRange(sample, key, SOUND_PATTERN);
        continue;
      }
      const parts = listSubsamples(sample, avc);
      let from = 0;
      for (const { clear, encrypted } of parts) {
        encryptRange(sample.subarray(from + clear, (from += clear + encrypted)), key, PICTURE_PATTERN);
      }
      samples.push(parts);
    }
  }
  const head = avc ? writeHead(fragment, moof, samples) : fragment.subarray(moof.start, moof.end);
  return { head, data: fragment.subarray(moof.end) };
};

/** Encrypts the samples of a segment of one track. Audio has no AVC parameters. */
export const encryptSegment = (segment: Buffer, key: TrackKey, avc: AvcParameters | null): EncryptedSegment => {
  const boxes = [...readBoxes(segment)];
  const pieces: Buffer[] = [];
  let headGrowth: number | null = null;
  for (const [at, box] of boxes.entries()) {
    const data = boxes[at + 1];
    if (box.type === 'mdat') continue;
    if (box.type !== 'moof' || data?.type !== 'mdat') {
      pieces.push(segment.subarray(box.start, box.end));
      continue;
    }
    const moof = { ...box, start: 0, content: box.content - box.start, end: box.end - box.start };
    const { head, data: coded } = encryptFragment(segment.subarray(box.start, data.end), moof, key, avc);
    headGrowth ??= head.length - moof.end;
    pieces.push(head, coded);
  }
  return { data: Buffer.concat(pieces), headGrowth: headGrowth ?? 0 };
};
