/**
 * Slowing of password guesses on one account over all addresses. Devices that signed in before are not slowed by strangers: they have an
 * allowance of their own, so a stranger cannot lock the account owner out.
 */

/** Wrong passwords within a day, from unknown devices, before guesses are slowed down. */
export const FREE_FAILURES = 20;
/** Wrong passwords within a day after which the account owner gets a mail. */
export const WARN_AFTER_FAILURES = 25;
export const MAX_PAUSE_SECONDS = 300;
const DAY_MS = 86_400_000;

/** Seconds between two attempts from unknown devices after this many wrong passwords: 0, then 1, 2, 4 and so on. */
export const pauseAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(2 ** Math.min(failures - FREE_FAILURES, 30), MAX_PAUSE_SECONDS);

/** Whether the account owner is warned. */
export const isOwnerWarned = (failures: number): boolean => failures >= WARN_AFTER_FAILURES;

/** The day of a warning: at most one mail is sent for each, however many nodes and guesses there are. */
export const warningDay = (now: number): number => Math.floor(now / DAY_MS);

/** A device that signed in to an account before, as its cookie says. */
export interface KnownDevice {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/** How long a device stays known after its last sign-in. Milliseconds. */
export const DEVICE_KNOWN_MS = 400 * DAY_MS;

/** A cookie from the future was not issued by this installation's clock, and is refused like one that is too old. */
export const isDeviceKnown = ({ issuedAt }: KnownDevice, now: number): boolean =>
  Number.isSafeInteger(issuedAt) && issuedAt <= now && now - issuedAt < DEVICE_KNOWN_MS;
