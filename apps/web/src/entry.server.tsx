import { loadWords } from '@madang/i18n/catalogues.ts';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageBody } from './platform/page-body.ts';
import { visitorContext } from './platform/visitor.ts';
import { shownLanguage } from './shell/language.ts';
import { LanguageProvider } from './shell/words.tsx';

/** Search engines get the page when it is whole; everybody else as soon as its frame stands (RT-120). */
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
  const language = shownLanguage(request, visitor);
  await loadWords(language);
  const patient = isbot(request.headers.get('user-agent'));
  return new Promise((resolve, reject) => {
    const send = () => {
      headers.set('content-type', 'text/html; charset=utf-8');
      resolve(new Response(pageBody(pipe), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <LanguageProvider value={language}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </LanguageProvider>,
      {
        nonce,
        [patient ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError: (error) => report(error, request),
      },
    );
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

const report = (error: unknown, request: Request): void => {
  if (!request.signal.aborted) console.error(error);
};

/** Without it the router prints a stack for every address that is not found. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error)) report(error, request);
};
