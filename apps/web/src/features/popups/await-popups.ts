import { POPUP_DELAY_MS } from '@madang/domain/shared/constants.ts';
import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import type { PopupPlacement } from '@madang/domain/popups/popup.ts';

import { api } from '#app/platform/api.ts';
import { emptyOnFailure } from '#app/platform/call-failures.ts';
import { EXCLUDED_NOTICES_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { isDialogOpen } from '#app/platform/page-lock.ts';
import { mayShowNow } from './views.ts';

/** A failed call shows no popup. The API client reports it to the operators. */
const listAt = (placement: PopupPlacement): Promise<readonly Popup[]> =>
  api
    .listPopups({ placement })
    .then(({ objects }) => objects)
    .catch(emptyOnFailure);

/** A notice the viewer dismissed is not shown as a popup (PO-02). */
const isClosed = ({ notice_id: id }: Popup): boolean =>
  readCookie(EXCLUDED_NOTICES_COOKIE.name)?.split(',').includes(id) ?? false;

interface Waiting {
  readonly placement: PopupPlacement;
  /** Shown over its own dialog. Otherwise it waits until no dialog is open. */
  readonly overDialog: boolean;
  readonly onReady: (popups: readonly Popup[]) => void;
}

/** Reports the popups of a placement after a delay (PO-17, PO-40). Returns how to cancel. */
export const awaitPopups = ({ placement, overDialog, onReady }: Waiting): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const listed = listAt(placement);
  const wait = (): void => {
    timer = setTimeout(() => void show(), POPUP_DELAY_MS);
  };
  const show = async (): Promise<void> => {
    const popups = (await listed).filter((popup) => mayShowNow(popup) && !isClosed(popup));
    if (isOver || popups.length === 0) return;
    if (!overDialog && isDialogOpen()) wait();
    else onReady(popups);
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
