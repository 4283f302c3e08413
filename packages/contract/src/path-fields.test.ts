import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsInPath, fillPath } from './path-fields.ts';

const PATTERN = '/api/gateway/v01/user/:provider/of/:state';

test('what is put into a path is read back, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.webQueryParameters(),
      (provider, state, query) => {
        const { path, rest } = fillPath(PATTERN, { provider, state, other: 1 });
        expect(rest).toEqual({ other: 1 });
        expect(fieldsInPath(PATTERN, `${path}?${query}`)).toEqual({ provider, state });
      },
    ),
  );
});

test('a path without fields has none', () => {
  expect(fieldsInPath('/api/content/v01/fe/search', '/api/content/v01/fe/search?q=a:b')).toEqual({});
});
