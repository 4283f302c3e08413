import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/**
 * Preloaded into the server of the fuzz (with --expose-gc), and so into its worker threads: reports resident memory when the
 * parent process asks, after every thread has collected its garbage and returned the pages of its heap.
 */
const COLLECTION_MS = 500;
const collect = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
const threads = new BroadcastChannel('settled memory').unref();
threads.onmessage = collect;

if (isMainThread)
  process.on('message', (message) => {
    if (message !== 'settled memory') return;
    threads.postMessage(null);
    collect();
    setTimeout(() => process.send?.({ kind: 'memory', rss: process.memoryUsage().rss }), COLLECTION_MS);
  });
