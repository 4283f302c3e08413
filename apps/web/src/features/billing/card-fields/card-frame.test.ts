import type { ToCardFields } from '@madang/contract/billing/card-fields.ts';
import { expect, test } from 'vitest';
import { cardFrame, type CardFrameView, CARD_FRAME_TIMEOUT_MS } from './card-frame.ts';

/** A frame with time in hand: `pass` lets it run on. */
const open = () => {
  const messages: ToCardFields[] = [];
  const views: CardFrameView[] = [];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let now = 0;
  let ids = 0;
  let enters = 0;
  let edits = 0;
  const frame = cardFrame({
    say: (message) => messages.push(message),
    newId: () => `ask ${(ids += 1)}`,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    onChange: (view) => views.push(view),
    onEnter: () => {
      enters += 1;
    },
    onEdit: () => {
      edits += 1;
    },
  });
  const pass = (ms: number) => {
    now += ms;
    for (const timer of timers) {
      if (timer.at > now) continue;
      timers.delete(timer);
      timer.run();
    }
  };
  return {
    ...frame,
    messages,
    pass,
    timers,
    phase: () => views.at(-1)?.phase,
    height: () => views.at(-1)?.height,
    enters: () => enters,
    edits: () => edits,
  };
};

test('the frame is shown with its height once it reports to be ready', () => {
  const frame = open();
  frame.hear({ kind: 'height', height: 300 });
  frame.hear({ kind: 'ready' });
  expect([frame.phase(), frame.height()]).toEqual(['shown', 300]);
  frame.hear({ kind: 'height', height: 420 });
  frame.hear({ kind: 'height', height: -1 });
  frame.hear('ready');
  expect([frame.phase(), frame.height()]).toEqual(['shown', 420]);
  frame.pass(CARD_FRAME_TIMEOUT_MS);
  expect(frame.phase()).toBe('shown');
});

test('a frame that does not load within fifteen seconds is missing until it is retried', () => {
  const frame = open();
  frame.pass(CARD_FRAME_TIMEOUT_MS - 1);
  expect(frame.phase()).toBeUndefined();
  frame.pass(1);
  expect(frame.phase()).toBe('missing');
  frame.hear({ kind: 'ready' });
  expect(frame.phase()).toBe('missing');
});

test('each token request gets its own answer', async () => {
  const frame = open();
  frame.hear({ kind: 'ready' });
  const [first, second] = [frame.requestToken(), frame.requestToken()];
  expect(frame.messages).toEqual([
    { kind: 'request-token', ask: 'ask 1' },
    { kind: 'request-token', ask: 'ask 2' },
  ]);
  frame.hear({ kind: 'token', ask: 'ask 2', tokenId: 'b' });
  frame.hear({ kind: 'token', ask: 'ask 3', tokenId: 'c' });
  frame.hear({ kind: 'token', ask: 'ask 1', tokenId: null });
  expect(await Promise.all([first, second])).toEqual([null, 'b']);
  expect(frame.timers.size).toBe(0);
});

test('a token request ends when the frame is not ready, stops answering or is removed', async () => {
  const frame = open();
  expect(await frame.requestToken()).toBeNull();
  frame.hear({ kind: 'ready' });
  const silent = frame.requestToken();
  frame.pass(CARD_FRAME_TIMEOUT_MS);
  expect([await silent, frame.phase()]).toEqual([null, 'missing']);
  const other = open();
  other.hear({ kind: 'ready' });
  const gone = other.requestToken();
  other.end();
  expect(await gone).toBeNull();
  expect(other.timers.size).toBe(0);
});

test('Enter in a field and the first edit are reported', () => {
  const frame = open();
  frame.hear({ kind: 'ready' });
  frame.hear({ kind: 'edit' });
  frame.hear({ kind: 'edit' });
  frame.hear({ kind: 'enter' });
  expect([frame.enters(), frame.edits()]).toEqual([1, 2]);
});
