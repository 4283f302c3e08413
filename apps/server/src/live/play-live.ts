import type { Needs } from '../use-case/needs.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { type Airing, airingAt, LIVE_STATUS, airingOffer } from '@madang/domain/live/guide.ts';
import { accessToLive } from '@madang/domain/live/live-access.ts';
import { addressEnds } from '@madang/domain/playback/lease.ts';
import { preferencesIn } from '@madang/domain/playback/subtitle-preferences.ts';
import { orderSubtitles } from '@madang/domain/playback/subtitle-order.ts';
import { DEFAULT_LANGUAGE, SUBTITLE_LANGUAGES, SUBTITLE_TAGS } from '@madang/domain/shared/language.ts';
import { CHANNEL } from '@madang/streaming/live-stream.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentSignedUrl } from '../playback/playback.presenter.ts';
import { takeStream } from '../playback/take-stream.ts';
import { accessViewer, findSessionId, type Viewer } from '../use-case/viewer.ts';
import { presentWholeProgramme } from './live.presenter.ts';
import { channelUrlExpiresAt } from './programme-url.ts';

/** So long a stream without an end is said to be, in seconds: no address of it lives as long. */
const STREAM_SECONDS = 6 * 3600;

interface ChannelTarget {
  readonly kind: 'live' | 'start-over' | 'catch-up';
  readonly airing: Airing;
}

/** An address of the stream; of a programme that has ended, of its film. */
const signChannel = (deps: Needs<'catalog' | 'live' | 'media'>, viewer: Viewer, { kind, airing }: ChannelTarget, now: number) => {
  const { media } = deps;
  const isFilm = kind === 'catch-up';
  const expiresAt = addressEnds(now, isFilm ? undefined : channelUrlExpiresAt(deps, viewer, now));
  const address = media.signFilm({
    purpose: 'programme',
    assetId: isFilm ? airing.asset : CHANNEL,
    contentId: kind === 'live' ? CHANNEL : airing.id,
    // In the clear: another film every hour would mean another key each time (decision 20).
    encrypted: false,
    durationSeconds: isFilm ? airing.durationSeconds : STREAM_SECONDS,
    sessionId: findSessionId(viewer),
    expiresAt,
  });
  return presentSignedUrl(address, expiresAt, now);
};

const languagesOf = async ({ live }: Needs<'live'>, viewer: Viewer) => {
  const index = await live.channel.index();
  const subtitles = (index?.subtitles ?? []).flatMap(({ language: tag, kind }) => {
    const language = SUBTITLE_LANGUAGES.find((one) => SUBTITLE_TAGS[one] === tag);
    return language === undefined ? [] : [{ language, kind }];
  });
  return {
    subtitles: [...orderSubtitles(subtitles, viewer.signedIn ? viewer.profile.subtitleLanguage : DEFAULT_LANGUAGE)],
    audio: (index?.audio ?? []).map(({ language, role }) => ({ language, ...(role && { role }) })),
  };
};

/** Lends the address of the channel, of a programme from its beginning, or of one that was shown lately (LV-02, LV-15, LV-26). */
export const playLive: UseCase<
  'playLive',
  Needs<'catalog' | 'inTransaction' | 'live' | 'media' | 'now' | 'playbackIds' | 'repositories', 'leases' | 'subtitlePreferences'>
> = (deps) => async (viewer, input) => {
  const { repositories, live, catalog, playbackIds } = deps;
  const now = deps.now();
  const { airings } = live.guide();
  const programmeId = input.programme_id;
  if (programmeId === undefined && (live.forcedStatus() ?? LIVE_STATUS.ONAIR) !== LIVE_STATUS.ONAIR)
    return refuse('LIVE_OFF_AIR');
  const airing = programmeId === undefined ? airingAt(airings, now) : (airings.find(({ id }) => id === programmeId) ?? null);
  const content: Content | null = (airing?.contentId && catalog().find(airing.contentId)) || null;
  const access = accessToLive(content, accessViewer(viewer, now));
  if (!access.ok) return programmeId !== undefined && access.refusal === 'LIVE_OFF_AIR' ? refuse('CONTENT_NOT_FOUND') : access;
  const programme = airing && presentWholeProgramme(airing, catalog());
  if (!airing || !programme) return refuse('LIVE_OFF_AIR');
  const offer = airingOffer(airing, now);
  if (offer === 'none') return refuse(now < airing.startsAt ? 'CONTENT_COMING_SOON' : 'CONTENT_EXPIRED');
  const stream = await takeStream(deps, viewer, airing.contentId ?? CHANNEL);
  if (!stream.ok) return stream;
  const kind = offer === 'catch-up' ? 'catch-up' : programmeId === undefined ? 'live' : 'start-over';
  return answer({
    kind,
    programme,
    playback_id: playbackIds.issue({ kind: 'live', contentId: programme.content.id, sessionId: findSessionId(viewer) }, now),
    ...signChannel(deps, viewer, { kind, airing }, now),
    ...(await languagesOf(deps, viewer)),
    subtitle_preferences: viewer.signedIn
      ? preferencesIn(await repositories.subtitlePreferences.list(viewer.profile.id, null), null)
      : null,
  });
};
