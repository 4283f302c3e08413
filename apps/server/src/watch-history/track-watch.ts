import type { Needs } from '../use-case/needs.ts';
import { isPlayable } from '@madang/domain/catalog/content.ts';
import { type Progress, recordProgress } from '@madang/domain/watch-history/progress.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** One durable statement; the answer says what is stored, every 10 s while a film plays. Nothing is kept of anonymous viewers. */
export const trackWatch: UseCase<'trackWatch', Needs<'catalog' | 'now' | 'repositories', 'watchProgress'>> =
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
    const at = now();
    // A clock that runs ahead does not make a place newer than those to come.
    const reachedAt = input.reached_at === undefined ? at : Math.min(Date.parse(input.reached_at), at);
    const keep = async (profileId: string, reached: Progress) =>
      input.reached_at === undefined
        ? repositories.watchProgress.record(profileId, reached)
        : repositories.watchProgress.recordDelayed(profileId, reached);
    const progress = recordProgress(null, report, content.durationSeconds, reachedAt);
    const stored = viewer.signedIn ? await keep(viewer.profile.id, progress) : progress;
    return answer({ playing_time: stored.playingTime, is_finish: stored.finished });
  };
