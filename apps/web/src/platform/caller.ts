import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { ANONYMOUS_DEVICE } from '@madang/domain/analytics/playback-event.ts';
import { DEVICE_COOKIE, readCookie } from './cookies.ts';

/** User ID, country and channel for calls of the streaming gateway, from responses about the user. */
export type Caller = Pick<SessionUser, 'id' | 'country' | 'channel_id'>;

/** Device name of this browser. Anonymous browsers share one, so that they stay indistinguishable (SE-32). */
export const deviceName = (): string => readCookie(DEVICE_COOKIE) ?? ANONYMOUS_DEVICE;

/** Identity that calls and reports carry (SE-33). It authorizes nothing: authority is in the token alone. */
export const createCaller = () => {
  let caller: Caller | null = null;
  const callerId = (): string => caller?.id ?? 'anonymous';
  return {
    callerId,
    /** Stores the caller from the latest response. Null for a signed-out visitor. */
    nameCaller: (user: Caller | null): void => {
      caller = user;
    },
    /**
     * Tracking headers: the device for every call, and user, country and channel for the streaming gateway (SE-20,
     * SE-21, SE-23).
     */
    countedBy: (path: string): Readonly<Record<string, string>> => ({
      'x-udid': deviceName(),
      ...(path.startsWith('/api/stream/') && {
        'x-sgw-id': callerId(),
        ...(caller && { 'x-sgw-country': caller.country, 'x-sgw-channel-id': caller.channel_id }),
      }),
    }),
  };
};

/** The caller of this page. */
export const { callerId, nameCaller, countedBy } = createCaller();
