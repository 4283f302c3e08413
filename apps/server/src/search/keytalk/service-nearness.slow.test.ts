import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { httpEmbeddings } from '../../providers/embeddings/http-embeddings.ts';
import { loopbackEmbeddings, vectorsFor } from '../../providers/embeddings/loopback-embeddings.fixture.ts';
import { CATALOG } from '../../catalog/catalog.fixture.ts';
import { catalogSnapshot } from '../../catalog/catalog-snapshot.ts';
import { lexiconKeytalk } from './keytalk.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { serviceNearness } from './service-nearness.ts';

/** Knows two things: what has to do with foxes that are none, and everything else. */
const knowing = vectorsFor((text) => (/gumiho|vulpine seductress/.test(text) ? [1, 0, 0.1] : [0, 1, 0.1]));
const { state, url, close } = await loopbackEmbeddings(knowing);
afterAll(close);

const snapshot = catalogSnapshot({
  ...CATALOG,
  contents: [
    contentWith({ id: '1', keywords: ['gumiho'], genres: [] }),
    contentWith({ id: '2', keywords: ['revenge'], genres: [] }),
  ],
});
const clock = { now: 0 };
const warnings: string[] = [];
const keytalkOverService = () =>
  lexiconKeytalk({
    catalog: () => snapshot,
    nearness: serviceNearness({
      embeddings: httpEmbeddings(url, 1500),
      elapsed: () => clock.now,
      warn: (_error, message) => warnings.push(message),
    }),
  });
type ServiceKeytalk = ReturnType<typeof keytalkOverService>;
const keysFor = async (keytalk: ServiceKeytalk, phrase: string) =>
  (await keytalk.suggest(phrase, { language: 'en_us', most: 5 })).map(({ concept }) => concept.key);

/** Waits until the service has told what the concepts mean. */
const untilKnown = (keytalk: ServiceKeytalk) =>
  vi.waitFor(async () => expect(await keysFor(keytalk, 'vulpine seductress')).toEqual(['gumiho']), { timeout: 15_000 });

beforeEach(() => {
  clock.now += 3_600_000;
  warnings.length = 0;
  state.reply = knowing;
  state.requests.length = 0;
});

test('a concept that the lexicon lacks is found by the service, and searches do not wait while it indexes concepts', async () => {
  const keytalk = keytalkOverService();
  expect(await keysFor(keytalk, 'vulpine seductress')).toEqual([]);
  await untilKnown(keytalk);
  const requested = state.requests.flat();
  for (const { synonyms } of LEXICON) expect(requested.some((text) => text.includes(synonyms.en[0] ?? '?'))).toBe(true);
  expect(warnings).toEqual([]);
});

test('a phrase is asked for once', async () => {
  const keytalk = keytalkOverService();
  await untilKnown(keytalk);
  const before = state.requests.length;
  for (let round = 0; round < 3; round += 1) await keysFor(keytalk, 'vulpine seductress');
  expect(state.requests.length).toBe(before);
});

test.each([
  [
    'fails',
    (_texts: readonly string[], response: { writeHead(status: number): { end(): unknown } }) =>
      void response.writeHead(500).end(),
  ],
  ['is silent', () => undefined],
  [
    'talks nonsense',
    (_texts: readonly string[], response: { end(text: string): unknown }) => void response.end('{"vectors":[[1],"x"]}'),
  ],
  ['is another model', vectorsFor(() => [1, 0])],
])('when the service %s, names are still found, one line says so, and it is asked again later', async (_how, reply) => {
  const keytalk = keytalkOverService();
  await untilKnown(keytalk);
  state.reply = reply;
  for (const phrase of ['revenge at sea', 'revenge on land', 'revenge at last'])
    expect((await keysFor(keytalk, phrase))[0]).toBe('revenge');
  expect(warnings).toEqual(['the embedding service failed; keywords are found by the learned vectors']);
  const before = state.requests.length;
  await keysFor(keytalk, 'still quiet');
  expect(state.requests.length).toBe(before);

  clock.now += 31_000;
  state.reply = knowing;
  await vi.waitFor(async () => expect(await keysFor(keytalk, 'a vulpine seductress')).toEqual(['gumiho']), { timeout: 15_000 });
  expect(warnings).toHaveLength(1);
});

test('a service that is not there at the start is one line too, and is found when it comes', async () => {
  state.reply = (_texts, response) => void response.writeHead(503).end();
  const keytalk = keytalkOverService();
  await keysFor(keytalk, 'revenge');
  await vi.waitFor(() => expect(warnings).toHaveLength(1));
  await keysFor(keytalk, 'revenge');
  expect(warnings).toHaveLength(1);
  clock.now += 31_000;
  state.reply = knowing;
  await untilKnown(keytalk);
});
