import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openApiDocument, openApiRoute } from './openapi.ts';

test('the OpenAPI document is built once for all requests, whatever encoding each accepts', async () => {
  const app = Fastify();
  let built = 0;
  openApiRoute(app, () => {
    built += 1;
    return openApiDocument();
  });
  const expected = JSON.stringify(openApiDocument());
  const read = async (accepted: string | undefined) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const response = await app.inject({ url: '/api/openapi.json', headers });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['vary']).toBe('accept-encoding');
    return { encoding: response.headers['content-encoding'], body: response.rawPayload };
  };
  for (let time = 0; time < 3; time += 1) {
    const [plain, brotli, gzip, other] = await Promise.all([read(undefined), read('gzip, br'), read('gzip'), read('zstd')]);
    expect(plain.encoding).toBeUndefined();
    expect(plain.body.toString()).toBe(expected);
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(expected);
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(expected);
    expect(other.encoding).toBeUndefined();
  }
  expect(built).toBe(1);
  await app.close();
});
