import { boxesIn, findBox, getBox, type Box } from './boxes.ts';

/** One picture or one audio frame: its length in the track's timescale and its size in bytes. */
type Sample = Readonly<{ duration: number; bytes: number }>;

/** One moof with its mdat: [start, end) in the file, the first sample's place, the decode time in the track's timescale. */
export type Fragment = Readonly<{ start: number; end: number; data: number; decodeTime: number; samples: readonly Sample[] }>;

/** A fragmented MP4 file of one track, as ffmpeg writes it with `+cmaf`. */
export type FragmentedTrack = Readonly<{ bytes: Buffer; init: Buffer; timescale: number; fragments: readonly Fragment[] }>;

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

const readTfhd = (bytes: Buffer, tfhd: Box, trex: Defaults): Defaults => {
  const flags = bytes.readUIntBE(tfhd.content + 1, 3);
  const field = fieldReader(bytes, tfhd.content + 8);
  field((flags & 0x1) > 0, 8);
  field((flags & 0x2) > 0);
  const duration = field((flags & 0x8) > 0) ?? trex.duration;
  return { duration, bytes: field((flags & 0x10) > 0) ?? trex.bytes };
};

const readTrun = (bytes: Buffer, trun: Box, defaults: Defaults) => {
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

const readFragment = (bytes: Buffer, moof: Box, mdat: Box, trex: Defaults): Fragment => {
  const traf = getBox(bytes, 'traf', moof.content, moof.end);
  const within = (type: string) => getBox(bytes, type, traf.content, traf.end);
  const tfdt = within('tfdt').content;
  const decodeTime = bytes[tfdt] === 1 ? Number(bytes.readBigUInt64BE(tfdt + 4)) : bytes.readUInt32BE(tfdt + 4);
  const { dataOffset, samples } = readTrun(bytes, within('trun'), readTfhd(bytes, within('tfhd'), trex));
  return { start: moof.start, end: mdat.end, data: moof.start + dataOffset, decodeTime, samples };
};

/** Takes a fragmented file of one track apart: its initialisation part and its fragments. */
export const readFragmentedTrack = (bytes: Buffer): FragmentedTrack => {
  const moov = getBox(bytes, 'moov');
  const trex = getBox(bytes, 'moov/mvex/trex').content;
  const defaults = { duration: bytes.readUInt32BE(trex + 12), bytes: bytes.readUInt32BE(trex + 16) };
  const heads = [...boxesIn(bytes, 0, moov.end)].filter(({ type }) => type === 'ftyp' || type === 'moov');
  const init = Buffer.concat(heads.map((box) => bytes.subarray(box.start, box.end)));
  const fragments: Fragment[] = [];
  for (const moof of boxesIn(bytes, moov.end)) {
    const mdat = moof.type === 'moof' ? findBox(bytes, 'mdat', moof.end) : undefined;
    if (mdat) fragments.push(readFragment(bytes, moof, mdat, defaults));
  }
  if (fragments.length === 0) throw new RangeError('The file has no fragments.');
  return { bytes, init, timescale: readTimescale(bytes), fragments };
};
