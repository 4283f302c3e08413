import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Request sent at a fixed time (open-loop load): arrivals do not wait for earlier responses. */
export interface TimedCall {
  /** Send time in milliseconds after the first call. */
  readonly at: number;
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Local loopback address of the connection. */
  readonly from?: string;
}

export interface TimedAnswer {
  /** HTTP status, or 0 if the connection broke. */
  readonly status: number;
  readonly body: string;
  /** Milliseconds from the scheduled send time to the end of the response. */
  readonly took: number;
}

/** Maximum connections per port; clients share them, as behind a proxy. */
const MAX_CONNECTIONS = 256;
const TIMEOUT_MS = 60_000;

/** Sends each call at its scheduled time and returns the responses in the order of the calls. */
export const sendAtTimes = async (calls: readonly TimedCall[]): Promise<readonly TimedAnswer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const begun = performance.now();
  const send = (call: TimedCall) =>
    new Promise<TimedAnswer>((done) => {
      const { port, method, path, headers, body, from } = call;
      const end = (status: number, text: string) => done({ status, body: text, took: performance.now() - begun - call.at });
      const outgoing = request({
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        // A connection is bound to its local address, so a call with its own address gets no keep-alive.
        ...(from === undefined ? { agent } : { localAddress: from, agent: false }),
        timeout: TIMEOUT_MS,
      });
      outgoing.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => end(response.statusCode ?? 0, text));
        response.on('error', () => end(0, ''));
      });
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', () => end(0, ''));
      outgoing.end(body);
    });
  const later = async (call: TimedCall): Promise<TimedAnswer> => {
    await setTimeout(Math.max(0, call.at - (performance.now() - begun)));
    return send(call);
  };
  const answers = await Promise.all(calls.map(later));
  agent.destroy();
  return answers;
};
