import { expect, test } from 'vitest';
import { balloonRules } from './balloon-rules.ts';
import type { BalloonView, PanelView } from './read-view.ts';

const balloon: BalloonView = {
  kind: 'speech',
  speaker: null,
  x: 0.25,
  y: 0.5,
  width: 0.4,
  tail: null,
  size: 1.2,
  color: '#fff8ec',
  words: 'Hello',
};
const panel = (id: string, ...balloons: readonly BalloonView[]): PanelView => ({
  id,
  width: 800,
  height: 1200,
  color: '#223344',
  alt: '',
  balloons,
});

test('each balloon has a rule with its place, size and color', () => {
  expect(balloonRules({ id: '1504001', panels: [panel('p1'), panel('p2', balloon, { ...balloon, x: 0, color: null })] })).toBe(
    '[data-box="1504001/p2"] [data-balloon-index="0"]{--x:25%;--y:50%;--most:40cqw;--size:1.2;--ink:#fff8ec}' +
      '[data-box="1504001/p2"] [data-balloon-index="1"]{--x:0%;--y:50%;--most:40cqw;--size:1.2}',
  );
});

test('no text of an episode can break out of its rule', () => {
  const hostile = ['red}*{display:none', '</style><script>', 'url(https://evil.example)', '"]{}*{', 'a;b:c', 'var(--x)'];
  for (const text of hostile) {
    expect(balloonRules({ id: '1', panels: [panel('p', { ...balloon, color: text })] }), text).toBe(
      '[data-box="1/p"] [data-balloon-index="0"]{--x:25%;--y:50%;--most:40cqw;--size:1.2}',
    );
    expect(balloonRules({ id: '1', panels: [panel(text, balloon)] }), text).toBe('');
    expect(balloonRules({ id: text, panels: [panel('p', balloon)] }), text).toBe('');
  }
});
