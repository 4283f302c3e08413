import type { GuideProgramme } from '@madang/contract/live/live.contract.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { type Airing, airingAt, offerOf } from '@madang/domain/live/guide.ts';
import { accessToLive, liveLoanEnds } from '@madang/domain/live/live-access.ts';
import { orderSubtitles } from '@madang/domain/playback/subtitle-order.ts';
import { BCP47, DEFAULT_LANGUAGE, LANGUAGES } from '@madang/domain/shared/language.ts';
import { CHANNEL } from '@madang/streaming/live-stream.ts';
import type { Deps } from '../deps.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { takeStream } from '../playback/take-stream.ts';
import { accessViewer, type Viewer } from '../sessions/viewer.ts';
import { presentProgramme } from './live.presenter.ts';

/** An address of the channel is lent for so long at the most, in milliseconds: who watches longer asks again. */
const MOST_MS = 6 * 3_600_000;
/** An address of a programme outlives it by this, so that pauses do not end it. */
const MARGIN_MS = 4 * 3_600_000;

const sessionOf = (viewer: Viewer, newId: () => string): string => (viewer.signedIn ? viewer.sessionId : newId());

interface Lent {
  readonly kind: 'live' | 'start-over' | 'catch-up';
  readonly airing: Airing;
  readonly programme: GuideProgramme;
}

/** An address of the stream; of a programme that has ended, of its film. */
const lend = ({ media, live, catalog, now, newId }: Deps, viewer: Viewer, { kind, airing }: Lent) => {
  const sessionId = sessionOf(viewer, newId);
  if (kind === 'catch-up') {
    const expiresAt = now() + airing.durationSeconds * 1000 + MARGIN_MS;
    const { asset: assetId, durationSeconds } = airing;
    return {
      expiresAt,
      address: media.lend({ assetId, contentId: airing.contentId ?? '', durationSeconds, sessionId, expiresAt }),
    };
  }
  const expiresAt = liveLoanEnds(live.guide().airings, (id) => catalog().find(id) ?? undefined, accessViewer(viewer, now()), {
    now: now(),
    mostMs: MOST_MS,
  });
  const contentId = kind === 'live' ? CHANNEL : airing.id;
  return {
    expiresAt,
    address: media.lend({ assetId: CHANNEL, contentId, durationSeconds: MOST_MS / 1000, sessionId, expiresAt }),
  };
};

const languagesOf = async ({ live }: Pick<Deps, 'live'>, viewer: Viewer) => {
  const index = await live.channel.index();
  const subtitles = (index?.subtitles ?? []).flatMap(({ language: tag, kind }) => {
    const language = LANGUAGES.find((one) => BCP47[one] === tag);
    return language === undefined ? [] : [{ language, kind }];
  });
  return {
    subtitles: [...orderSubtitles(subtitles, viewer.signedIn ? viewer.profile.subtitleLanguage : DEFAULT_LANGUAGE)],
    audio: (index?.audio ?? []).map(({ language }) => ({ language })),
  };
};

/** Lends the address of the channel, of a programme from its beginning, or of one that was shown lately (LV-02, LV-15, LV-26). */
export const playLive: UseCase<'playLive'> = (deps) => async (viewer, input) => {
  const { live, catalog, now } = deps;
  const { airings } = live.guide();
  const asked = input.programme_id;
  const airing = asked === undefined ? airingAt(airings, now()) : (airings.find(({ id }) => id === asked) ?? null);
  const content: Content | null = (airing?.contentId && catalog().find(airing.contentId)) || null;
  const access = accessToLive(content, accessViewer(viewer, now()));
  if (!access.ok) return asked !== undefined && access.refusal === 'LIVE_OFF_AIR' ? refuse('CONTENT_NOT_FOUND') : access;
  const programme = airing && presentProgramme(airing, catalog());
  if (!airing || !programme) return refuse('LIVE_OFF_AIR');
  const offer = offerOf(airing, now());
  if (offer === 'none') return refuse(now() < airing.startsAt ? 'CONTENT_COMING_SOON' : 'CONTENT_EXPIRED');
  const stream = await takeStream(deps, viewer, airing.contentId ?? CHANNEL);
  if (!stream.ok) return stream;
  const kind = offer === 'catch-up' ? 'catch-up' : asked === undefined ? 'live' : 'start-over';
  const { address, expiresAt } = lend(deps, viewer, { kind, airing, programme });
  return answer({
    kind,
    programme,
    manifest_url: address,
    ...(await languagesOf(deps, viewer)),
    expires_at: new Date(expiresAt).toISOString(),
  });
};
