import { unitVectors } from '@madang/domain/search/nearness.ts';
import { z } from 'zod';
import type { Embeddings } from '../../ports/search.ts';

/** Timeout in milliseconds: a viewer who is typing a search does not wait longer. */
const TIMEOUT_MS = 3000;
/** Larger responses are rejected: 64 vectors of 4096 numbers take about five megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;

const Answer = z.object({ vectors: z.array(z.array(z.number()).min(2).max(8192)) });

const read = async (response: Response): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    const bytes = piece as Uint8Array;
    size += bytes.byteLength;
    if (size > MAX_BYTES) throw new Error('the answer of the embedding service is too large');
    pieces.push(bytes);
  }
  return Buffer.concat(pieces).toString('utf8');
};

/** An embedding service of the operator: POST {"texts": […]} returns {"vectors": [[…], …]}. */
export const httpEmbeddings = (url: string, timeoutMs = TIMEOUT_MS): Embeddings => ({
  async embed(texts) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ texts }),
      redirect: 'error',
      // Covers the whole body, so that a slow trickle times out too
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the embedding service answered ${response.status}`);
    }
    const { vectors } = Answer.parse(JSON.parse(await read(response)));
    if (vectors.length !== texts.length)
      throw new Error(`the embedding service gave ${vectors.length} vectors for ${texts.length} texts`);
    const dimensions = vectors[0]?.length ?? 0;
    return vectors.map((vector) => {
      const unit = unitVectors(Float32Array.from(vector), dimensions);
      if (vector.length !== dimensions || unit.every((value) => value === 0) || unit.some((value) => !Number.isFinite(value)))
        throw new Error('the embedding service gave vectors of different sizes, or without direction');
      return unit;
    });
  },
});
