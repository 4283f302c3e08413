// Fast path `whole-page`: FAST_PATH=whole-page turns it off.
// Buys: part of the CPU time of a page, not measured alone yet (row `page signed in`).
// Breaks when the library changes: see whole-page.ts.

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import type { PagePieces } from '../../../render';
import { fragmentsContext, FragmentsProvider } from '../react/ssr-fragments.ts';
import { assemblePage } from './whole-page.ts';

const readAll = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of stream ?? []) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
};

/** Renders a page in one piece, without the streams of React and of the router. */
export const renderWholePage = async (
  documentOf: (entry: EntryContext) => ReactNode,
  { serverHandoffStream, ...entry }: EntryContext,
  context: Readonly<RouterContextProvider>,
  nonce: string,
): Promise<PagePieces> => {
  const fragments = context.get(fragmentsContext) ?? new Map();
  const data = await readAll(serverHandoffStream);
  const page = renderToString(<FragmentsProvider value={fragments}>{documentOf(entry)}</FragmentsProvider>);
  return assemblePage(page, data, nonce, fragments);
};
