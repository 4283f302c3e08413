import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PagePieces } from '../../../render';
import { textOf } from './whole-page.fixture.ts';
import { scriptJson, assemblePage } from './whole-page.ts';
import { useFragmentPlaceholder, FRAGMENT_DATA, type SsrFragment, FragmentsProvider } from '../react/ssr-fragments.ts';

const PAGE = '<html><body><main></main></body></html>';

const scriptOf = (page: PagePieces): string =>
  /^<!DOCTYPE html><html><body><main><\/main><script nonce="once">([^]*)<\/script><\/body><\/html>$/.exec(textOf(page))?.[1] ??
  '';

/** Runs the script as a browser would. Returns what reached the router, and the data of the SSR fragments by then. */
const run = (script: string): { readonly pieces: readonly string[]; readonly parts: unknown } => {
  const pieces: string[] = [];
  const streamController = { enqueue: (piece: string) => pieces.push(piece), close: () => pieces.push('closed') };
  const window: Record<string, unknown> = { __reactRouterContext: { streamController } };
  runInNewContext(script, { window });
  return { pieces, parts: window[FRAGMENT_DATA] };
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

const Mark = ({ name }: { name: string }) =>
  createElement('p', { dangerouslySetInnerHTML: { __html: useFragmentPlaceholder(name) ?? '' } });

test('any data reaches the router unchanged and cannot end its script', () => {
  fc.assert(
    fc.property(anyText, (data) => {
      const script = scriptOf(assemblePage(PAGE, data, 'once'));
      expect(script).not.toMatch(/[<>&\u2028\u2029]/);
      expect(run(script)).toEqual({ pieces: [data, 'closed'], parts: undefined });
    }),
  );
});

test('data of SSR fragments is set under their names before the router starts, whatever it contains', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, fc.record({ title: anyText })), (parts) => {
      const written = new Map(Object.entries(parts).map(([name, value]) => [name, { html: [], data: [scriptJson(value)] }]));
      const script = scriptOf(assemblePage(PAGE, '[]', 'once', written));
      expect(script).not.toMatch(/[<>&\u2028\u2029]/);
      expect(script.indexOf(FRAGMENT_DATA)).toBeLessThan(script.indexOf('enqueue'));
      expect(JSON.stringify(run(script).parts)).toBe(written.size > 0 ? JSON.stringify(parts) : undefined);
    }),
  );
});

test('fragments replace their placeholders, whatever their names and content, as text or bytes', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, anyText), fc.boolean(), (texts, asBytes) => {
      const names = Object.keys(texts);
      const bytes = (text: string) => (asBytes ? new TextEncoder().encode(text) : text);
      const parts = new Map(
        names.map((name): [string, SsrFragment] => [name, { html: [bytes(texts[name] ?? '')], data: [bytes('0')] }]),
      );
      const Marks = () =>
        createElement(
          'main',
          null,
          names.map((name) => createElement(Mark, { key: name, name })),
        );
      const page = renderToString(createElement(FragmentsProvider, { value: parts }, createElement(Marks)));
      const whole = textOf(assemblePage(`${page}</body></html>`, '[]', 'once', parts));
      const shown = names.map((name) => `<p>${texts[name]}</p>`).join('');
      expect(whole.slice(0, whole.lastIndexOf('<script nonce'))).toBe(`<!DOCTYPE html><main>${shown}</main>`);
    }),
  );
});

test('page text is never mistaken for a placeholder', () => {
  const parts = new Map([['secret', { html: ['of somebody else'], data: ['0'] }]]);
  const markup = renderToString(createElement('p', { title: '<!--written secret-->' }, '<!--written secret-->'));
  expect(textOf(assemblePage(`${markup}</body></html>`, '[]', 'once', parts))).not.toContain('of somebody else');
});

test('a placeholder without a fragment is an error', () => {
  expect(() => assemblePage('<!--written rail--></body></html>', '[]', 'once')).toThrow('The page has no part called rail.');
});

test('a page without its end is refused', () => {
  expect(() => assemblePage('<p>', '', 'once')).toThrow('A page ends with its body.');
});
