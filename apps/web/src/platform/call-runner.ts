import type { CallFailed } from '@madang/contract/client.ts';
import { onCallFailed } from './call-failures.ts';

/** `running` names the call that waits for its response, `failure` is why the last one failed. */
export interface CallState<Name> {
  readonly running: Name | null;
  readonly failure: CallFailed | null;
}

export interface RunOptions<Answer> {
  /** Shows the failure. The call is busy until it resolves. */
  readonly onFailure?: (failure: CallFailed) => unknown;
  /** Whether the call stays busy after it succeeded, because the page is left: nothing is sent twice. */
  readonly staysBusy?: (answer: Answer) => boolean;
}

export interface CallRunner<Name> {
  /**
   * Runs a call, unless the one of this name is running. Resolves to its answer, or to undefined when it failed or was
   * not run. Rejects with anything but a failed call.
   */
  readonly run: <Answer>(name: Name, call: () => Promise<Answer>, options?: RunOptions<Answer>) => Promise<Answer | undefined>;
  /** Runs the last call again. */
  readonly retry: () => void;
  /** Forgets the failure. */
  readonly reset: () => void;
}

export const IDLE: CallState<never> = { running: null, failure: null };

/** The calls of one place in a page: which one is running, and why the last one failed. `publish` gets each new state. */
export const createCallRunner = <Name>(publish: (state: CallState<Name>) => void): CallRunner<Name> => {
  let state: CallState<Name> = IDLE;
  let last: () => unknown = () => undefined;
  const set = (change: Partial<CallState<Name>>): void => publish((state = { ...state, ...change }));

  const run: CallRunner<Name>['run'] = async (name, call, options) => {
    if (state.running === name) return undefined;
    last = () => run(name, call, options);
    set({ running: name, failure: null });
    let stays = false;
    try {
      const answer = await call();
      stays = options?.staysBusy?.(answer) ?? false;
      return answer;
    } catch (error) {
      await onCallFailed((failure) => {
        set({ failure });
        return options?.onFailure?.(failure);
      })(error);
      return undefined;
    } finally {
      // Another one may have begun meanwhile.
      if (!stays && state.running === name) set({ running: null });
    }
  };
  return { run, retry: () => void last(), reset: () => set({ failure: null }) };
};
