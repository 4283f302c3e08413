import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeVast } from '@madang/streaming/vast.ts';
import { afterAll, expect, test } from 'vitest';
import { vastTags } from './vast-tags.ts';

let host = '';
const requests: string[] = [];
const inLine = (media: string, more = '') => `<VAST version="4.2"><Ad id="a1"><InLine><AdSystem>x</AdSystem>
<Error><![CDATA[http://${host}/error]]></Error><Impression><![CDATA[http://${host}/impression]]></Impression><AdTitle>Tea</AdTitle>
<Creatives><Creative><Linear skipoffset="00:00:05"><Duration>00:00:20</Duration>
<TrackingEvents><Tracking event="start"><![CDATA[http://${host}/start]]></Tracking></TrackingEvents>
<MediaFiles>${media}</MediaFiles>${more}</Linear></Creative></Creatives></InLine></Ad></VAST>`;
const file = (url: string, type: string, height: number) =>
  `<MediaFile delivery="progressive" type="${type}" width="1280" height="${height}"><![CDATA[${url}]]></MediaFile>`;
const wrapper = (to: string) => `<VAST version="4.2"><Ad id="w"><Wrapper><AdSystem>w</AdSystem>
<VASTAdTagURI><![CDATA[${to}]]></VASTAdTagURI><Impression><![CDATA[http://${host}/wrapped]]></Impression>
<Creatives><Creative><Linear><TrackingEvents><Tracking event="start"><![CDATA[http://${host}/wrapped-start]]></Tracking>
</TrackingEvents></Linear></Creative></Creatives></Wrapper></Ad></VAST>`;
const MP4 = file('https://cdn.example/ad.mp4', 'video/mp4', 720);

const ANSWERS: Readonly<Record<string, () => string>> = {
  '/ad': () => inLine(MP4, '<VideoClicks><ClickThrough><![CDATA[https://tea.example/]]></ClickThrough></VideoClicks>'),
  '/wrapper': () => wrapper(`http://${host}/ad`),
  '/endless': () => wrapper(`http://${host}/endless`),
  '/away': () => wrapper('http://169.254.169.254/latest'),
  '/streams': () =>
    inLine(
      MP4 +
        file('https://cdn.example/4k.mp4', 'video/mp4', 2160) +
        file('https://cdn.example/a.m3u8', 'application/x-mpegURL', 720),
    ),
  '/large-files': () => inLine(file('https://cdn.example/4k.mp4', 'video/mp4', 2160) + MP4),
  '/flash': () => inLine(file('https://cdn.example/ad.swf', 'application/x-shockwave-flash', 720)),
  '/script': () =>
    inLine(MP4, '<VideoClicks><ClickThrough><![CDATA[javascript:alert(1)]]></ClickThrough></VideoClicks>').replace(
      `http://${host}/start`,
      'file:///etc/passwd',
    ),
  '/elsewhere-film': () => inLine(file('https://unnamed.example/ad.mp4', 'video/mp4', 720)),
  '/none': () => '<VAST version="4.2"></VAST>',
  '/broken': () => '<VAST version="4.2"><Ad>',
  '/html': () => '<html><body>no</body></html>',
  '/huge': () => `<VAST version="4.2">${'<!-- -->'.repeat(40_000)}</VAST>`,
};
const server = createServer(({ url = '' }, response) => {
  requests.push(url);
  if (url === '/never') return;
  if (url === '/elsewhere') response.writeHead(302, { location: '/ad' });
  else if (!ANSWERS[url]) response.writeHead(url.startsWith('/told') ? 204 : 500);
  response.end(ANSWERS[url]?.());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close() && server.closeAllConnections());

const tags = vastTags(new Set([host, 'cdn.example']), 500);
const read = (path: string) => tags.read(`http://${host}${path}`);

test('an ad is parsed with its media file, its click-through URL and its tracking URLs', async () => {
  expect(await read('/ad')).toEqual([
    {
      id: 'a1',
      advertiser: 'Tea',
      durationSeconds: 20,
      skippable: true,
      media: { url: 'https://cdn.example/ad.mp4', type: 'video/mp4' },
      click: 'https://tea.example/',
      trackers: {
        impression: [`http://${host}/impression`],
        start: [`http://${host}/start`],
        firstQuartile: [],
        midpoint: [],
        thirdQuartile: [],
        complete: [],
        skip: [],
        click: [],
        error: [`http://${host}/error`],
      },
    },
  ]);
});

test('a wrapper is followed to its ad, and its tracking URLs are added to those of the ad', async () => {
  const [ad] = await read('/wrapper');
  expect(ad?.trackers.impression?.toSorted()).toEqual([`http://${host}/impression`, `http://${host}/wrapped`]);
  expect(ad?.trackers.start?.toSorted()).toEqual([`http://${host}/start`, `http://${host}/wrapped-start`]);
});

test('an HLS stream is preferred over files, and among files the largest up to 720p', async () => {
  expect((await read('/streams'))[0]?.media).toEqual({ url: 'https://cdn.example/a.m3u8', type: 'application/x-mpegurl' });
  expect((await read('/large-files'))[0]?.media.url).toBe('https://cdn.example/ad.mp4');
});

test.each(['/flash', '/elsewhere-film', '/none', '/away', '/endless'])('%s yields no playable ad', async (path) => {
  expect(await read(path)).toEqual([]);
});

test('wrappers are followed to a fixed depth', async () => {
  requests.length = 0;
  await read('/endless');
  expect(requests.length).toBeLessThanOrEqual(6);
});

test('click-through and tracking URLs that are not HTTP are dropped', async () => {
  const [ad] = await read('/script');
  expect([ad?.click, ad?.trackers.start]).toEqual([null, []]);
});

test.each(['/broken', '/html', '/huge', '/never', '/elsewhere', '/fails'])('reading the tag at %s throws', async (path) => {
  await expect(read(path)).rejects.toThrow(/./);
});

test('a host that the operator has not allowed is not requested', async () => {
  for (const address of ['http://localhost:1/ad', 'https://ads.example/ad', 'file:///etc/passwd', 'no address'])
    await expect(tags.read(address)).rejects.toThrow('not allowed');
  await expect(tags.track('http://10.0.0.1/')).rejects.toThrow('not allowed');
});

test('a tracking URL is requested, and an error status from it throws', async () => {
  await tags.track(`http://${host}/told?event=start`);
  expect(requests).toContain('/told?event=start');
  await expect(tags.track(`http://${host}/refuses`)).rejects.toThrow('500');
});

test('a VAST document that we write can be read by our own parser', async () => {
  const ad = {
    id: 'showing',
    position: 1,
    creativeId: 'tea',
    advertiser: 'Tea & Cakes',
    durationSeconds: 20,
    skipAfterSeconds: 5,
    media: { url: 'https://madang.example/m.m3u8', type: 'application/x-mpegurl' } as const,
    click: 'https://madang.example/en_us/media/1',
    beacon: 'https://madang.example/beacon?event=',
  };
  const own = createServer((_request, response) => response.end(writeVast([ad, { ...ad, id: 'second', position: 2 }])));
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(own.address() as AddressInfo).port}`;
  const [first, second] = await vastTags(new Set([address, 'madang.example'])).read(`http://${address}/`);
  own.close();
  expect(first).toMatchObject({ advertiser: 'Tea & Cakes', durationSeconds: 20, skippable: true, click: ad.click });
  expect(first?.trackers).toMatchObject({
    skip: [`${ad.beacon}skip`],
    complete: [`${ad.beacon}complete`],
    click: [`${ad.beacon}click`],
  });
  expect(second?.id).toBe('second');
});
