import { createClient } from '@madang/contract/client.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { visitorWith } from '../platform/visitor.fixture.ts';
import { visitorContext } from '../platform/visitor.ts';
import { loader } from './language-layout.tsx';

type Answer = { readonly status: number; readonly body: unknown };

/** Redirect of the layout for a menu response. Null when it renders the page. */
const leadsTo = async (path: string, answer: Answer): Promise<string | null> => {
  const context = new RouterContextProvider();
  context.set(visitorContext, visitorWith(createClient(async () => answer)));
  const url = new URL(path, 'https://madang.example');
  const args = { request: new Request(url), url, pattern: path, context, params: { lang: 'es_es' } };
  try {
    await loader(args as Parameters<typeof loader>[0]);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location');
  }
};

const failure = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });
const BLOCKED = failure(403, '4006', 'geo: not available in this country.');

test('a menu refused for geographic reasons redirects to geoblock [HF-59]', async () => {
  expect(await leadsTo('/es_es/main', BLOCKED)).toBe('/es_es/geoblock');
});

test.each([
  ['an outage', failure(503, '5000', 'The service is under maintenance.')],
  ['a fault', failure(500, '9999', 'Something went wrong.')],
  ['an answer with another code', failure(200, '1000', 'Not quite.')],
])('any other failure of the menu redirects to the error page: %s [HF-60]', async (_name, answer) => {
  expect(await leadsTo('/es_es/main', answer)).toBe('/es_es/error');
});

test.each(['error', 'geoblock', 'loading'])('the page %s renders without the menu', async (page) => {
  expect(await leadsTo(`/es_es/${page}`, BLOCKED)).toBeNull();
});
