import { POPUP_SKIP_MS } from '../shared/constants.ts';

/** View record of a popup in a browser, by its tracking id. Instants in milliseconds since 1970. */
export interface PopupView {
  /** Hidden until then, because the viewer dismissed it for some days; 0 for never dismissed (PO-21). */
  readonly expiresAt: number;
  /** How often it was shown (PO-22). */
  readonly shownCount: number;
  /** When it was shown last; 0 where it never was (PO-23). */
  readonly lastShownTime: number;
}

/** Frequency cap of a popup: hours between two views, and the maximum number of views; 0 is unlimited. */
export interface Exposure {
  readonly interval_hour: number;
  readonly maximum_shown_count: number;
}

const HOUR_MS = 3_600_000;

export const NEVER_SHOWN: PopupView = { expiresAt: 0, shownCount: 0, lastShownTime: 0 };

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** The record in what was kept; whatever is none says that the popup was never shown. */
export const popupViewIn = (kept: unknown): PopupView => {
  const { expiresAt, shownCount, lastShownTime } = Object(kept) as Readonly<Record<string, unknown>>;
  return isCount(expiresAt) && isCount(shownCount) && isCount(lastShownTime)
    ? { expiresAt, shownCount, lastShownTime }
    : NEVER_SHOWN;
};

/** Whether a popup may be shown at `now` (ms): not skipped, not before its interval, not too often (PO-18, PO-19, PO-20). */
export const mayShow = (view: PopupView, { interval_hour: hours, maximum_shown_count: most }: Exposure, now: number): boolean =>
  now >= view.expiresAt &&
  (view.shownCount === 0 || now - view.lastShownTime >= hours * HOUR_MS) &&
  (most === 0 || view.shownCount < most);

/** What is remembered once it was shown at `now` (ms). */
export const afterShown = (view: PopupView, now: number): PopupView => ({
  ...view,
  shownCount: view.shownCount + 1,
  lastShownTime: now,
});

/** What is remembered once it was skipped at `now` (ms). */
export const afterSkipped = (view: PopupView, now: number): PopupView => ({ ...view, expiresAt: now + POPUP_SKIP_MS });
