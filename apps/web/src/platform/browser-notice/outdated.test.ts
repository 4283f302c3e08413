import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BRING_NOTICE, NOTICE } from './outdated.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/106.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1';

const AGENTS = [
  [CHROME, true],
  [CHROME.replace('106', '9'), true],
  [CHROME.replace('106', '107'), false],
  [CHROME.replace('106', '1060'), false],
  [`${CHROME.replace('106', '106')} Edg/106.0.1370.52`, true],
  ['Mozilla/5.0 (Windows NT 10.0; rv:106.0) Gecko/20100101 Firefox/106.0', true],
  ['Mozilla/5.0 (Windows NT 10.0; rv:107.0) Gecko/20100101 Firefox/107.0', false],
  [SAFARI, true],
  [SAFARI.replace('15.6', '16.1'), false],
  [IPHONE, true],
  [IPHONE.replace('Version/15.6', 'Version/17.0'), false],
  // It has the engine of its system, and its own number.
  [IPHONE.replace('Version/15.6', 'CriOS/99.0.4844.59'), false],
  ['', false],
  ['curl/8', false],
] as const;

/** Scripts that the inline script of the page's head adds in a browser of this name. */
const scriptsAddedFor = (userAgent: string): readonly string[] => {
  const added: { src: string }[] = [];
  const document = { createElement: () => ({ src: '' }), head: { appendChild: (it: { src: string }) => added.push(it) } };
  runInNewContext(BRING_NOTICE, { navigator: { userAgent }, document });
  return added.map(({ src }) => src);
};

test.each(AGENTS)('the notice is loaded by %s: %s [ER-38] [ST-63]', (agent, old) => {
  expect(scriptsAddedFor(agent)).toEqual(old ? [NOTICE] : []);
});

test('the script in the head runs in browsers of any age', () => {
  expect(BRING_NOTICE).not.toMatch(/=>|\blet\b|\bconst\b|\?\.|`/);
});
