import { skippableAfter } from '@madang/domain/ads/ad.ts';
import { choosePod } from '@madang/domain/ads/pod.ts';
import { fillTag, ratedTaggedAd, type TaggedAd } from '@madang/domain/ads/tagged-ad.ts';
import { addressEnds } from '@madang/domain/playback/lease.ts';
import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import type { Deps } from '../deps.ts';
import type { AdTicket } from './ad-ticket.ts';
import type { HouseAd } from './house-ads.ts';

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

/** Whoever has signed out or gone over to Premium since the film began sees no more ads (PL-25). */
const stillSeesAds = async ({ sessions, now }: Pick<Deps, 'sessions' | 'now'>, { session }: AdTicket): Promise<boolean> => {
  if (session === null) return true;
  const known = await sessions.find(session.id, session.accountId);
  return known !== null && entitlementAt(known.subscription, now())?.plan !== 'Premium';
};

/** Chooses the ads of a break: from the tag of somebody else where the operator has set one, else those of the house. */
const choose = async ({ ads, settings }: Pick<Deps, 'ads' | 'settings'>, ticket: AdTicket, breakId: string) => {
  const isUser = ticket.session !== null;
  const tag = settings.ads.tags[isUser ? 'users' : 'anonymous'];
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

const keepPod = async (deps: Deps, ticket: AdTicket, breakId: string): Promise<void> => {
  const { repositories, now, newId } = deps;
  const pod = await choose(deps, ticket, breakId);
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
      servedAt: now(),
    })),
  );
};

const lendHouseAd = (
  { media, now }: Pick<Deps, 'media' | 'now'>,
  { asset, durationSeconds }: HouseAd,
  ticket: AdTicket,
): TaggedAd['media'] => {
  const [sessionId, expiresAt] = [ticket.session?.id ?? null, addressEnds(now())];
  const url = media.lend({ purpose: 'film', assetId: asset, contentId: ticket.contentId, durationSeconds, sessionId, expiresAt });
  return { url, type: 'application/x-mpegurl' };
};

/** The ads of one break of a playback: the same ones however often they are asked for. */
export const getBreak =
  (deps: Deps) =>
  async (ticket: AdTicket, breakId: string): Promise<readonly ServedAd[]> => {
    const { ads, repositories } = deps;
    const { playbackId } = ticket;
    if (!ticket.breaks.includes(breakId) || !(await stillSeesAds(deps, ticket))) return [];
    const known = await repositories.adShowings.listPod(playbackId, breakId);
    if (known.length === 0) await keepPod(deps, ticket, breakId);
    const pod = known.length > 0 ? known : await repositories.adShowings.listPod(playbackId, breakId);
    return pod.flatMap(({ id, adId, position, tagged }) => {
      const ad = tagged ?? ads.house.find((one) => one.id === adId);
      if (!ad) return [];
      const { advertiser, durationSeconds, click } = ad;
      const media = 'asset' in ad ? lendHouseAd(deps, ad, ticket) : ad.media;
      return [{ showingId: id, position, adId, advertiser, durationSeconds, skipAfter: skippableAfter(ad), click, media }];
    });
  };
