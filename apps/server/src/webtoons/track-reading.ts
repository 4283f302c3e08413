import type { Needs } from '../use-case/needs.ts';
import { isReadable } from '@madang/domain/catalog/content.ts';
import { recordProgress } from '@madang/domain/watch-history/progress.ts';
import { readingSeconds, secondsAt } from '@madang/domain/webtoons/place.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** Reading is watching by other means: one durable statement, one row of history (WT-09). Nothing is kept of anonymous readers. */
export const trackReading: UseCase<'trackReading', Needs<'catalog' | 'now' | 'repositories' | 'strips', 'watchProgress'>> =
  ({ repositories, catalog, strips, now }) =>
  async (viewer, input) => {
    const content = catalog().find(input.content_id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    const panels = isReadable(content) ? await strips.find(content.id) : null;
    if (!panels) return refuse('CONTENT_NOT_READABLE');
    const place = { panelId: input.panel_id, fraction: input.fraction };
    const playingTime = secondsAt(panels, place);
    if (playingTime === null) return refuse('INPUT_INVALID', { fields: { panel_id: 'unknown' } });
    const report = { contentId: content.id, playingTime, place, playbackId: input.playback_id, sequence: input.sequence };
    const progress = recordProgress(null, report, readingSeconds(panels), now());
    const stored = viewer.signedIn ? await repositories.watchProgress.record(viewer.profile.id, progress) : progress;
    return answer({ playing_time: stored.playingTime, is_finish: stored.finished });
  };
