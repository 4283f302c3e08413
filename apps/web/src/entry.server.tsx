import { loadWords } from '@madang/i18n/catalogues.ts';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { renderWholePage } from './fast-path/react-router/render-whole-page.tsx';
import { NonceProvider } from './platform/nonce.ts';
import { pageContext, visitorContext } from './platform/visitor.ts';
import { shownLanguage } from './shell/language.ts';
import { LanguageProvider } from './shell/words.tsx';

const report = (error: unknown, request: Request): void => {
  if (!request.signal.aborted) console.error(error);
};

/** Renders a page. All loaders have answered by now, so nothing in it waits. Search engines get what everybody gets (RT-120). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visitor = context.get(visitorContext);
  const { nonce } = visitor;
  // An address that no loader has seen still speaks: its page says that it was not found.
  const language = shownLanguage({ request, url: new URL(request.url) }, visitor);
  await loadWords(language);
  const documentOf = (routerEntry: EntryContext): ReactNode => (
    <LanguageProvider value={language}>
      <NonceProvider value={nonce}>
        <ServerRouter context={routerEntry} url={request.url} nonce={nonce} />
      </NonceProvider>
    </LanguageProvider>
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  if (visitor.fastPath.has('whole-page')) {
    context.set(pageContext, await renderWholePage(documentOf, entry, context, nonce));
    return new Response(null, { status, headers });
  }
  const page = await renderToReadableStream(documentOf(entry), { nonce, onError: (error) => report(error, request) });
  await page.allReady;
  return new Response(page, { status, headers });
}

/** Without it the router prints a stack for every address that is not found. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error)) report(error, request);
};
