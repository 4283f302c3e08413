import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptJson, withPageData } from './page-data.ts';
import { WRITTEN_DATA } from './written.ts';

const PAGE = '<html><body><main></main></body></html>';

const scriptOf = (page: string): string =>
  /^<html><body><main><\/main><script nonce="once">([^]*)<\/script><\/body><\/html>$/.exec(page)?.[1] ?? '';

/** Runs the script as a browser would, and gives what the router is told, and what parts were written from by then. */
const run = (script: string): { readonly pieces: readonly string[]; readonly parts: unknown } => {
  const pieces: string[] = [];
  const streamController = { enqueue: (piece: string) => pieces.push(piece), close: () => pieces.push('closed') };
  const window: Record<string, unknown> = { __reactRouterContext: { streamController } };
  runInNewContext(script, { window });
  return { pieces, parts: window[WRITTEN_DATA] };
};

const PIECES = [
  '</script>',
  '<script>',
  '<!--',
  ']]>',
  '&amp;',
  '"',
  "'",
  '\\',
  '\\u003c',
  '\n',
  '\u2028',
  '\u2029',
  '마당',
  '🎬',
  'a',
];
const anyText = fc.array(fc.constantFrom(...PIECES)).map((pieces) => pieces.join(''));

test('whatever the data says reaches the router as it was, and cannot end its script', () => {
  fc.assert(
    fc.property(anyText, (data) => {
      const script = scriptOf(withPageData(PAGE, data, 'once'));
      expect(script).not.toMatch(/[<>&\u2028\u2029]/);
      expect(run(script)).toEqual({ pieces: [data, 'closed'], parts: undefined });
    }),
  );
});

test('what parts were written from is there under their names before the router is told, whatever it says', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, fc.record({ title: anyText })), (parts) => {
      const written = new Map(Object.entries(parts).map(([name, value]) => [name, { html: '', data: scriptJson(value) }]));
      const script = scriptOf(withPageData(PAGE, '[]', 'once', written));
      expect(script).not.toMatch(/[<>&\u2028\u2029]/);
      expect(script.indexOf(WRITTEN_DATA)).toBeLessThan(script.indexOf('enqueue'));
      expect(JSON.stringify(run(script).parts)).toBe(written.size > 0 ? JSON.stringify(parts) : undefined);
    }),
  );
});

test('a page without an end is no page', () => {
  expect(() => withPageData('<p>', '', 'once')).toThrow('A page ends with its body.');
});
