import type { Needs } from '../use-case/needs.ts';
import { isForgotten } from '@madang/domain/downloads/download.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentDownload } from './downloads.presenter.ts';

/** Leaves out titles that left the catalogue or exceed the profile's age. The device learns of it on its next renewal. */
export const listDownloads: UseCase<'listDownloads', Needs<'catalog' | 'now' | 'repositories', 'downloads'>> =
  ({ repositories, catalog, now }) =>
  async (viewer) => {
    const snapshot = catalog();
    const at = now();
    const known = await repositories.downloads.listOf(viewer.accountId);
    const isVisible = isVisibleTo(viewer, snapshot);
    const objects = known.flatMap((download) => {
      const content = snapshot.find(download.contentId);
      return content && isVisible(content) && !isForgotten(download, at)
        ? [presentDownload(download, content, snapshot, toDay(at))]
        : [];
    });
    return answer({ objects, total_count: objects.length });
  };
