import { loadWords } from '@madang/i18n/catalogues.ts';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceProvider } from './platform/nonce.ts';
import { assemblePage } from './fast-path/react-router/whole-page.ts';
import { pageContext, visitorContext } from './platform/visitor.ts';
import { fragmentsContext, FragmentsProvider } from './fast-path/react/ssr-fragments.ts';
import { shownLanguage } from './shell/language.ts';
import { LanguageProvider } from './shell/words.tsx';

const readWhole = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of stream ?? []) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
};

/**
 * A page is written whole: its loaders have all answered by now and nothing in it waits, so a stream would only cost twice
 * as much. Search engines get what everybody gets (RT-120).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visitor = context.get(visitorContext);
  const { nonce } = visitor;
  const parts = context.get(fragmentsContext) ?? new Map();
  // An address that no loader has seen still speaks: its page says that it was not found.
  const language = shownLanguage({ request, url: new URL(request.url) }, visitor);
  const [data] = await Promise.all([readWhole(serverHandoffStream), loadWords(language)]);
  const page = renderToString(
    <LanguageProvider value={language}>
      <NonceProvider value={nonce}>
        <FragmentsProvider value={parts}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </FragmentsProvider>
      </NonceProvider>
    </LanguageProvider>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  context.set(pageContext, assemblePage(page, data, nonce, parts));
  return new Response(null, { status, headers });
}

const report = (error: unknown, request: Request): void => {
  if (!request.signal.aborted) console.error(error);
};

/** Without it the router prints a stack for every address that is not found. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error)) report(error, request);
};
