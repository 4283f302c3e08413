import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { stopWithParent } from '../../tools/steps/shutdown.ts';
import { BUNDLED_SERVER } from '../../tools/steps/serve.ts';

/** The server as an operator starts it, with what it said. */
export interface ServerProcess {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly port: number;
  readonly output: () => string;
  /** Asks it to stop; gives its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it without asking. */
  readonly kill: () => Promise<void>;
}

export interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
}

type Environment = Readonly<Record<string, string>>;

const launch = (environment: Environment, program: readonly string[]) => {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', MAILBOX: 'on', PAY_PORT: '0', ...environment },
  });
  let output = '';
  const keep = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, output: () => output };
};

/** Runs the server until it ends by itself, which it is expected to do. */
export const runToItsEnd = async (environment: Environment): Promise<Ended> => {
  const { child, output } = launch(environment, [BUNDLED_SERVER]);
  child.once('message', () => child.kill());
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output().trimEnd().split('\n') };
};

/** A port that is taken for as long as the server of it is not closed. */
export const takePort = async (): Promise<{ readonly port: number; readonly server: Server }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
};

const freePort = async (): Promise<number> => {
  const { port, server } = await takePort();
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts the server as it was built, and waits until it listens: on a port that is free, or the one that is named. */
export const startServer = async (
  environment: Environment,
  program: readonly string[] = [BUNDLED_SERVER],
): Promise<ServerProcess> => {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const { child, output } = launch({ ...environment, PORT: String(port) }, program);
  stopWithParent(child);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const listens = await Promise.race([once(child, 'message').then(() => true), closed.then(() => false)]);
  if (!listens) throw new Error(`The server does not start: ${output()}`);
  return {
    process: child,
    port,
    origin: `http://127.0.0.1:${port}`,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      return (await closed)[0];
    },
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
};
