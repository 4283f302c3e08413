import type { Client } from '@madang/contract/client.ts';
import { LIVE_STATUS, type LiveStatus } from '@madang/domain/live/guide.ts';
import { type Polling, pollDueAt } from '@madang/domain/live/polling.ts';
import { ignoreFailure } from '../platform/call-failures.ts';
import { api } from '../platform/api.ts';
import { wallClock } from '../platform/clock.ts';
import { isHidden } from '../platform/window.ts';
import { liveRetryMs } from './live-times.ts';

/** Last known state of the channel (LV-07). Instants are those of the server's clock. */
export interface ChannelState {
  readonly status: LiveStatus;
  /** Another number is another guide. */
  readonly version: number;
  /** Start of the next program. Null on air and when unknown. */
  readonly nextAt: number | null;
  /** So far the channel's clock is ahead of the browser's, in milliseconds. */
  readonly aheadMs: number;
}

export interface KnownChannel {
  /** Null before the first answer. */
  readonly state: ChannelState | null;
  /** The last call failed. Earlier data stays. */
  readonly failed: boolean;
}

type Answer = Awaited<ReturnType<Client['getLiveCounter']>>;

const stateOf = ({ objects }: Answer, now: number): ChannelState & { readonly nextPollAt: number } => {
  const [counter] = objects;
  if (!counter) throw new TypeError('The counter is empty.');
  const serverTime = Date.parse(counter.now);
  const channelNow = Number.isFinite(serverTime) ? serverTime : now;
  const { status, version, countDown } = counter.epg;
  return {
    status,
    version,
    nextAt: countDown > 0 ? channelNow + countDown * 1000 : null,
    aheadMs: channelNow - now,
    nextPollAt: now + Date.parse(counter.nextPolling) - channelNow,
  };
};

interface Surroundings {
  readonly ask: () => Promise<Answer>;
  /** Milliseconds of the browser's clock. */
  readonly now: () => number;
  /** Milliseconds between a failed call and the next one. */
  readonly retryMs: () => number;
}

/** Keeps the state of the channel for everything on the page that shows it, and asks for it when that is due (LV-09 to LV-11). */
export const createLiveCounter = ({ ask, now, retryMs }: Surroundings) => {
  const listeners = new Set<() => void>();
  let known: KnownChannel = { state: null, failed: false };
  let polling: Polling = { nextPollAt: null, failedAt: null };
  let isAsking = false;

  const keep = (next: KnownChannel): void => {
    known = next;
    for (const listener of listeners) listener();
  };
  const renew = async (): Promise<void> => {
    try {
      const { nextPollAt, ...state } = stateOf(await ask(), now());
      polling = { nextPollAt, failedAt: null };
      keep({ state, failed: false });
    } catch (error) {
      polling = { ...polling, failedAt: now() };
      keep({ ...known, failed: true });
      // The API client reports the failure to the operators (LV-23).
      ignoreFailure(error);
    }
  };

  return {
    getSnapshot: (): KnownChannel => known,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Requests the counter when it is due and no request is in flight. */
    check: async (): Promise<void> => {
      if (isAsking || now() < pollDueAt(polling, retryMs())) return;
      isAsking = true;
      try {
        await renew();
      } finally {
        isAsking = false;
      }
    },
    /** Milliseconds until a check asks the server. */
    dueIn: (): number => Math.max(0, pollDueAt(polling, retryMs()) - now()),
  };
};

const NOTHING_KNOWN: KnownChannel = { state: null, failed: false };

/** The channel as this tab knows it. */
export const liveCounter = createLiveCounter({
  ask: () => api.getLiveCounter(),
  now: wallClock,
  retryMs: liveRetryMs,
});
export const nothingKnown = (): KnownChannel => NOTHING_KNOWN;

/** Not sooner than this, in milliseconds, while an answer is on its way. */
const SOONEST_MS = 1000;

/** Reports whether the channel is on air, and keeps polling. Returns how to stop. */
export const followChannel = (tell: (onAir: boolean) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => tell(liveCounter.getSnapshot().state?.status === LIVE_STATUS.ONAIR);
  const unsubscribe = liveCounter.subscribe(hear);
  hear();
  const look = (): void => {
    if (!isHidden()) void liveCounter.check();
    timer = setTimeout(look, Math.max(SOONEST_MS, liveCounter.dueIn()));
  };
  look();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
};
