import { POPUP_SKIP_MS } from '../shared/constants.ts';

/** View record of a popup in a browser, by its tracking id. Instants in milliseconds since 1970. */
export interface PopupView {
  /** Hidden until then, because the viewer dismissed it for some days. 0 for never dismissed (PO-21). */
  readonly expiresAt: number;
  /** Number of views (PO-22). */
  readonly shownCount: number;
  /** Time of the last view. 0 for never (PO-23). */
  readonly lastShownTime: number;
}

/** Frequency cap of a popup: hours between two views, and the maximum number of views. 0 is unlimited. */
export interface Exposure {
  readonly interval_hour: number;
  readonly maximum_shown_count: number;
}

const HOUR_MS = 3_600_000;

export const NEVER_SHOWN: PopupView = { expiresAt: 0, shownCount: 0, lastShownTime: 0 };

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Parses a stored record. A malformed one counts as never shown. */
export const popupViewIn = (kept: unknown): PopupView => {
  const { expiresAt, shownCount, lastShownTime } = Object(kept) as Readonly<Record<string, unknown>>;
  return isCount(expiresAt) && isCount(shownCount) && isCount(lastShownTime)
    ? { expiresAt, shownCount, lastShownTime }
    : NEVER_SHOWN;
};

/** Whether a popup may be shown at `now` (ms): not dismissed, and within its frequency cap (PO-18, PO-19, PO-20). */
export const mayShow = (view: PopupView, { interval_hour: hours, maximum_shown_count: most }: Exposure, now: number): boolean =>
  now >= view.expiresAt &&
  (view.shownCount === 0 || now - view.lastShownTime >= hours * HOUR_MS) &&
  (most === 0 || view.shownCount < most);

/** Record after a view at `now` (ms). */
export const afterShown = (view: PopupView, now: number): PopupView => ({
  ...view,
  shownCount: view.shownCount + 1,
  lastShownTime: now,
});

/** Record after a dismissal at `now` (ms). */
export const afterSkipped = (view: PopupView, now: number): PopupView => ({ ...view, expiresAt: now + POPUP_SKIP_MS });
