import { getBox } from '@madang/streaming/boxes.ts';
import { describeTrack } from '@madang/media/package/describe-track.ts';
import { bytesInMemory, readFragmentedTrack } from '@madang/media/package/fragments.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMaster, parseMedia, type MasterPlaylist, type MediaPlaylist, type PlaylistSegment } from './hls-playlists.ts';
import { serveClip, type ServedClip } from './served-clip.ts';

// The rules that Apple's mediastreamvalidator and HLS authoring specification check, on an episode that repeats its film.

const ENCODING_MS = 120_000;
const EPISODE_SECONDS = 65;
const FRAME_SECONDS = 1024 / 48_000;

let clip: ServedClip;
let master: MasterPlaylist;
let answers: readonly Answer[] = [];
let pictures: readonly MediaPlaylist[] = [];
let sounds: readonly MediaPlaylist[] = [];
let subtitles: readonly MediaPlaylist[] = [];

/** An answer that has been read to its end. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly url: string;
  readonly text: string;
}

const get = async (address: string): Promise<Answer> => {
  const answer = await fetch(address);
  return { status: answer.status, headers: answer.headers, url: answer.url, text: await answer.text() };
};

const fetchBytes = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());

beforeAll(async () => {
  clip = await serveClip();
  const address = clip.address(EPISODE_SECONDS);
  const collected: Answer[] = [];
  const load = async (uri: string | undefined) => {
    const answer = await get(new URL(uri ?? '', address).href);
    collected.push(answer);
    return parseMedia(answer.url, answer.text);
  };
  const first = await get(address);
  collected.push(first);
  master = parseMaster(first.text);
  const urisOf = (type: string) => master.media.filter(({ TYPE }) => TYPE === type).map(({ URI }) => URI);
  pictures = await Promise.all(master.variants.map(({ URI }) => load(URI)));
  sounds = await Promise.all(urisOf('AUDIO').map(load));
  subtitles = await Promise.all(urisOf('SUBTITLES').map(load));
  await Promise.all([...master.iFrames, ...master.images].map(({ URI }) => load(URI)));
  answers = collected;
}, ENCODING_MS);

afterAll(() => clip.close());

const everyPlaylist = () => [...pictures, ...sounds, ...subtitles];
const segmentsOfFirstPasses = ({ segments }: MediaPlaylist) => segments.filter(({ pass }) => pass < 2);

describe('delivery', () => {
  test('every playlist is there, is named as one and travels compressed', () => {
    expect(answers).toHaveLength(9);
    for (const { status, headers, url } of answers) {
      expect(status, url).toBe(200);
      expect(headers.get('content-type'), url).toBe('application/vnd.apple.mpegurl');
      expect(headers.get('content-encoding'), url).toBe('gzip');
    }
  });

  test('every segment may be kept, pictures and sound for long', async () => {
    for (const { address } of everyPlaylist().flatMap(segmentsOfFirstPasses)) {
      const { ok, headers } = await fetch(address, { method: 'HEAD' });
      expect(ok, address).toBe(true);
      expect(headers.get('cache-control'), address).toMatch(/max-age=(?:\d{4,}|300)/);
    }
  });
});

describe('master playlist', () => {
  test('it promises independent segments', () => {
    expect(master.tags[0]).toBe('#EXTM3U');
    expect(master.tags).toContain('#EXT-X-INDEPENDENT-SEGMENTS');
  });

  test('every variant says all that a player chooses by', () => {
    const names = ['BANDWIDTH', 'AVERAGE-BANDWIDTH', 'CODECS', 'RESOLUTION', 'FRAME-RATE', 'CLOSED-CAPTIONS', 'VIDEO-RANGE'];
    for (const variant of master.variants) expect(names.filter((name) => !variant[name])).toEqual([]);
  });

  test('every group that a variant names exists', () => {
    for (const { AUDIO, SUBTITLES } of master.variants) {
      expect(master.media.some((entry) => entry.TYPE === 'AUDIO' && entry['GROUP-ID'] === AUDIO)).toBe(true);
      expect(master.media.some((entry) => entry.TYPE === 'SUBTITLES' && entry['GROUP-ID'] === SUBTITLES)).toBe(true);
    }
  });

  test('there are several rates, and I-frames for quick search', () => {
    expect(new Set(master.variants.map(({ BANDWIDTH }) => BANDWIDTH)).size).toBeGreaterThanOrEqual(2);
    expect(master.iFrames.length).toBeGreaterThanOrEqual(1);
  });

  test('every sound and subtitle has a language, sounds their channels, and a default selects itself', () => {
    expect(master.media.filter(({ LANGUAGE }) => !LANGUAGE)).toEqual([]);
    expect(master.media.filter(({ TYPE, CHANNELS }) => TYPE === 'AUDIO' && CHANNELS !== '2')).toEqual([]);
    expect(master.media.filter(({ DEFAULT, AUTOSELECT }) => DEFAULT === 'YES' && AUTOSELECT !== 'YES')).toEqual([]);
  });

  test('names are unique within a group, and one entry at most is the default', () => {
    for (const group of new Set(master.media.map((entry) => entry['GROUP-ID']))) {
      const entries = master.media.filter((entry) => entry['GROUP-ID'] === group);
      expect(new Set(entries.map(({ NAME }) => NAME)).size).toBe(entries.length);
      expect(entries.filter(({ DEFAULT }) => DEFAULT === 'YES').length).toBeLessThanOrEqual(1);
    }
  });
});

describe('media playlists', () => {
  test('each begins and ends as a VOD playlist, of a version that knows EXT-X-MAP', () => {
    for (const { tags, version } of everyPlaylist()) {
      expect(tags[0]).toBe('#EXTM3U');
      expect(tags).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
      expect(tags.at(-1)).toBe('#EXT-X-ENDLIST');
      expect(version).toBeGreaterThanOrEqual(6);
    }
  });

  test('no segment is longer than the target duration, which is the same everywhere', () => {
    for (const { segments, targetSeconds } of everyPlaylist()) {
      expect(targetSeconds).toBe(pictures[0]?.targetSeconds);
      for (const { seconds } of segments) expect(Math.round(seconds)).toBeLessThanOrEqual(targetSeconds);
    }
  });

  test('the same segment belongs to the same repeat in all renditions', () => {
    const passes = pictures[0]?.segments.map(({ pass }) => pass) ?? [];
    expect(passes.at(-1)).toBe(9);
    for (const { segments, address } of everyPlaylist())
      expect(
        segments.map(({ pass }) => pass),
        address,
      ).toEqual(passes);
  });

  test('every repeat brings its own initialisation part', () => {
    for (const { segments } of [...pictures, ...sounds]) {
      for (const { map } of segments.filter(({ startsPass }) => startsPass)) expect(map).toMatch(/\/init\.mp4$/);
    }
  });
});

/** A segment together with its initialisation part, taken apart. */
const readSegment = async ({ address, map }: PlaylistSegment) => {
  const [init, data] = await Promise.all([fetchBytes(map ?? ''), fetchBytes(address)]);
  const track = await readFragmentedTrack(bytesInMemory(Buffer.concat([init, data])));
  const { value: first } = await track.fragments().next();
  const start = (first?.decodeTime ?? Number.NaN) / track.timescale;
  return { init, data, start };
};

/** The type of the first coded slice: 5 in an IDR picture (ITU-T H.264 table 7-1). */
const firstSliceType = (data: Buffer) => {
  for (let at = getBox(data, 'mdat').content; at + 4 < data.length; at += 4 + data.readUInt32BE(at)) {
    const type = data.readUInt8(at + 4) & 0x1f;
    if (type >= 1 && type <= 5) return type;
  }
  return undefined;
};

describe('segments', () => {
  test('every picture segment starts with an IDR picture and is coded as announced', async () => {
    for (const [at, playlist] of pictures.entries()) {
      for (const segment of segmentsOfFirstPasses(playlist)) {
        const { init, data } = await readSegment(segment);
        expect(firstSliceType(data), segment.address).toBe(5);
        expect(master.variants[at]?.CODECS?.split(',')).toContain(describeTrack(init).codecs);
      }
    }
  });

  test('within a repeat every segment starts where the one before has ended', async () => {
    for (const playlist of [...pictures, ...sounds]) {
      let end = 0;
      for (const segment of segmentsOfFirstPasses(playlist)) {
        const { start } = await readSegment(segment);
        expect(Math.abs(start - (segment.startsPass ? 0 : end)), segment.address).toBeLessThan(FRAME_SECONDS);
        end = start + segment.seconds;
      }
    }
  });

  test('no rate is more than a tenth above what was announced', async () => {
    for (const [at, playlist] of pictures.entries()) {
      const first = playlist.segments.filter(({ pass }) => pass === 0);
      const sizes = await Promise.all(first.map(async ({ address }) => (await fetchBytes(address)).length * 8));
      const rates = sizes.map((bits, number) => bits / (first[number]?.seconds ?? 1));
      const average = sizes.reduce((sum, bits) => sum + bits, 0) / first.reduce((sum, { seconds }) => sum + seconds, 0);
      expect(Math.max(...rates)).toBeLessThanOrEqual(Number(master.variants[at]?.BANDWIDTH) * 1.1);
      expect(average).toBeLessThanOrEqual(Number(master.variants[at]?.['AVERAGE-BANDWIDTH']) * 1.1);
    }
  });

  test('every piece of subtitles says how its times relate to the picture', async () => {
    for (const { address } of subtitles.flatMap(segmentsOfFirstPasses)) {
      expect(String(await fetchBytes(address)), address).toMatch(/^WEBVTT[^\n]*\nX-TIMESTAMP-MAP=/);
    }
  });
});
