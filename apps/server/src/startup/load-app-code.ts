import { setImmediate } from 'node:timers/promises';

/** In the order in which they are imported. The last import, `app.ts`, finds most of its modules loaded. */
const PARTS = [() => import('@madang/contract/api.ts'), () => import('fastify'), () => import('../handlers.ts')];

/** Number of event-loop turns to yield so that pending socket reads are processed. Each may send the next query. */
const TURNS = 5;
const yieldToDatabase = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
};

/**
 * Imports the code of pages and calls while the database starts and sends the catalogue. An import blocks the event loop until all its modules
 * are evaluated, so the code is imported in parts, and messages of the database are processed between them (decision 30).
 */
export const loadAppCode = async () => {
  await yieldToDatabase();
  const { render, publicAddress } = await import('@madang/web/render');
  for (const load of PARTS) {
    await yieldToDatabase();
    await load();
  }
  await yieldToDatabase();
  const { createApp } = await import('../app.ts');
  return { render, publicAddress, createApp };
};
export type AppCode = Awaited<ReturnType<typeof loadAppCode>>;
