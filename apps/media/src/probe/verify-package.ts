import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INIT_FILE, segmentFile, type AudioTrack, type MediaIndex, type VideoTrack } from '@madang/streaming/media-index.ts';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';

/** How far a segment's real start may lie from its declared one: one AAC frame at 48 kHz is 21.3 ms, cut at the nearer end. */
const START_TOLERANCE_MS = 12;

const IDR_SLICE = 5;
const NON_IDR_SLICE = 1;

/** Whether an access unit with four-byte lengths (ISO/IEC 14496-15) has an IDR slice before any other one. */
const isInstantRefresh = (unit: Uint8Array) => {
  const view = new DataView(unit.buffer, unit.byteOffset, unit.byteLength);
  for (let at = 0; at + 4 < unit.length; at += 4 + view.getUint32(at)) {
    const type = view.getUint8(at + 4) & 0x1f;
    if (type === IDR_SLICE) return true;
    if (type === NON_IDR_SLICE) return false;
  }
  return false;
};

const fail = (track: VideoTrack | AudioTrack, message: string): never => {
  throw new Error(`${track.folder}: ${message}`);
};

const openTrack = async (input: Input, track: VideoTrack | AudioTrack) => {
  const [found] = await input.getTracks();
  if (!found) return fail(track, 'no track');
  const codecs = await found.getCodecParameterString();
  if (codecs !== track.codecs) return fail(track, `declared as ${track.codecs}, is ${codecs}`);
  return found;
};

const verifySegment = async (directory: string, track: VideoTrack | AudioTrack, number: number, startMs: number) => {
  const init = await readFile(join(directory, track.folder, INIT_FILE));
  const segment = await readFile(join(directory, track.folder, segmentFile(number)));
  using input = new Input({ source: new BufferSource(Buffer.concat([init, segment])), formats: ALL_FORMATS });
  const found = await openTrack(input, track);
  const packet = await new EncodedPacketSink(found).getFirstPacket();
  if (!packet) return fail(track, `segment ${number} is empty`);
  if (Math.abs(packet.timestamp * 1000 - startMs) > START_TOLERANCE_MS) {
    return fail(track, `segment ${number} starts at ${packet.timestamp} s, declared at ${startMs} ms`);
  }
  if ('width' in track && !isInstantRefresh(packet.data)) {
    return fail(track, `segment ${number} does not start with an IDR picture`);
  }
};

const verifyTrack = async (directory: string, index: MediaIndex, track: VideoTrack | AudioTrack) => {
  if (track.segments.length !== index.video[0]?.segments.length) fail(track, 'has another number of segments than the picture');
  let startMs = 0;
  for (const [at, { durationMs }] of track.segments.entries()) {
    await verifySegment(directory, track, at + 1, startMs);
    startMs += durationMs;
  }
  if (startMs !== index.durationMs) fail(track, `declares ${startMs} ms, the film ${index.durationMs} ms`);
};

/**
 * Reads a written package back and throws when a track's codecs, lengths or segment starts are not what the index says:
 * equal sums and counts in all tracks, and an IDR picture at the start of every video segment.
 */
export const verifyPackage = async (directory: string, index: MediaIndex) => {
  for (const track of [...index.video, ...index.audio]) await verifyTrack(directory, index, track);
};
