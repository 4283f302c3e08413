import { POPUP_PLACEMENTS, type PopupPlacement } from '@madang/domain/popups/popup.ts';
import type { PageName } from '../../routes.ts';

/** Popup placements by page. The cancel view of the payment tab has its own (PO-24 to PO-26). */
const PLACEMENTS: Readonly<Partial<Record<PageName, PopupPlacement>>> = {
  home: POPUP_PLACEMENTS.main,
  live: POPUP_PLACEMENTS.live,
  catalog: POPUP_PLACEMENTS.catalog,
  list: POPUP_PLACEMENTS.list,
  search: POPUP_PLACEMENTS.search,
  plan: POPUP_PLACEMENTS.plan,
  favorites: POPUP_PLACEMENTS.favorites,
  history: POPUP_PLACEMENTS.history,
  // The account opens with its profile.
  accountProfile: POPUP_PLACEMENTS.account,
  webtoon: POPUP_PLACEMENTS.webtoon,
};

/** The popup placement of a page. Null where popups are not allowed, as over players, the checkout and sign-in. */
export const findPlacement = (page: PageName): PopupPlacement | null => PLACEMENTS[page] ?? null;
