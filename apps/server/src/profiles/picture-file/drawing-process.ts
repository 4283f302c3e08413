import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DrawnPicture } from './draw-picture.ts';

export interface DrawingLimits {
  /** Resident memory of the process, in bytes. */
  readonly maxBytes: number;
  /** CPU time per picture, in milliseconds. */
  readonly maxCpuMs: number;
  /** Wall-clock time per picture after which the process is killed even if it no longer watches itself, in milliseconds. */
  readonly timeoutMs: number;
}

/** Measured for 50 megapixels: 371 MB and 1.1 s (progressive JPEG, 4:4:4), 302 MB and 2.1 s (interlaced PNG with alpha). */
export const DRAWING_LIMITS: DrawingLimits = { maxBytes: 512 * 1024 * 1024, maxCpuMs: 8000, timeoutMs: 20_000 };

const START_TIMEOUT_MS = 20_000;
const ENTRY = fileURLToPath(new URL('./draw-picture.process.ts', import.meta.url));
/** A decoder gets none of the server's secrets. `SystemRoot` is required to start programs on Windows. */
const INHERITED = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];

export const drawingEnvironment = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(INHERITED.map((name) => [name, own[name]])),
  NODE_ENV: 'production',
  VIPS_CONCURRENCY: '1',
  UV_THREADPOOL_SIZE: '1',
});

/** One child process that decodes one picture at a time. */
export interface DrawingProcess {
  readonly pid: number;
  readonly isAlive: () => boolean;
  /** Null if the process was killed over the picture: too much memory or time, or a crash of the decoder. */
  draw(bytes: Uint8Array): Promise<DrawnPicture | null>;
  kill(): void;
}

const nextMessage = (child: ChildProcess, timeoutMs: number): Promise<unknown> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const settle = (message: unknown) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('close', onClose);
      resolve(message);
    };
    const onMessage = (message: unknown) => settle(message);
    const onClose = () => settle(null);
    child.on('message', onMessage).on('close', onClose);
  });

/** Forks a decoder; rejects if it cannot start. It ends with this process, however this process ends. */
export const startDrawingProcess = async (limits: DrawingLimits = DRAWING_LIMITS): Promise<DrawingProcess> => {
  const child = fork(ENTRY, [String(limits.maxBytes), String(limits.maxCpuMs)], {
    execArgv: ['--max-old-space-size=96'],
    env: drawingEnvironment(process.env),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let failed: Error | null = null;
  // A failed start or a message to a dead process; `close` follows.
  child.on('error', (error) => (failed = error));
  // An idle decoder does not keep the server running.
  child.unref();
  child.channel?.unref();
  if ((await nextMessage(child, START_TIMEOUT_MS)) !== 'ready')
    throw new Error('The process that draws pictures does not start.', { cause: failed });
  return {
    pid: child.pid ?? 0,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    draw(bytes) {
      const drawn = nextMessage(child, limits.timeoutMs) as Promise<DrawnPicture | null>;
      child.send(bytes);
      return drawn;
    },
    kill: () => void child.kill('SIGKILL'),
  };
};
