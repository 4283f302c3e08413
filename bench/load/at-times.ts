import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Request sent at a fixed time (open-loop load): arrivals do not wait for earlier responses. */
export interface TimedCall {
  /** Milliseconds after the first. */
  readonly at: number;
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A loopback address to come from. */
  readonly from?: string;
}

export interface TimedAnswer {
  /** 0 where the connection broke. */
  readonly status: number;
  readonly body: string;
  /** From the time at which it was due, in milliseconds. */
  readonly took: number;
}

/** No more connections to one port: people share them as a proxy's do. */
const MOST_CONNECTIONS = 256;
const PATIENCE_MS = 60_000;

/** Sends all of them at their times; gives their answers in the same order. */
export const sendAtTimes = async (calls: readonly TimedCall[]): Promise<readonly TimedAnswer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const begun = performance.now();
  const send = (call: TimedCall) =>
    new Promise<TimedAnswer>((done) => {
      const { port, method, path, headers, body, from } = call;
      const end = (status: number, text: string) => done({ status, body: text, took: performance.now() - begun - call.at });
      const asked = request({
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        // A connection belongs to its address; one of its own is not kept.
        ...(from === undefined ? { agent } : { localAddress: from, agent: false }),
        timeout: PATIENCE_MS,
      });
      asked.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => end(response.statusCode ?? 0, text));
        response.on('error', () => end(0, ''));
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => end(0, ''));
      asked.end(body);
    });
  const later = async (call: TimedCall): Promise<TimedAnswer> => {
    await setTimeout(Math.max(0, call.at - (performance.now() - begun)));
    return send(call);
  };
  const answers = await Promise.all(calls.map(later));
  agent.destroy();
  return answers;
};
