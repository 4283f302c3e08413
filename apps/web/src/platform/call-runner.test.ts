import { CallFailed } from '@madang/contract/client.ts';
import { expect, test } from 'vitest';
import { type CallState, createCallRunner } from './call-runner.ts';

const runner = () => {
  const states: CallState<string>[] = [];
  return { ...createCallRunner<string>((state) => void states.push(state)), states, last: () => states.at(-1) };
};
const deferred = <T>() => Promise.withResolvers<T>();
const outage = new CallFailed('signOut', { local: '1001' });

test('a call is running until it is answered, and run resolves to the answer', async () => {
  const { run, last } = runner();
  const answer = deferred<number>();
  const answered = run('save', () => answer.promise);
  expect(last()).toEqual({ running: 'save', failure: null });
  answer.resolve(7);
  await expect(answered).resolves.toBe(7);
  expect(last()).toEqual({ running: null, failure: null });
});

test('a second run of a call that is running is ignored', async () => {
  const { run, states } = runner();
  const answer = deferred<number>();
  const first = run('save', () => answer.promise);
  await expect(run('save', () => Promise.reject(new Error('sent twice')))).resolves.toBeUndefined();
  expect(states).toHaveLength(1);
  answer.resolve(7);
  await expect(first).resolves.toBe(7);
});

test('a call of another name runs beside it, and the answer of the first does not end the second', async () => {
  const { run, last } = runner();
  const [first, second] = [deferred<void>(), deferred<void>()];
  const runs = [run('first', () => first.promise), run('second', () => second.promise)];
  first.resolve();
  await runs[0];
  expect(last()).toEqual({ running: 'second', failure: null });
  second.resolve();
  await runs[1];
  expect(last()).toEqual({ running: null, failure: null });
});

test('a failed call sets the failure, and is busy until the handler of the failure has resolved', async () => {
  const { run, last } = runner();
  const shown = deferred<void>();
  const handled: unknown[] = [];
  const answered = run('save', () => Promise.reject(outage), {
    onFailure: (failure) => {
      handled.push(failure);
      return shown.promise;
    },
  });
  await Promise.resolve();
  expect(last()).toEqual({ running: 'save', failure: outage });
  shown.resolve();
  await expect(answered).resolves.toBeUndefined();
  expect(handled).toEqual([outage]);
  expect(last()).toEqual({ running: null, failure: outage });
});

test('any other error is rethrown, and the call is no longer running', async () => {
  const { run, last } = runner();
  const bug = new TypeError('a bug');
  await expect(run('save', () => Promise.reject(bug), { onFailure: () => expect.unreachable() })).rejects.toBe(bug);
  expect(last()).toEqual({ running: null, failure: null });
});

test('a call stays busy after the answers that leave the page, and after no failure', async () => {
  const { run, last } = runner();
  const options = { staysBusy: (left: boolean) => left };
  await run('pay', async () => false, options);
  expect(last()?.running).toBeNull();
  await run('pay', () => Promise.reject(outage), options);
  expect(last()?.running).toBeNull();
  await run('pay', async () => true, options);
  expect(last()?.running).toBe('pay');
  await expect(run('pay', () => Promise.reject(new Error('sent twice')))).resolves.toBeUndefined();
});

test('retry runs the last call again, and its failure is gone meanwhile', async () => {
  const { run, retry, last, states } = runner();
  const calls: string[] = [];
  await run('load', async () => {
    calls.push('load');
    if (calls.length === 1) throw outage;
  });
  expect(last()).toEqual({ running: null, failure: outage });
  retry();
  expect(last()).toEqual({ running: 'load', failure: null });
  await expect.poll(() => states.at(-1)).toEqual({ running: null, failure: null });
  expect(calls).toHaveLength(2);
});

test('reset forgets the failure', async () => {
  const { run, reset, last } = runner();
  await run('save', () => Promise.reject(outage));
  reset();
  expect(last()).toEqual({ running: null, failure: null });
});
