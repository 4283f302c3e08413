import { useSyncExternalStore } from 'react';

/** Milliseconds of a clock that goes on while the computer sleeps, which `performance.now()` does not everywhere. */
export const wallClock = (): number => Date.now();

/** The calendar day of an instant (ms) where the viewer is, YYYY-MM-DD: as Sweden writes it. */
export const localDay = (instant: number): string => new Intl.DateTimeFormat('sv-SE').format(instant);

const subscribeToNothing = () => () => undefined;

/** The viewer's IANA time zone. On the server and before hydration that of the channel. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'Asia/Seoul',
  );
