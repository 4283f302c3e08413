import { isPlayable } from '@madang/domain/catalog/content.ts';
import { recordProgress } from '@madang/domain/watch-history/progress.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';

/** One durable statement; the answer says what is stored (media.md, every 10 s). Nothing is kept of anonymous viewers. */
export const trackWatch: UseCase<'trackWatch'> =
  ({ repositories, catalog, now }) =>
  async (viewer, input) => {
    const content = catalog().find(input.content_id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    if (!isPlayable(content)) return refuse('CONTENT_NOT_PLAYABLE');
    const report = {
      contentId: content.id,
      playingTime: input.position,
      place: null,
      playbackId: input.playback_id,
      sequence: input.sequence,
    };
    const progress = recordProgress(null, report, content.durationSeconds, now());
    const stored = viewer.signedIn ? await repositories.watchProgress.record(viewer.profile.id, progress) : progress;
    return answer({ playing_time: stored.playingTime, is_finish: stored.finished });
  };
