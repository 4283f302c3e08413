import type { AdEvent } from '@madang/domain/ads/ad-events.ts';
import type { TaggedAd } from '@madang/domain/ads/tagged-ad.ts';
import { z } from 'zod';
import { outgoing } from '../outgoing/outgoing.ts';
import type { AdTags } from '../../ports/ads.ts';

/** Timeout of a tag with all its wrappers, in milliseconds. A viewer waits three seconds for ads at most. */
const TIMEOUT_MS = 2500;
const MAX_BYTES = 256 * 1024;
const MAX_WRAPPERS = 4;
const MAX_ADS = 10;
/** Most tracking URLs that one event requests. */
const MAX_TRACKERS = 20;

const urls = z.array(z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])).default([]);

/** The fields that are read of the VAST parser's ad. */
const Parsed = z.object({
  id: z.string().nullish(),
  title: z.string().nullish(),
  advertiser: z.union([z.string(), z.object({ value: z.string().nullish() }).transform(({ value }) => value)]).nullish(),
  errorURLTemplates: urls,
  impressionURLTemplates: urls,
  creatives: z.array(
    z.object({
      type: z.string(),
      duration: z.number().optional(),
      skipDelay: z.number().nullish(),
      mediaFiles: z
        .array(z.object({ fileURL: z.string().nullish(), mimeType: z.string().nullish(), height: z.number().default(0) }))
        .default([]),
      videoClickThroughURLTemplate: z.object({ url: z.string() }).nullish(),
      videoClickTrackingURLTemplates: urls,
      trackingEvents: z.record(z.string(), z.array(z.string())).default({}),
    }),
  ),
});
type Parsed = z.infer<typeof Parsed>;

const HLS = new Set(['application/x-mpegurl', 'application/vnd.apple.mpegurl']);
const TRACKED: readonly AdEvent[] = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip'];

const isWeb = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

const isAt = (url: string, hosts: ReadonlySet<string>): boolean => isWeb(url) && hosts.has(new URL(url).host);

/** Prefers an HLS stream, then the largest file up to 720p, which most screens show in full. */
const mediaOf = (files: Parsed['creatives'][number]['mediaFiles'], hosts: ReadonlySet<string>): TaggedAd['media'] | null => {
  const known = files.flatMap(({ fileURL, mimeType, height }): readonly (TaggedAd['media'] & { readonly height: number })[] => {
    const type = mimeType?.toLowerCase() ?? '';
    if (!fileURL || !isAt(fileURL, hosts)) return [];
    if (HLS.has(type)) return [{ url: fileURL, type: 'application/x-mpegurl', height }];
    return type === 'video/mp4' ? [{ url: fileURL, type, height }] : [];
  });
  const files720 = known.filter(({ height }) => height <= 720).toSorted((one, other) => other.height - one.height);
  const chosen = known.find(({ type }) => type === 'application/x-mpegurl') ?? files720[0] ?? known[0];
  return chosen ? { url: chosen.url, type: chosen.type } : null;
};

const readAd = (ad: Parsed, hosts: ReadonlySet<string>): TaggedAd | null => {
  const linear = ad.creatives.find(({ type }) => type === 'linear');
  const media = linear && mediaOf(linear.mediaFiles, hosts);
  if (!linear || !media || !linear.duration || linear.duration <= 0) return null;
  const click = linear.videoClickThroughURLTemplate?.url ?? null;
  const timed = Object.fromEntries(TRACKED.map((event) => [event, linear.trackingEvents[event] ?? []]));
  const trackers = {
    ...timed,
    impression: ad.impressionURLTemplates,
    error: ad.errorURLTemplates,
    click: linear.videoClickTrackingURLTemplates,
  };
  const bounded = Object.entries(trackers).map(([event, all]) => [event, all.filter(isWeb).slice(0, MAX_TRACKERS)]);
  return {
    id: ad.id || 'unnamed',
    advertiser: ad.advertiser || ad.title || '',
    durationSeconds: linear.duration,
    skippable: linear.skipDelay !== null && linear.skipDelay !== undefined,
    media,
    click: click !== null && isWeb(click) ? click : null,
    trackers: Object.fromEntries(bounded) as TaggedAd['trackers'],
  };
};

const refuseXml = (fault: string): never => {
  throw new Error(`an ad tag answered with broken XML: ${fault}`);
};

/** Reads VAST over HTTP from hosts that the operator allows only: a wrapper or a tracker can name any URL (SSRF). */
export const vastTags = (hosts: ReadonlySet<string>, timeoutMs = TIMEOUT_MS): AdTags => {
  const ask = outgoing({ hosts, timeoutMs, maxBytes: MAX_BYTES });
  const get = async (address: string, signal: AbortSignal): Promise<Response> => {
    const response = await ask(address, { signal });
    if (response.ok) return response;
    throw new Error(`an ad tag answered ${response.status}`);
  };
  const documentOf = async (address: string, signal: AbortSignal): Promise<unknown> => {
    const text = await (await get(address, signal)).text();
    const { DOMParser } = await import('@xmldom/xmldom');
    const errorHandler = { warning: () => undefined, error: refuseXml, fatalError: refuseXml };
    return new DOMParser({ errorHandler }).parseFromString(text, 'text/xml');
  };
  return {
    async read(tag) {
      const signal = AbortSignal.timeout(timeoutMs);
      const fetcher = { fetchVAST: ({ url }: { readonly url: string }) => documentOf(url, signal) };
      // Loaded on first use: most installations have no third-party ad tags
      const { VASTParser } = await import('@dailymotion/vast-client');
      const parser = new VASTParser({ fetcher });
      const options = { wrapperLimit: MAX_WRAPPERS, resolveAll: true, allowMultipleAds: true };
      const { ads } = (await parser.parseVAST(await documentOf(tag, signal), options)) as { ads: readonly unknown[] };
      return ads.slice(0, MAX_ADS).flatMap((ad) => readAd(Parsed.parse(ad), hosts) ?? []);
    },
    async track(tracker) {
      await get(tracker, AbortSignal.timeout(timeoutMs));
    },
  };
};
