import type { Needs } from '../use-case/needs.ts';
import { audienceOfCaller } from '@madang/domain/notices/notice.ts';
import { type Popup, popupsFor } from '@madang/domain/popups/popup.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import type { Viewer } from '../use-case/viewer.ts';
import { presentPopup } from './popup.presenter.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** A popup does not link to a title that the viewer would not find in the catalogue. */
const isOpenTo = (viewer: Viewer, catalog: Pick<CatalogSnapshot, 'find'>) => {
  const isVisible = isVisibleTo(viewer, catalog);
  return ({ link: { contentId } }: Popup): boolean => {
    const content = contentId === null ? null : catalog.find(contentId);
    return contentId === null || (content !== null && isVisible(content));
  };
};

export const listPopups: UseCase<'listPopups', Needs<'catalog' | 'now' | 'repositories', 'popups'>> =
  ({ repositories, catalog, now }) =>
  async (viewer, { placement }) => {
    const at = now();
    const open = (await repositories.popups.listUnended(at)).filter(isOpenTo(viewer, catalog()));
    const audience = audienceOfCaller(viewer);
    const popups = popupsFor(open, { placement, audience, now: at });
    return answer({ objects: popups.map(presentPopup), total_count: popups.length });
  };
