import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readSubtitleStyle, SUBTITLE_CHOICES, USUAL_SUBTITLES } from './subtitle-style.ts';

test('a kept style comes back as it was chosen', () => {
  const style = fc.record({
    size: fc.constantFrom(...SUBTITLE_CHOICES.size),
    color: fc.constantFrom(...SUBTITLE_CHOICES.color),
    background: fc.constantFrom(...SUBTITLE_CHOICES.background),
    edge: fc.constantFrom(...SUBTITLE_CHOICES.edge),
    place: fc.constantFrom(...SUBTITLE_CHOICES.place),
  });
  fc.assert(
    fc.property(style, (chosen) => {
      expect(readSubtitleStyle(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    }),
  );
});

test('one choice changes one part of the usual style', () => {
  expect(readSubtitleStyle({ size: 'huge' })).toEqual({ ...USUAL_SUBTITLES, size: 'huge' });
});

test('whatever else lies in the storage, subtitles look like one of the offered styles', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ size: fc.string(), color: fc.anything() })), (kept) => {
      for (const [part, value] of Object.entries(readSubtitleStyle(kept)))
        expect(SUBTITLE_CHOICES[part as keyof typeof SUBTITLE_CHOICES]).toContain(value);
    }),
  );
});
