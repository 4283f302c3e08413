import { ROUTES } from '@madang/contract/routes.ts';
import type * as Client from '../../../apps/web/src/platform/api.ts';

/** A request as a browser sends it. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}
export interface Answered {
  readonly status: number;
  readonly body: string;
  /** As the server set them; an empty value takes a cookie away. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/** One tab: the client code of the pages, with memory of its own. */
export interface Tab {
  readonly api: typeof Client.api;
  /** How often the page's session was reported as ended. */
  signedOut: number;
}

const [, REFRESH = ''] = ROUTES.refreshToken.split(' ');
const [, SIGN_IN = ''] = ROUTES.signIn.split(' ');
const CLIENT = new URL('../../../apps/web/src/platform/api.ts', import.meta.url).pathname;

let opened = 0;

/** A browser whose tabs have their cookies in common; `carry` is the network. Stands in for `fetch` and `document` until it is closed. */
export const openBrowser = (carry: (request: Request) => Promise<Answered>) => {
  const cookies = new Map<string, string>();
  const counts = { calls: 0, refreshes: 0 };
  const [ownFetch, ownDocument] = [globalThis.fetch, globalThis.document];
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const send = async (request: Request): Promise<Answered> => {
    const headers = { ...request.headers, cookie: header(), 'sec-fetch-site': 'same-origin' };
    const answered = await carry({ ...request, headers });
    for (const { name, value } of answered.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answered;
  };
  const fetchInTab = async (path: string, init: RequestInit = {}): Promise<Response> => {
    counts.calls += 1;
    if (path === REFRESH) counts.refreshes += 1;
    const { method = 'GET', headers, body } = init;
    const request = { method, path, headers: headers as Record<string, string>, body: body as string | undefined };
    const answered = await send(request);
    return new Response(answered.body, { status: answered.status });
  };
  Object.assign(globalThis, {
    fetch: fetchInTab,
    document: {
      get cookie() {
        return header();
      },
    },
  });

  /** Opens a page of the signed-in account. */
  const openTab = async (token: string): Promise<Tab> => {
    opened += 1;
    const { api, startSession } = (await import(/* @vite-ignore */ `${CLIENT}?tab=${opened}`)) as typeof Client;
    const tab: Tab = { api, signedOut: 0 };
    startSession(true, token, () => {
      tab.signedOut += 1;
    });
    return tab;
  };
  /** Signs in as the form does; gives the token that the next page would bring. */
  const signIn = async (form: { readonly email: string; readonly password: string }): Promise<string> => {
    const body = JSON.stringify({ ...form, transport: 'cookie', remember: true });
    const signedIn = await send({ method: 'POST', path: SIGN_IN, headers: { 'content-type': 'application/json' }, body });
    return (JSON.parse(signedIn.body) as { readonly object: { readonly access_token: string } }).object.access_token;
  };
  const close = () => void Object.assign(globalThis, { fetch: ownFetch, document: ownDocument });
  return { counts, send, signIn, openTab, close };
};
