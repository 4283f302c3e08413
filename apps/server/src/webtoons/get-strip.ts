import type { Needs } from '../use-case/needs.ts';
import { isReadable } from '@madang/domain/catalog/content.ts';
import { accessTo } from '@madang/domain/playback/access.ts';
import { nextEpisode, previousEpisode } from '@madang/domain/playback/next-episode.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { readingSeconds, resumePlace, type Place } from '@madang/domain/webtoons/place.ts';
import type { Panel as PanelAnswer, Place as PlaceAnswer } from '@madang/contract/webtoons/webtoons.contract.ts';
import type { Panel } from '@madang/domain/webtoons/panel.ts';
import { presentCard, presentEpisode, presentTexts } from '../catalog/catalog.presenter.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { accessViewer, findSessionId } from '../use-case/viewer.ts';

/** Addresses end on the strokes of this clock, so that within it a browser finds the pictures it has. Milliseconds. */
const STROKE_MS = 6 * 3_600_000;

/** The stroke after next: between six and twelve hours from now. */
const signedUntil = (now: number): number => (Math.floor(now / STROKE_MS) + 2) * STROKE_MS;

const presentPanel = ({ id, width, height, color, alt, balloons }: Panel): PanelAnswer => ({
  id,
  width,
  height,
  color,
  alt: presentTexts(alt),
  balloons: balloons.map((balloon) => ({
    kind: balloon.kind,
    speaker: balloon.speaker && presentTexts(balloon.speaker),
    x: balloon.x,
    y: balloon.y,
    width: balloon.width,
    tail: balloon.tail && { ...balloon.tail },
    size: balloon.size,
    color: balloon.color,
    words: presentTexts(balloon.words),
  })),
});

const presentPlace = ({ panelId, fraction }: Place): PlaceAnswer => ({ panel_id: panelId, fraction });

/** Authorizes by the access policy, as for a film, and returns signed URLs of the strip's pictures (WT-01, WT-10). */
export const getStrip: UseCase<
  'getStrip',
  Needs<'catalog' | 'media' | 'now' | 'playbackIds' | 'repositories' | 'strips', 'watchProgress'>
> =
  ({ repositories, catalog, media, playbackIds, strips, now }) =>
  async (viewer, { id, from }) => {
    const at = now();
    const snapshot = catalog();
    const content = snapshot.find(id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    if (!isReadable(content)) return refuse('CONTENT_NOT_READABLE');
    const access = accessTo(content, accessViewer(viewer, at), from);
    if (!access.ok) return access;
    const panels = await strips.find(content.id);
    if (!panels) return refuse('CONTENT_PREPARING');

    const progress = viewer.signedIn ? await repositories.watchProgress.find(viewer.profile.id, content.id) : null;
    const place = resumePlace(panels, progress && progress.place);
    const siblings = snapshot.childrenOf(content.parentId ?? '').filter(isVisibleTo(viewer, snapshot));
    const [previous, next] = [previousEpisode(content, siblings), nextEpisode(content, siblings)];
    const series = (content.parentId !== null && snapshot.find(content.parentId)) || content;
    const today = toDay(at);
    const expiresAt = signedUntil(at);
    const [contentId, sessionId] = [content.id, findSessionId(viewer)];
    return answer({
      content: presentEpisode(content, snapshot, today),
      playback_id: playbackIds.issue({ kind: 'strip', contentId, sessionId }, at),
      series: presentCard(series, snapshot, today),
      panels: panels.map(presentPanel),
      base: media.signStrip({
        contentId,
        durationSeconds: readingSeconds(panels),
        sessionId,
        expiresAt,
      }),
      place: place && presentPlace(place),
      previous: previous && presentEpisode(previous, snapshot, today),
      next: next && presentEpisode(next, snapshot, today),
      expires_at: new Date(expiresAt).toISOString(),
    });
  };
