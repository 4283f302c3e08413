import type { Needs } from '../use-case/needs.ts';
import { skippableAfter } from '@madang/domain/ads/ad.ts';
import { choosePod } from '@madang/domain/ads/pod.ts';
import { fillTag, ratedTaggedAd, type TaggedAd } from '@madang/domain/ads/tagged-ad.ts';
import { addressEnds } from '@madang/domain/playback/lease.ts';
import { NOTHING_CHOSEN, type PrivacyPreferences, strictest } from '@madang/domain/privacy/choices.ts';
import { mayBeSold } from '@madang/domain/privacy/sale.ts';
import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import { capabilitiesOf } from '@madang/domain/subscriptions/plan-capabilities.ts';
import type { AdTicket, HouseAd } from '../ports/ads.ts';

/** One ad of a break, ready to be shown. */
export interface ServedAd {
  readonly showingId: string;
  /** Its place in the break, from 1. */
  readonly position: number;
  readonly adId: string;
  readonly advertiser: string;
  readonly durationSeconds: number;
  readonly skipAfter: number | null;
  readonly click: string | null;
  readonly media: TaggedAd['media'];
}

/**
 * What the viewer of a ticket may be shown now: a viewer who signed out or upgraded to a plan without ads during the film sees no more of them
 * (PL-25), and one who opted out of the sale of data gets no third-party ads.
 */
const seenNow = async (
  { sessions }: Needs<'sessions'>,
  { session, viewingAge, ...ticket }: AdTicket,
  preferences: PrivacyPreferences,
  at: number,
): Promise<'none' | 'house' | 'all'> => {
  const known = session && (await sessions.find(session.id, session.accountId));
  if (session && (!known || capabilitiesOf(entitlementAt(known.subscription, at)?.plan ?? null).adFree)) return 'none';
  const choices = strictest(preferences.choices, known?.account.privacyChoices ?? NOTHING_CHOSEN);
  return ticket.mayBeSold && mayBeSold({ ...preferences, choices }, viewingAge) ? 'all' : 'house';
};

/** Chooses the ads of a break: from the operator's third-party tag if data of this viewer may be sold, else house ads. */
const choose = async ({ ads, settings }: Needs<'ads' | 'settings'>, ticket: AdTicket, breakId: string, seen: 'house' | 'all') => {
  const isUser = ticket.session !== null;
  const tag = seen === 'all' ? settings.ads.tags[isUser ? 'users' : 'anonymous'] : null;
  // Another playback begins with another ad, and so does the next break of the same one
  const turn = Number.parseInt(ticket.playbackId.slice(0, 8), 16) + ticket.breaks.indexOf(breakId);
  const [place, audience] = [
    { id: breakId, at: 0 },
    { ...ticket, signedIn: isUser },
  ];
  if (tag === null) return choosePod(ads.house, place, audience, turn).map((ad) => ({ ad, tagged: null }));
  const sold = await ads.readTag(fillTag(tag, { ...ticket, breakId, chance: turn }));
  return choosePod(sold.map(ratedTaggedAd), place, audience, 0).map((ad) => ({ ad, tagged: ad as TaggedAd }));
};

const keepPod = async (
  deps: Needs<'ads' | 'newId' | 'repositories' | 'settings', 'adShowings'>,
  ticket: AdTicket,
  breakId: string,
  seen: 'house' | 'all',
  at: number,
): Promise<void> => {
  const { repositories, newId } = deps;
  const pod = await choose(deps, ticket, breakId, seen);
  await repositories.adShowings.addPod(
    pod.map(({ ad, tagged }, index) => ({
      id: newId(),
      playbackId: ticket.playbackId,
      breakId,
      position: index + 1,
      adId: ad.id,
      contentId: ticket.contentId,
      audience: ticket.session === null ? 'anonymous' : 'user',
      viewerKey: ticket.viewerKey,
      durationSeconds: ad.durationSeconds,
      skipAfter: skippableAfter(ad),
      tagged,
      servedAt: at,
    })),
  );
};

const signHouseAd = (
  { media }: Needs<'media'>,
  { asset, durationSeconds }: HouseAd,
  ticket: AdTicket,
  at: number,
): TaggedAd['media'] => {
  const [sessionId, expiresAt] = [ticket.session?.id ?? null, addressEnds(at)];
  const url = media.signFilm({
    purpose: 'film',
    assetId: asset,
    contentId: ticket.contentId,
    encrypted: false,
    durationSeconds,
    sessionId,
    expiresAt,
  });
  return { url, type: 'application/x-mpegurl' };
};

/** The ads of one break of a playback. Repeated requests return the ads chosen first. */
export const getBreak =
  (deps: Needs<'ads' | 'media' | 'newId' | 'now' | 'repositories' | 'sessions' | 'settings', 'adShowings'>) =>
  async (ticket: AdTicket, breakId: string, preferences: PrivacyPreferences): Promise<readonly ServedAd[]> => {
    const { ads, repositories } = deps;
    const { playbackId } = ticket;
    const at = deps.now();
    const seen = ticket.breaks.includes(breakId) ? await seenNow(deps, ticket, preferences, at) : 'none';
    if (seen === 'none') return [];
    const known = await repositories.adShowings.listPod(playbackId, breakId);
    if (known.length === 0) await keepPod(deps, ticket, breakId, seen, at);
    const pod = known.length > 0 ? known : await repositories.adShowings.listPod(playbackId, breakId);
    return pod.flatMap(({ id, adId, position, tagged }) => {
      const ad = tagged ?? ads.house.find((one) => one.id === adId);
      if (!ad || (tagged && seen === 'house')) return [];
      const { advertiser, durationSeconds, click } = ad;
      const media = 'asset' in ad ? signHouseAd(deps, ad, ticket, at) : ad.media;
      return [{ showingId: id, position, adId, advertiser, durationSeconds, skipAfter: skippableAfter(ad), click, media }];
    });
  };
