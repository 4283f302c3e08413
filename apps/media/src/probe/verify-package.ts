import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CUES_FILE,
  INIT_FILE,
  segmentFile,
  sheetFile,
  type AudioRendition,
  type MediaIndex,
  type Thumbnails,
  type VideoTrack,
} from '@madang/streaming/media-index.ts';
import { parseWebVtt } from '@madang/streaming/webvtt.ts';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { runFfprobe } from '../encode/ffmpeg.ts';
import { trackBytes } from '../package/track-bytes.ts';

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

const fail = (track: VideoTrack | AudioRendition, message: string): never => {
  throw new Error(`${track.folder}: ${message}`);
};

const openTrack = async (input: Input, track: VideoTrack | AudioRendition) => {
  const [found] = await input.getTracks();
  if (!found) return fail(track, 'no track');
  const codecs = await found.getCodecParameterString();
  if (codecs !== track.codecs) return fail(track, `declared as ${track.codecs}, is ${codecs}`);
  return found;
};

const verifySegment = async (directory: string, track: VideoTrack | AudioRendition, number: number, startMs: number) => {
  const init = await readFile(join(directory, track.folder, INIT_FILE));
  const segment = await readFile(join(directory, track.folder, segmentFile(number)));
  const bytes = track.segments[number - 1]?.bytes;
  if (segment.length !== bytes) fail(track, `segment ${number} has ${segment.length} bytes, declared are ${bytes}`);
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

/** An AAC frame at 48 kHz, and how many of them may be missing or too many at the end of a film. */
const FRAMES_PER_SECOND = 48_000 / 1024;
const FRAME_TOLERANCE = 1;

/** Counts pictures or frames with another program than the one that cut them. */
const verifyCount = async (ffmpeg: string, directory: string, track: VideoTrack | AudioRendition, durationMs: number) => {
  const entries = ['-count_packets', '-show_entries', 'stream=nb_read_packets', '-f', 'mp4', 'pipe:0'];
  const probed = (await runFfprobe(ffmpeg, entries, trackBytes(directory, track))) as {
    readonly streams: readonly { readonly nb_read_packets?: string }[];
  };
  const counted = Number(probed.streams[0]?.nb_read_packets);
  const rate = 'frameRate' in track ? track.frameRate : FRAMES_PER_SECOND;
  const expected = (durationMs / 1000) * rate;
  // Rates such as 23.976 are rounded in the index.
  if (!(Math.abs(counted - expected) <= FRAME_TOLERANCE + expected / 10_000)) {
    fail(track, `ffprobe counts ${counted} packets, ${Math.round(expected)} make its length`);
  }
};

const verifyTrack = async (ffmpeg: string, directory: string, index: MediaIndex, track: VideoTrack | AudioRendition) => {
  if (track.segments.length !== index.video[0]?.segments.length) fail(track, 'has another number of segments than the picture');
  let startMs = 0;
  for (const [at, { durationMs }] of track.segments.entries()) {
    await verifySegment(directory, track, at + 1, startMs);
    startMs += durationMs;
  }
  if (startMs !== index.durationMs) fail(track, `declares ${startMs} ms, the film ${index.durationMs} ms`);
  await verifyCount(ffmpeg, directory, track, index.durationMs);
};

/** ISO/IEC 10918-1: the last two bytes of a picture that was written to its end. */
const END_OF_IMAGE = 0xffd9;

const verifyThumbnails = async (
  directory: string,
  { folder, sheets, columns, rows, intervalMs }: Thumbnails,
  durationMs: number,
) => {
  const pictures = durationMs / intervalMs;
  if (sheets < Math.ceil(Math.floor(pictures) / (columns * rows))) {
    throw new Error(`${folder}: ${sheets} sheets are too few for ${Math.ceil(pictures)} pictures`);
  }
  for (let number = 1; number <= sheets; number += 1) {
    const sheet = await readFile(join(directory, folder, sheetFile(number)));
    if (sheet.length < 2 || sheet.readUInt16BE(sheet.length - 2) !== END_OF_IMAGE) {
      throw new Error(`${folder}: sheet ${number} was not written to its end`);
    }
  }
};

/**
 * Reads a written package back and throws when a track's codecs, lengths, sizes or segment starts are not what the index
 * says: equal sums and counts in all tracks, an IDR picture at the start of every video segment, as many pictures and frames
 * as make its length, cues that can be read, whole thumbnails.
 */
export const verifyPackage = async (ffmpeg: string, directory: string, index: MediaIndex) => {
  for (const track of [...index.video, ...index.audio]) await verifyTrack(ffmpeg, directory, index, track);
  for (const { folder } of index.subtitles) parseWebVtt(await readFile(join(directory, folder, CUES_FILE), 'utf8'));
  await verifyThumbnails(directory, index.thumbnails, index.durationMs);
};
