import { uint32s, writeBox } from '@madang/streaming/boxes.ts';
import type { FragmentedTrack } from './fragments.ts';
import type { PackagedSegment, PackagedTrack } from './packaged-track.ts';

/** An AAC-LC frame (ISO/IEC 14496-3). */
const SAMPLES_PER_FRAME = 1024;

/** The encoder starts with one frame of silence; without it sound and picture begin together. */
const PRIMING_FRAMES = 1;

const DEFAULT_BASE_IS_MOOF = 0x020000;
const DEFAULT_DURATION_AND_FLAGS = 0x28;
const DATA_OFFSET_AND_SIZES = 0x000201;
const EVERY_FRAME_IS_A_KEY = 0x02000000;

/** Frames behind the priming, one after the other. */
async function* readFrames({ fragments }: FragmentedTrack) {
  let read = 0;
  for await (const { bytes, data, samples } of fragments()) {
    let at = data;
    for (const { bytes: size } of samples) {
      const frame = bytes.subarray(at, (at += size));
      read += 1;
      if (read > PRIMING_FRAMES) yield frame;
    }
  }
}

const writeMoof = (sequence: number, firstFrame: number, frames: readonly Buffer[], dataOffset: number) => {
  const tfhd = uint32s(DEFAULT_BASE_IS_MOOF | DEFAULT_DURATION_AND_FLAGS, 1, SAMPLES_PER_FRAME, EVERY_FRAME_IS_A_KEY);
  const decodeTime = Buffer.alloc(8);
  decodeTime.writeBigUInt64BE(BigInt(firstFrame * SAMPLES_PER_FRAME));
  const trun = uint32s(DATA_OFFSET_AND_SIZES, frames.length, dataOffset, ...frames.map(({ length }) => length));
  const tfdt = writeBox('tfdt', uint32s(0x01000000), decodeTime);
  const traf = writeBox('traf', writeBox('tfhd', tfhd), tfdt, writeBox('trun', trun));
  return writeBox('moof', writeBox('mfhd', uint32s(0, sequence)), traf);
};

const writeSegment = (sequence: number, firstFrame: number, frames: readonly Buffer[]) => {
  const mdatHeader = 8;
  const { length } = writeMoof(sequence, firstFrame, frames, 0);
  return Buffer.concat([writeMoof(sequence, firstFrame, frames, length + mdatHeader), writeBox('mdat', ...frames)]);
};

async function* cutAudio(track: FragmentedTrack, bordersMs: readonly number[]): AsyncGenerator<PackagedSegment> {
  const frames = readFrames(track);
  const frameMs = (SAMPLES_PER_FRAME * 1000) / track.timescale;
  let frame = 0;
  let declaredMs = 0;
  for (const [index, borderMs] of bordersMs.entries()) {
    const next = Math.round(borderMs / frameMs);
    const taken: Buffer[] = [];
    while (frame + taken.length < next) {
      const { value, done } = await frames.next();
      if (done) throw new RangeError(`The sound has ${frame + taken.length} frames and needs ${next}.`);
      taken.push(value);
    }
    const endMs = index === bordersMs.length - 1 ? borderMs : Math.round(next * frameMs);
    yield { data: writeSegment(index + 1, frame, taken), durationMs: endMs - declaredMs };
    frame = next;
    declaredMs = endMs;
  }
}

/**
 * Cuts encoded sound at the frames nearest to the picture's borders, given in milliseconds from the start of the film.
 * ffmpeg's own fragments drift by up to 0.2 s a minute. The last border is declared to be the picture's, although the last
 * frame ends up to 11 ms beside it: players add declared lengths up over repeats, and unequal sums tear sound and picture apart.
 */
export const packageAudio = (track: FragmentedTrack, videoBordersMs: readonly number[]): PackagedTrack => ({
  init: track.init,
  segments: cutAudio(track, videoBordersMs),
});
