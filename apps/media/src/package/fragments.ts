import type { FileHandle } from 'node:fs/promises';
import { getBox, type Mp4Box } from '@madang/streaming/boxes.ts';

/** One picture or one audio frame: its length in the track's timescale and its size in bytes. */
type Sample = Readonly<{ duration: number; bytes: number }>;

/** One moof with its mdat: their bytes, where the first sample lies in them, the decode time in the track's timescale. */
export type Fragment = Readonly<{ bytes: Buffer; data: number; decodeTime: number; samples: readonly Sample[] }>;

/** A fragmented MP4 file of one track, as ffmpeg writes it with `+cmaf`. Fragments are read one at a time: films are long. */
export type FragmentedTrack = Readonly<{ init: Buffer; timescale: number; fragments: () => AsyncGenerator<Fragment> }>;

/** Bytes that lie somewhere; `read` gives fewer than asked for only at their end. */
export type Bytes = Readonly<{ read: (start: number, length: number) => Promise<Buffer> }>;

type Defaults = { duration: number; bytes: number };

const readTimescale = (bytes: Buffer) => {
  const mdhd = getBox(bytes, 'moov/trak/mdia/mdhd');
  return bytes.readUInt32BE(mdhd.content + (bytes[mdhd.content] === 1 ? 20 : 12));
};

/** Reads 32-bit fields one after the other, those only that the flags of a full box announce. */
const fieldReader = (bytes: Buffer, from: number) => {
  let at = from;
  return (present: boolean, size = 4) => {
    if (!present) return undefined;
    at += size;
    return bytes.readUInt32BE(at - 4);
  };
};

const readTfhd = (bytes: Buffer, tfhd: Mp4Box, trex: Defaults): Defaults => {
  const flags = bytes.readUIntBE(tfhd.content + 1, 3);
  const field = fieldReader(bytes, tfhd.content + 8);
  field((flags & 0x1) > 0, 8);
  field((flags & 0x2) > 0);
  const duration = field((flags & 0x8) > 0) ?? trex.duration;
  return { duration, bytes: field((flags & 0x10) > 0) ?? trex.bytes };
};

const readTrun = (bytes: Buffer, trun: Mp4Box, defaults: Defaults) => {
  const flags = bytes.readUIntBE(trun.content + 1, 3);
  const count = bytes.readUInt32BE(trun.content + 4);
  const field = fieldReader(bytes, trun.content + 8);
  const dataOffset = field((flags & 0x1) > 0) ?? 0;
  field((flags & 0x4) > 0);
  const samples = Array.from({ length: count }, (): Sample => {
    const duration = field((flags & 0x100) > 0) ?? defaults.duration;
    const size = field((flags & 0x200) > 0) ?? defaults.bytes;
    field((flags & 0x400) > 0);
    field((flags & 0x800) > 0);
    return { duration, bytes: size };
  });
  return { dataOffset, samples };
};

const readFragment = (bytes: Buffer, trex: Defaults): Fragment => {
  const traf = getBox(bytes, 'moof/traf');
  const within = (type: string) => getBox(bytes, type, traf.content, traf.end);
  const tfdt = within('tfdt').content;
  const decodeTime = bytes[tfdt] === 1 ? Number(bytes.readBigUInt64BE(tfdt + 4)) : bytes.readUInt32BE(tfdt + 4);
  const { dataOffset, samples } = readTrun(bytes, within('trun'), readTfhd(bytes, within('tfhd'), trex));
  return { bytes, data: dataOffset, decodeTime, samples };
};

/** The longest header of a box: length, type, and the length in 64 bits. */
const HEADER_BYTES = 16;

/** Where the box at a place ends, and its type; null behind the last one. */
const boxAt = async (file: Bytes, start: number) => {
  const header = await file.read(start, HEADER_BYTES);
  if (header.length < 8) return null;
  const short = header.readUInt32BE(0);
  const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
  if (size < 8) throw new RangeError(`The box at byte ${start} has no length.`);
  return { type: header.toString('latin1', 4, 8), end: start + size };
};

/** Reads what comes before the fragments: `ftyp` and `moov`, and where the first fragment can be. */
const readHead = async (file: Bytes) => {
  const heads: Buffer[] = [];
  for (let at = 0; ;) {
    const box = await boxAt(file, at);
    if (!box) throw new RangeError('The file has no moov box.');
    if (box.type === 'ftyp' || box.type === 'moov') heads.push(await file.read(at, box.end - at));
    at = box.end;
    if (box.type === 'moov') return { init: Buffer.concat(heads), end: at };
  }
};

async function* fragmentsFrom(file: Bytes, from: number, trex: Defaults) {
  for (let at = from; ;) {
    const box = await boxAt(file, at);
    if (!box) return;
    const data = box.type === 'moof' ? await boxAt(file, box.end) : null;
    if (data?.type === 'mdat') {
      const bytes = await file.read(at, data.end - at);
      if (bytes.length < data.end - at) throw new RangeError(`The fragment at byte ${at} is cut off.`);
      yield readFragment(bytes, trex);
    }
    at = data?.type === 'mdat' ? data.end : box.end;
  }
}

/** Takes a fragmented file of one track apart: its initialisation part and its fragments. */
export const readFragmentedTrack = async (file: Bytes): Promise<FragmentedTrack> => {
  const { init, end } = await readHead(file);
  const trex = getBox(init, 'moov/mvex/trex').content;
  const defaults = { duration: init.readUInt32BE(trex + 12), bytes: init.readUInt32BE(trex + 16) };
  return { init, timescale: readTimescale(init), fragments: () => fragmentsFrom(file, end, defaults) };
};

/** A whole file that is in memory. */
export const bytesInMemory = (bytes: Buffer): Bytes => ({ read: async (start, length) => bytes.subarray(start, start + length) });

/** An open file. */
export const bytesOfFile = (handle: FileHandle): Bytes => ({
  read: async (start, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  },
});
