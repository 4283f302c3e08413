import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { ANONYMOUS_DEVICE } from '@madang/domain/analytics/playback-event.ts';
import { DEVICE_COOKIE, readCookie } from './cookies.ts';

/** User ID, country and channel for calls of the streaming gateway, from responses about the user. */
export type Caller = Pick<SessionUser, 'id' | 'country' | 'channel_id'>;

let caller: Caller | null = null;

/** Stores the caller from the latest response. Null for a signed-out visitor. */
export const nameCaller = (user: Caller | null): void => {
  caller = user;
};

/** What calls and reports say of who makes them (SE-33). It decides nothing: authority is in the token alone. */
export const callerId = (): string => caller?.id ?? 'anonymous';

/** Device name of this browser. Anonymous browsers share one, so that they stay indistinguishable (SE-32). */
export const deviceName = (): string => readCookie(DEVICE_COOKIE) ?? ANONYMOUS_DEVICE;

/**
 * Tracking headers: the device for every call, and user, country and channel for the streaming gateway (SE-20, SE-21,
 * SE-23).
 */
export const countedBy = (path: string): Readonly<Record<string, string>> => ({
  'x-udid': deviceName(),
  ...(path.startsWith('/api/stream/') && {
    'x-sgw-id': callerId(),
    ...(caller && { 'x-sgw-country': caller.country, 'x-sgw-channel-id': caller.channel_id }),
  }),
});
