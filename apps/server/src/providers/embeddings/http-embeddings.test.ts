import { afterAll, expect, test } from 'vitest';
import { httpEmbeddings } from './http-embeddings.ts';
import { loopbackEmbeddings, type Reply, vectorsFor } from './loopback-embeddings.fixture.ts';

const { state, url, close } = await loopbackEmbeddings(vectorsFor(() => [3, 4]));
afterAll(close);

const TIMEOUT_MS = 300;
const embeddings = httpEmbeddings(url, TIMEOUT_MS);

test('texts are sent in one request and come back as unit vectors', async () => {
  state.reply = vectorsFor((text) => [text.length, 0, 0]);
  const vectors = await httpEmbeddings(url).embed(['바다', 'the sea']);
  expect(state.requests.at(-1)).toEqual(['바다', 'the sea']);
  expect(vectors.map((vector) => [...vector])).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

const json =
  (body: unknown): Reply =>
  (_texts, response) =>
    void response.end(JSON.stringify(body));
const FAULTS: readonly (readonly [string, Reply])[] = [
  ['a failure', (_texts, response) => void response.writeHead(500).end('{"vectors":[[1,2]]}')],
  ['a redirect', (_texts, response) => void response.writeHead(302, { location: url }).end()],
  ['silence', () => undefined],
  [
    'a trickle',
    (_texts, response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    },
  ],
  ['no JSON', (_texts, response) => void response.end('<html>')],
  ['nothing', (_texts, response) => void response.end()],
  ['a broken connection', (_texts, response) => void response.destroy()],
  ['another shape', json({ data: [[1, 2]] })],
  ['too few vectors', json({ vectors: [] })],
  [
    'too many vectors',
    json({
      vectors: [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
    }),
  ],
  [
    'vectors of different sizes',
    json({
      vectors: [
        [1, 2],
        [1, 2, 3],
      ],
    }),
  ],
  [
    'texts for numbers',
    json({
      vectors: [
        ['1', '2'],
        ['1', '2'],
      ],
    }),
  ],
  [
    'numbers that are none',
    json({
      vectors: [
        [1, null],
        [1, 2],
      ],
    }),
  ],
  [
    'no direction',
    json({
      vectors: [
        [0, 0],
        [1, 2],
      ],
    }),
  ],
  [
    'numbers beyond all measure',
    json({
      vectors: [
        [1e308, 1e308],
        [1, 2],
      ],
    }),
  ],
  ['an endless answer', (_texts, response) => void response.end('x'.repeat(17 * 1024 * 1024))],
];

test.each(FAULTS)('a reply with %s rejects within the timeout', async (_fault, reply) => {
  state.reply = reply;
  const begun = performance.now();
  await expect(embeddings.embed(['one', 'two'])).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS + 3000);
});
