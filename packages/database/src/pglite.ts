import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FastPath } from '@madang/domain/shared/fast-path.ts';
import { delayWasmTiering } from './fast-path/pglite/wasm-tiering.ts';

/** A socket, as far as `pg` can tell, whose other end is PGlite in a worker thread. */
class PGliteSocket extends Duplex {
  readonly #worker: Worker;
  readonly #receive = (bytes: Uint8Array | string) => {
    if (typeof bytes !== 'string') this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker.on('message', this.#receive);
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay() {
    return this;
  }

  setKeepAlive() {
    return this;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }

  override _read() {}

  override _write(bytes: Buffer, _encoding: string, done: () => void) {
    this.#worker.postMessage(bytes);
    done();
  }

  override _writev(parts: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(parts.map((part) => part.chunk)), '', done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#receive);
    done(error);
  }
}

/** The numbers of WASI, in which the engine tells what its file system met, as Node names them. */
const CODES: Readonly<Record<number, string>> = { 2: 'EACCES', 51: 'ENOSPC', 54: 'ENOTDIR', 69: 'EROFS' };

const named = (error: unknown): unknown => {
  const code = CODES[(error as { readonly errno?: number } | null)?.errno ?? 0];
  return error instanceof Error || code === undefined
    ? error
    : Object.assign(new Error(`The embedded database cannot use its folder: ${code}`), { code });
};

/** Starts the embedded PostgreSQL on a folder, or in memory for null. Its single connection serializes queries. */
export const startPGlite = async (folder: string | null, fastPath: FastPath) => {
  if (fastPath.has('wasm-tiering')) delayWasmTiering();
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: { folder } });
  await once(worker, 'message').catch((error: unknown) => {
    throw named(error);
  });
  return {
    connection: { stream: () => new PGliteSocket(worker), user: 'postgres', database: 'postgres', max: 1 },
    async close() {
      worker.postMessage('close');
      // An answer that is still on its way comes before the farewell.
      for (let message: unknown; message !== 'closed';) [message] = (await once(worker, 'message')) as [unknown];
      await worker.terminate();
    },
  };
};
