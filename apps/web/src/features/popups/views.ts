import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import { afterShown, afterSkipped, mayShow, type PopupView, popupViewIn } from '@madang/domain/popups/popup-view.ts';
import { wallClock } from '#app/platform/clock.ts';
import { browserStorage } from '#app/platform/storage.ts';

/** What this browser remembers of a popup, under its tracking id (PO-06, PO-21 to PO-23). */
const keyOf = ({ tracking_id: id }: Popup['link']): string => `popup:${id}`;
const viewOf = (link: Popup['link']): PopupView => popupViewIn(browserStorage.read(keyOf(link)));

export const mayShowNow = ({ link }: Popup): boolean => mayShow(viewOf(link), link.exposure_settings, wallClock());
export const rememberShown = ({ link }: Popup): void => browserStorage.write(keyOf(link), afterShown(viewOf(link), wallClock()));
export const rememberSkipped = ({ link }: Popup): void =>
  browserStorage.write(keyOf(link), afterSkipped(viewOf(link), wallClock()));
