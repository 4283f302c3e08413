// Fast path `whole-page`: FAST_PATH=whole-page turns it off.
// Buys: see render-whole-page.tsx.
// Breaks when the library changes: writes what ServerRouter's own stream writes: `window.__reactRouterContext.streamController`.

import type { PagePieces } from '../../../render';
import { FRAGMENT_PLACEHOLDER, type SsrFragment, FRAGMENT_DATA } from '../react/ssr-fragments.ts';

const END_OF_PAGE = '</body></html>';

/** Characters that could end a script or a line of one. JSON allows escapes instead. */
const UNSAFE = /[<>&\u2028\u2029]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value as JSON that may stand in a script of a page. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(UNSAFE, escaped);

/** The rendered page, with SSR fragments in place of their placeholders. */
const withParts = (page: string, parts: ReadonlyMap<string, SsrFragment>): PagePieces =>
  page.split(FRAGMENT_PLACEHOLDER).flatMap((piece, index) => {
    if (index % 2 === 0) return piece;
    const part = parts.get(decodeURIComponent(piece));
    if (!part || !('html' in part)) throw new Error(`The page has no part called ${piece}.`);
    return part.html;
  });

const assignmentOf = (parts: ReadonlyMap<string, SsrFragment>): PagePieces => {
  const fields = [...parts].flatMap(([name, { data }], index) => [`${index > 0 ? ',' : ''}${scriptJson(name)}:`, ...data]);
  return fields.length > 0 ? [`window.${FRAGMENT_DATA}={`, ...fields, '};'] : [];
};

/**
 * A page: what was rendered, its `parts`, and at its end the data of the loaders as the router has encoded it, the way
 * ServerRouter adds it bit by bit: the router in the browser reads it from a stream that its own scripts have opened. What the
 * parts were written from comes before it.
 */
export const assemblePage = (
  page: string,
  data: string,
  nonce: string,
  parts: ReadonlyMap<string, SsrFragment> = new Map(),
): PagePieces => {
  if (!page.endsWith(END_OF_PAGE)) throw new Error('A page ends with its body.');
  const stream = 'window.__reactRouterContext.streamController';
  return [
    '<!DOCTYPE html>',
    ...withParts(page.slice(0, -END_OF_PAGE.length), parts),
    `<script nonce="${nonce}">`,
    ...assignmentOf(parts),
    `${stream}.enqueue(${scriptJson(data)});${stream}.close();</script>${END_OF_PAGE}`,
  ];
};
