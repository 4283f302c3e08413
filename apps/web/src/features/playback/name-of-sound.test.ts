import { expect, test } from 'vitest';

import { nameOfSound } from './name-of-sound.ts';

const WORDS = { audioDescription: '{language} (Audio description)', audioCommentary: '{language} (Commentary)' };

test('an audio track is named by its language, and by its role unless it is the original', () => {
  expect(nameOfSound({ id: 'ko', language: 'ko' }, WORDS, 'en-US')).toBe('Korean');
  expect(nameOfSound({ id: 'd', language: 'ko', role: 'description' }, WORDS, 'en-US')).toBe('Korean (Audio description)');
  expect(nameOfSound({ id: 'c', language: 'ko', role: 'commentary' }, WORDS, 'en-US')).toBe('Korean (Commentary)');
});
