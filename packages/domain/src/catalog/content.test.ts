import { expect, test } from 'vitest';
import { isOfferedIn, isPlayable } from './content.ts';
import { contentWith } from './content.fixture.ts';

test('films, episodes and clips play; series and webtoons are opened', () => {
  const playable = (['media', 'video', 'season', 'webtoon'] as const).filter((detailType) =>
    isPlayable(contentWith({ detailType })),
  );
  expect(playable).toEqual(['media', 'video']);
});

test('a title without countries is offered everywhere, one with countries only there', () => {
  expect(isOfferedIn(contentWith({ countries: null }), 'BR')).toBe(true);
  expect(isOfferedIn(contentWith({ countries: ['BR', 'PT'] }), 'PT')).toBe(true);
  expect(isOfferedIn(contentWith({ countries: ['BR'] }), 'US')).toBe(false);
  expect(isOfferedIn(contentWith({ countries: [] }), 'US')).toBe(false);
});
