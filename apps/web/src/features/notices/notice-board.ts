import type { CallFailed, Client } from '@madang/contract/client.ts';
import type { Notice } from '@madang/contract/notices/notices.contract.ts';
import { isLanguage } from '@madang/domain/shared/language.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { wallClock } from '#app/platform/clock.ts';
import { isHidden, renderedLanguage, visit } from '#app/platform/window.ts';
import { setLiveTimes } from '#app/shell/live-times.ts';
import { menuFailurePath } from '#app/shell/menu-failure.ts';
import type { NoticeReader } from './notice-reader.ts';
import { readSeen, rememberClosed, rememberSeen, type Seen } from './seen.ts';

export interface Board extends Seen {
  /** In the server's order, without dismissed ones. Null before the first response. */
  readonly notices: readonly Notice[] | null;
  /** The last call failed. Earlier data stays. */
  readonly failed: boolean;
}

/** Defaults until the menu is loaded (NO-22, HF-58). */
const USUAL = { platform: 'web', checkMs: 1_800_000 };
/** All categories there are (HF-47). */
const MENU_LIMIT = 100;

interface Surroundings {
  readonly api: Pick<Client, 'listMenu' | 'listNotices'>;
  /** Milliseconds of the browser's clock. */
  readonly now: () => number;
  /** Leads to the page of a menu that the server refused or could not give (HF-59, HF-60). */
  readonly leave: (failure: CallFailed) => void;
}

const EMPTY: Board = { notices: null, failed: false, excluded: [], latest: null };
export const emptyBoard = (): Board => EMPTY;

/**
 * Store of the operator's notices for every component that shows them. A new session loads the menu, with platform and
 * polling interval, and the notices. Later polls load only the notices.
 */
export const createNoticeBoard = ({ api: calls, now, leave }: Surroundings) => {
  const listeners = new Set<() => void>();
  let board = EMPTY;
  let reader: NoticeReader | null = null;
  let begun: typeof USUAL | null = null;
  let dueAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const keep = (change: Partial<Board>): void => {
    board = { ...board, ...change };
    for (const listener of listeners) listener();
  };

  const beginSession = async (): Promise<typeof USUAL> => {
    try {
      const { id, config } = await calls.listMenu({ type: 'web', os: 'web', limit: MENU_LIMIT });
      setLiveTimes(config.live_retry_seconds, config.live_recovery_seconds);
      return { platform: id, checkMs: config.notice_check_seconds * 1000 };
    } catch (error) {
      return onCallFailed((failure) => {
        // No response (the page is left, or offline), or an ended session, which leads to sign-in by itself.
        if (failure.status !== 0 && failure.status !== 401) leave(failure);
        return USUAL;
      })(error);
    }
  };

  const ask = async (asker: NoticeReader): Promise<void> => {
    const { platform, checkMs } = (begun ??= await beginSession());
    try {
      const { objects } = await calls.listNotices({ platform_id: platform, type: 'all', user_type: asker.userType });
      if (asker === reader) keep({ notices: objects, failed: false, ...readSeen() });
    } catch (error) {
      onCallFailed(() => asker === reader && keep({ failed: true, ...readSeen() }))(error);
    }
    if (asker === reader) dueAt = now() + checkMs;
  };

  const check = (asker: NoticeReader): Promise<void> => {
    if (reader?.name !== asker.name) {
      reader = asker;
      dueAt = Number.NEGATIVE_INFINITY;
      asking = null;
      begun = null;
      keep({ ...EMPTY, ...readSeen() });
    }
    if (asking === null && now() >= dueAt) {
      const mine = ask(reader).finally(() => {
        if (asking === mine) asking = null;
      });
      asking = mine;
    }
    return asking ?? Promise.resolve();
  };

  return {
    getSnapshot: (): Board => board,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Requests the notices when they are due for this reader and no request is in flight. */
    check,
    /** Asks at once, after a failure. */
    retry: (asker: NoticeReader): Promise<void> => {
      dueAt = Number.NEGATIVE_INFINITY;
      keep({ failed: false });
      return check(asker);
    },
    /** Milliseconds until a check asks the server. */
    dueIn: (): number => Math.max(0, dueAt - now()),
    /** Dismissed notices do not return (NO-19). */
    close: (id: string): void => keep(rememberClosed(id)),
    /** Marks the notices of the opened list as seen (NO-20). */
    see: (notices: Parameters<typeof rememberSeen>[0]): void => keep(rememberSeen(notices)),
  };
};

/** The notice board of this tab. */
export const noticeBoard = createNoticeBoard({
  api,
  now: wallClock,
  leave: (failure) => {
    const language = renderedLanguage();
    visit(menuFailurePath(isLanguage(language) ? language : 'en_us', failure));
  },
});

/** Not sooner than this, in milliseconds, while an answer is on its way. */
const SOONEST_MS = 1000;

/** Polls notices for a reader while the page is visible (NO-22). Returns how to stop. */
export const followNotices = (reader: NoticeReader): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (!isHidden()) void noticeBoard.check(reader);
    timer = setTimeout(look, Math.max(SOONEST_MS, noticeBoard.dueIn()));
  };
  look();
  return () => clearTimeout(timer);
};
