import type { Needs } from '../use-case/needs.ts';
import { renewDownload } from '@madang/domain/downloads/download.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { accessViewer } from '../use-case/viewer.ts';

/** Deletes downloads that are no longer allowed. The device deletes its copy when it gets the answer. */
export const renewDownloads: UseCase<'renewDownloads', Needs<'catalog' | 'inTransaction' | 'now', 'downloads'>> =
  ({ inTransaction, catalog, now }) =>
  async (viewer, { device_id }) => {
    const at = now();
    const objects = await inTransaction(async ({ downloads }) => {
      const known = await downloads.listLocked(viewer.accountId);
      const own = known.filter(({ deviceId, profileId }) => deviceId === device_id && profileId === viewer.profile.id);
      const renewed = own.map((download) => ({
        download,
        decision: renewDownload(download, catalog().find(download.contentId), accessViewer(viewer, at), at),
      }));
      for (const { decision } of renewed) if (decision.ok) await downloads.save(viewer.accountId, decision.value);
      await downloads.remove(
        viewer.accountId,
        renewed.filter(({ decision }) => !decision.ok).map(({ download }) => download.id),
      );
      return renewed.map(({ download, decision }) => ({
        id: download.id,
        expires_at: new Date(decision.ok ? decision.value.expiresAt : at).toISOString(),
        refusal: decision.ok ? null : decision.refusal,
      }));
    });
    return answer({ objects, total_count: objects.length });
  };
