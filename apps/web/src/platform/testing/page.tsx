/** Page of the browser test of `useCall` and `useCalls`: two components whose calls the test answers. */

import { CallFailed } from '@madang/contract/client.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useCall, useCalls } from '../use-call.ts';

declare global {
  interface Window {
    mountCalls: () => void;
    unmountCalls: () => void;
    /** Names of the calls that were sent, in order. */
    sent: string[];
    /** Answers the oldest call of this name. */
    answerCall: (name: string, outcome: 'done' | 'outage') => void;
    /** What `run` resolved to, by the name of the call. */
    results: [string, string | null][];
  }
}

const element = document.querySelector('#root');
if (!element) throw new Error('The page has no root');
const waiting = new Map<string, PromiseWithResolvers<string>[]>();
let root = createRoot(element);
window.sent = [];
window.results = [];

const send = (name: string): Promise<string> => {
  window.sent.push(name);
  const call = Promise.withResolvers<string>();
  waiting.set(name, [...(waiting.get(name) ?? []), call]);
  return call.promise;
};
const note =
  (name: string) =>
  (answer: string | undefined): number =>
    window.results.push([name, answer ?? null]);

window.answerCall = (name, outcome) => {
  const call = waiting.get(name)?.shift();
  if (outcome === 'done') call?.resolve(`${name} done`);
  else call?.reject(new CallFailed('signOut', { local: '1001', code: '1001' }));
};

/** One call at a time, as a form has it. */
function SaveForm() {
  const { busy, failure, run, retry, reset } = useCall();
  const save = () => void run(() => send('save')).then(note('save'));
  return (
    <section aria-label="form" aria-busy={busy}>
      <button onClick={save}>Save</button>
      {/* Both clicks reach the hook before React renders again. */}
      <button
        onClick={() => {
          save();
          save();
        }}
      >
        Save twice
      </button>
      {failure && <p role="alert">{failure.code}</p>}
      {failure && <button onClick={retry}>Retry</button>}
      {failure && <button onClick={reset}>Dismiss</button>}
    </section>
  );
}

/** Calls by name, as the rows of a list have them. */
function RemoveList() {
  const { running, failure, run } = useCalls<string>();
  return (
    <section aria-label="list">
      {['first', 'second'].map((name) => (
        <button key={name} aria-busy={running === name} onClick={() => void run(name, () => send(name)).then(note(name))}>
          Remove {name}
        </button>
      ))}
      {failure && <p role="alert">{failure.code}</p>}
    </section>
  );
}

window.mountCalls = () =>
  root.render(
    <StrictMode>
      <SaveForm />
      <RemoveList />
    </StrictMode>,
  );
window.unmountCalls = () => {
  root.unmount();
  root = createRoot(element);
};
