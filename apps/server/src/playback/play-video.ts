import type { Needs } from '../use-case/needs.ts';
import { isPlayable } from '@madang/domain/catalog/content.ts';
import { accessTo } from '@madang/domain/playback/access.ts';
import { addressEnds } from '@madang/domain/playback/lease.ts';
import { nextEpisode } from '@madang/domain/playback/next-episode.ts';
import { orderSubtitles } from '@madang/domain/playback/subtitle-order.ts';
import { DEFAULT_LANGUAGE } from '@madang/domain/shared/language.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { preferencesIn } from '@madang/domain/playback/subtitle-preferences.ts';
import { resumePosition } from '@madang/domain/watch-history/progress.ts';
import { planAds } from '../ads/plan-ads.ts';
import { presentEpisode } from '../catalog/catalog.presenter.ts';
import { mayOpen } from '../catalog/visible-to.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { accessViewer, findSessionId } from '../use-case/viewer.ts';
import { presentSignedUrl, presentProtection } from './playback.presenter.ts';
import { takeStream } from './take-stream.ts';

/** Authorizes by the access policy and returns the signed URL of the stream (PL-09). */
export const playVideo: UseCase<
  'playVideo',
  Needs<
    'ads' | 'catalog' | 'inTransaction' | 'media' | 'newId' | 'now' | 'playbackIds' | 'repositories' | 'search' | 'settings',
    'adShowings' | 'leases' | 'subtitlePreferences' | 'watchProgress'
  >
> = (deps) => async (viewer, input) => {
  const { repositories, catalog, media, playbackIds, settings } = deps;
  const now = deps.now();
  const snapshot = catalog();
  const content = snapshot.find(input.content_id);
  if (!content) return refuse('CONTENT_NOT_FOUND');
  if (!isPlayable(content)) return refuse('CONTENT_NOT_PLAYABLE');
  const access = accessTo(content, accessViewer(viewer, now), input.from);
  if (!access.ok) return access;
  if (!mayOpen(viewer, content, snapshot)) return refuse('RATED_ABOVE_PROFILE');
  const protection = presentProtection(settings, content, 'watch');
  const encrypted = protection !== null;
  const asset = content.asset === null ? null : await media.find(content.asset, encrypted);
  if (!asset) return refuse('CONTENT_PREPARING');

  const stream = await takeStream(deps, viewer, content.id);
  if (!stream.ok) return stream;
  const [progress, choices] = viewer.signedIn
    ? await Promise.all([
        repositories.watchProgress.find(viewer.profile.id, content.id),
        repositories.subtitlePreferences.list(viewer.profile.id, content.parentId),
      ])
    : [null, null];
  const siblings = content.parentId === null ? [] : snapshot.childrenOf(content.parentId);
  const next = nextEpisode(content, siblings);
  const expiresAt = addressEnds(now);
  const { id: assetId } = asset;
  const { id: contentId, durationSeconds } = content;
  const sessionId = findSessionId(viewer);
  const address = media.signFilm({ purpose: 'film', assetId, contentId, encrypted, durationSeconds, sessionId, expiresAt });
  return answer({
    content_id: content.id,
    playback_id: playbackIds.issue({ kind: 'film', contentId, sessionId }, now),
    ...presentSignedUrl(address, expiresAt, now),
    duration: content.durationSeconds,
    resume_position: resumePosition(progress),
    subtitles: [...orderSubtitles(asset.subtitles, viewer.signedIn ? viewer.profile.subtitleLanguage : DEFAULT_LANGUAGE)],
    audio: [...asset.audio],
    subtitle_preferences: choices && preferencesIn(choices, content.parentId),
    protection,
    intro: content.marks && { start: content.marks.introStart, end: content.marks.introEnd },
    credits_at: content.marks && content.marks.creditsAt,
    ads: access.value.ads ? await planAds(deps, viewer, content) : null,
    next: next && presentEpisode(next, snapshot, toDay(now)),
  });
};
