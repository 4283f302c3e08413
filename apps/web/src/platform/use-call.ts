import type { CallFailed } from '@madang/contract/client.ts';
import { useState } from 'react';
import { type CallRunner, type CallState, createCallRunner, IDLE, type RunOptions } from './call-runner.ts';

/** Calls that exclude only themselves, such as those of the buttons of one list, each with its name. */
export const useCalls = <Name>(): CallState<Name> & CallRunner<Name> => {
  const [state, setState] = useState<CallState<Name>>(IDLE);
  const [runner] = useState(() => createCallRunner(setState));
  return { ...state, ...runner };
};

interface Call extends Pick<CallRunner<'call'>, 'retry' | 'reset'> {
  /** Whether it waits for its response. Until then `run` does nothing. */
  readonly busy: boolean;
  /** Why it failed last. Null once it runs again. */
  readonly failure: CallFailed | null;
  readonly run: <Answer>(call: () => Promise<Answer>, options?: RunOptions<Answer>) => Promise<Answer | undefined>;
}

/** One call at a time: busy while it waits for the response, then the failure if it failed, which `retry` repeats. */
export const useCall = (): Call => {
  const { running, failure, run, retry, reset } = useCalls<'call'>();
  const [runCall] = useState((): Call['run'] => (call, options) => run('call', call, options));
  return { busy: running !== null, failure, run: runCall, retry, reset };
};

/** State of a list that a call lengthens. */
export const loadStateOf = ({ busy, failure }: Pick<Call, 'busy' | 'failure'>): 'idle' | 'loading' | 'failed' =>
  busy ? 'loading' : failure ? 'failed' : 'idle';
