import { expect, test } from 'vitest';
import { isPlayable } from './content.ts';
import { contentWith } from './content.fixture.ts';

test('films, episodes and clips play; series and webtoons are opened', () => {
  const playable = (['media', 'video', 'season', 'webtoon'] as const).filter((detailType) =>
    isPlayable(contentWith({ detailType })),
  );
  expect(playable).toEqual(['media', 'video']);
});
