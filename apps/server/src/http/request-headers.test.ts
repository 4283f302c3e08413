import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toEtag, matchesEtag, acceptsEncoding } from './request-headers.ts';

const ETAG = '"film-a/video-1.m4s"';

test.each([ETAG, `W/${ETAG}`, `"x", ${ETAG}`, `"x",W/"y" ,\t W/${ETAG}`, '*', ' * ', `"a,b", ${ETAG}`])(
  'If-None-Match: %s names the entity tag',
  (header) => {
    expect(matchesEtag(header, ETAG)).toBe(true);
    expect(matchesEtag(header, `W/${ETAG}`)).toBe(true);
  },
);

test.each([undefined, '', '"film-a"', 'film-a/video-1.m4s', '"x", "y"', `"a, ${ETAG.slice(1, -1)}"`, 'w/"film-a"', '**'])(
  'If-None-Match: %s does not',
  (header) => expect(matchesEtag(header, ETAG)).toBe(false),
);

const tag = fc
  .string({ unit: fc.constantFrom('a', 'b', ',', ' ', 'W', '/', '*', '!', '~') })
  .map((text) => `"${text.replaceAll(' ', '')}"`);

test('a list names a tag exactly when it contains it, weak or strong, in any place', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, fc.boolean())), tag, (listed, etag) => {
      const header = listed.map(([one, isWeak]) => (isWeak ? `W/${one}` : one)).join(', ');
      expect(matchesEtag(header, etag)).toBe(listed.some(([one]) => one === etag));
    }),
  );
});

test('the entity tag of other bytes is another one', () => {
  expect(toEtag('a')).toMatch(/^"[\w-]{22}"$/);
  expect(toEtag('a')).toBe(toEtag(Buffer.from('a')));
  expect(toEtag('a')).not.toBe(toEtag('b'));
});

test.each(['gzip', 'br, gzip', 'gzip;q=0.5', '*', 'deflate , gzip ; q=1'])('%s allows gzip', (header) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(true);
});

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0, br', 'x-gzip-like', 'identity'])('%s does not allow gzip', (header) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(false);
});
