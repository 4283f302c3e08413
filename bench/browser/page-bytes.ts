import type { Browser } from '@playwright/test';
import { openScreen, type ScreenName } from './screens.ts';

/** Transfer of a cold visit without scrolling: compressed bodies in KiB, and the number of requests. */
export interface PageBytes {
  readonly JS: number;
  readonly CSS: number;
  readonly HTML: number;
  readonly fonts: number;
  readonly all: number;
  readonly requests: number;
}

const KIND = [
  { kind: 'JS', mime: /javascript/ },
  { kind: 'CSS', mime: /^text\/css/ },
  { kind: 'HTML', mime: /^text\/html/ },
  { kind: 'fonts', mime: /font/ },
] as const;

export const bytesOfPage = async (browser: Browser, screen: ScreenName, url: string): Promise<PageBytes> => {
  // Warms the page cache: the first response is streamed and compressed less.
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text();
  const { context, page, devtools } = await openScreen(browser, screen);
  const begun = new Map<string, { readonly mime: string; readonly headBytes: number }>();
  const sums = { JS: 0, CSS: 0, HTML: 0, fonts: 0, all: 0, requests: 0 };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('data:'))
      begun.set(requestId, { mime: response.mimeType, headBytes: response.encodedDataLength });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = begun.get(requestId);
    if (!answer) return;
    const kibibytes = (encodedDataLength - answer.headBytes) / 1024;
    const known = KIND.find(({ mime }) => mime.test(answer.mime));
    if (known) sums[known.kind] += kibibytes;
    sums.all += kibibytes;
    sums.requests += 1;
  });
  await devtools.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return sums;
};
