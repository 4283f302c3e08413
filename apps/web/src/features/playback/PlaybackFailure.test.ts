import { player } from '@madang/i18n/words/en_us/player.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PlaybackFailure } from './PlaybackFailure.tsx';

const HELP = '/en_us/help/playback';

describe('a player that cannot start', () => {
  const failure = (code: 'SCRIPT_FAILED' | 'BROWSER_UNSUPPORTED') =>
    renderToString(createElement(PlaybackFailure, { error: { code }, words: player, helpHref: HELP, onRetry: () => undefined }));

  test('suggests a retry after a failed load and links to help [ER-08]', () => {
    const html = failure('SCRIPT_FAILED');
    expect(html).toContain('Couldn’t load the player');
    expect(html).toContain('try again');
    expect(html).toContain('Try again</');
    expect(html).toContain(`href="${HELP}"`);
  });

  test('names an unsupported browser and lists the browsers that work [ER-34]', () => {
    const html = failure('BROWSER_UNSUPPORTED');
    expect(html).toContain('This browser can’t play the video');
    expect(html).toContain('recent version of Chrome, Edge, Firefox, or Safari');
    expect(html).not.toContain('Try again</');
    expect(html).toContain(`href="${HELP}"`);
  });
});
