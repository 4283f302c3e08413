import { isCallFailed } from '@madang/contract/client.ts';

/** A call that is ready to go, to be made with the key of its try. */
type Ready<T> = (idempotencyKey: string) => Promise<T>;

/** The one that was sent before has arrived, or is under way: what is asked for now is not done. */
export const isBefore = (reason: string | null): boolean =>
  reason === 'PURCHASE_UNDER_WAY' || reason === 'IDEMPOTENCY_KEY_REUSED';

/** Whether the outcome of a call is unknown: no response, a server error, or another call that comes first. */
const isUndecided = (error: unknown): boolean =>
  isCallFailed(error) && (error.status === 0 || error.status >= 500 || isBefore(error.reason));

/**
 * Purchase calls with idempotency keys. A try with an unknown outcome is retried unchanged under its key, so that it
 * happens once. Another choice in the meantime is sent under that key as well: the server carries out only one of the
 * two and refuses the other (`isBefore`).
 */
export const tries = <T>(newId: () => string) => {
  let open: { readonly wanted: string; readonly key: string; readonly ready: Ready<T> } | null = null;
  return {
    /** Sends a new try, or the open one again. `prepare` returns null when there is nothing to send. */
    async make(wanted: string, prepare: () => Promise<Ready<T> | null>): Promise<T | null> {
      if (open?.wanted !== wanted) {
        const ready = await prepare();
        if (!ready) return null;
        open = { wanted, key: open?.key ?? newId(), ready };
      }
      try {
        const answer = await open.ready(open.key);
        open = null;
        return answer;
      } catch (error) {
        if (!isUndecided(error)) open = null;
        throw error;
      }
    },
    /** Whether a sent try has an unknown outcome. */
    isOpen: (): boolean => open !== null,
    /** Drops the open try: the next one gets a new key. */
    giveUp: (): void => {
      open = null;
    },
  };
};
