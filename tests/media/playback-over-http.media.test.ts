import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode, probe, serveClip, type ServedClip } from './served-clip.ts';

const ENCODING_MS = 120_000;
const FRAMES_PER_SECOND = 24;

let clip: ServedClip;

beforeAll(async () => {
  clip = await serveClip();
}, ENCODING_MS);

afterAll(() => clip.close());

const track = (durationSeconds: number, id: string) => clip.address(durationSeconds).replace('master', id);

interface ProbedStream {
  readonly codec_name: string;
  readonly width?: number;
  readonly tags?: { readonly language?: string };
}

test('the master offers both pictures and both sounds', async () => {
  const { streams } = (await probe(clip.address(7), '-show_entries', 'stream=codec_name,width:stream_tags=language')) as {
    streams: readonly ProbedStream[];
  };
  const found = streams.map(({ codec_name: codec, width, tags }) => `${codec} ${width ?? tags?.language}`);
  expect(new Set(found)).toEqual(new Set(['h264 640', 'h264 960', 'aac ko', 'aac en']));
});

test('the subtitles of an episode are a WebVTT file with every cue of every repeat', async () => {
  const whole = track(21, 's-en').replace('.m3u8', '.vtt');
  const { packets } = (await probe(whole, '-show_entries', 'packet=pts_time')) as { packets: readonly { pts_time: string }[] };
  expect(packets.map(({ pts_time: seconds }) => Number(seconds))).toEqual([1, 3.5, 8, 10.5, 15, 17.5]);
});

test.each([
  [7, 7],
  [21, 21],
  [60, 60],
  [65, 67],
])('an episode of %i seconds plays for %i', async (wished, seconds) => {
  for (const id of ['master', 'v360', 'v540', 'a-ko', 'a-en']) {
    const { format } = (await probe(track(wished, id), '-show_entries', 'format=duration')) as { format: { duration: string } };
    expect(Number(format.duration), id).toBeCloseTo(seconds, 3);
  }
});

test('every picture and every frame of sound of every repeat arrives', async () => {
  const count = async (id: string) => {
    const counted = await probe(track(21, id), '-count_packets', '-show_entries', 'stream=nb_read_packets');
    return Number((counted as { streams: readonly { nb_read_packets: string }[] }).streams[0]?.nb_read_packets);
  };
  expect(await count('v360')).toBe(3 * 7 * FRAMES_PER_SECOND);
  expect(await count('v540')).toBe(3 * 7 * FRAMES_PER_SECOND);
  expect(await count('a-ko')).toBe(3 * Math.round((7 * 48_000) / 1024));
});

test('pictures and sound decode without a complaint', async () => {
  for (const id of ['v360', 'v540', 'a-ko', 'a-en']) expect(await decode(track(7, id)), id).toBe('');
});

test('every rung says that its colours are BT.709, so that browsers need not guess', async () => {
  for (const id of ['v360', 'v540']) {
    const probed = await probe(track(7, id), '-show_entries', 'stream=color_space,color_range');
    expect(probed, id).toMatchObject({ streams: [{ color_space: 'bt709', color_range: 'tv' }] });
  }
});

test('a player with an address that has ended gets nothing [PL-43]', async () => {
  await expect(probe(clip.address(7, -1))).rejects.toThrow('403');
  expect((await fetch(track(7, 'v360').replace('/media/M', '/media/N'))).status).toBe(403);
});
