import type { Needs } from '../use-case/needs.ts';
import { ADDRESS_MS, decideDownload as add, downloadExpiresAt, isForgotten } from '@madang/domain/downloads/download.ts';
import { orderSubtitles } from '@madang/domain/playback/subtitle-order.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { resumePosition } from '@madang/domain/watch-history/progress.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { findDownloadable } from './downloadable.ts';
import { presentDownload } from './downloads.presenter.ts';

/** Idempotent per device: a repeated call returns the existing download with a new signed URL. */
export const addDownload: UseCase<
  'addDownload',
  Needs<'catalog' | 'inTransaction' | 'media' | 'newId' | 'now' | 'repositories' | 'settings', 'downloads' | 'watchProgress'>
> = (deps) => async (viewer, input) => {
  const { repositories, inTransaction, catalog, media, now, newId } = deps;
  const found = await findDownloadable(deps, viewer, input.content_id);
  if (!found.ok) return found;
  const { content, asset, entitlement, protection } = found.value;
  const heights = asset.qualities.map(({ height }) => height);
  const quality = heights.find((height) => height <= input.quality) ?? heights.at(-1) ?? input.quality;
  const at = now();
  const wanted = {
    id: newId(),
    profileId: viewer.profile.id,
    deviceId: input.device_id,
    contentId: content.id,
    quality,
    expiresAt: downloadExpiresAt(content, entitlement, at),
  };
  const added = await inTransaction(async ({ downloads }) => {
    const known = await downloads.listLocked(viewer.accountId);
    const forgotten = known.filter((download) => isForgotten(download, at));
    await downloads.remove(
      viewer.accountId,
      forgotten.map(({ id }) => id),
    );
    const decision = add(
      wanted,
      known.filter((download) => !forgotten.includes(download)),
      entitlement.plan,
      at,
    );
    if (decision.ok) await downloads.save(viewer.accountId, decision.value);
    return decision;
  });
  if (!added.ok) return added;
  const progress = await repositories.watchProgress.find(viewer.profile.id, content.id);
  // An address serves for fetching, and no longer than what is fetched may be watched.
  const addressUntil = Math.min(at + ADDRESS_MS, added.value.expiresAt);
  return answer({
    ...presentDownload(added.value, content, catalog(), toDay(at)),
    manifest_url: media.signFilm({
      purpose: 'download',
      assetId: asset.id,
      contentId: content.id,
      encrypted: protection !== null,
      durationSeconds: content.durationSeconds,
      sessionId: viewer.sessionId,
      expiresAt: addressUntil,
    }),
    address_until: new Date(addressUntil).toISOString(),
    subtitles: orderSubtitles(asset.subtitles, viewer.profile.subtitleLanguage).map(({ language, kind }) => ({ language, kind })),
    // A download keeps the film's own sounds.
    audio: asset.audio.flatMap(({ language, role }) => (role ? [] : [{ language }])),
    protection,
    intro: content.marks && { start: content.marks.introStart, end: content.marks.introEnd },
    credits_at: content.marks && content.marks.creditsAt,
    resume_position: resumePosition(progress),
  });
};
