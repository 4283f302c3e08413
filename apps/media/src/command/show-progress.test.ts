import { expect, test } from 'vitest';
import { showProgress } from './show-progress.ts';

const shown = (isTerminal: boolean) => {
  let text = '';
  const progress = showProgress({ write: (more) => (text += more), isTerminal });
  progress.onStep('encode v360');
  for (const part of [0, 0.01, 0.014, 0.14, 0.99, 1]) progress.onPart('encode v360', part);
  progress.onStep('verify');
  progress.end();
  return text;
};

test('a terminal has one line for every step', () => {
  const line = ['  encode v360 …', ...[1, 14, 99, 100].map((percent) => `\r  encode v360 ${percent} %  `)].join('');
  expect(shown(true)).toBe(`${line}\n  verify …\n`);
});

test('a notice has a line of its own on a terminal and in a log', () => {
  for (const isTerminal of [true, false]) {
    let text = '';
    const { onStep, onNotice } = showProgress({ write: (more) => (text += more), isTerminal });
    onStep('verify');
    onNotice('moon.vtt, line 3: Not a WebVTT timing');
    expect(text).toMatch(/\n  moon\.vtt, line 3: Not a WebVTT timing\n$/);
  }
});

test('a log has a line for every tenth', () => {
  expect(shown(false)).toBe('  encode v360\n  encode v360 10 %\n  encode v360 90 %\n  encode v360 100 %\n  verify\n');
});
