import { connect } from 'node:net';
import { quantile } from '../measure/median.ts';
import { answerReader } from './answers.ts';
import type { LoadCall, LoadJob, LoadResult } from './load.ts';

/** Loopback addresses per connection: rate limits allow each address a hundred attempts in 15 minutes. */
const MAX_FROM_ADDRESS = 80;
const addressOf = (index: number): string => `127.1.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

let sent = 1_000_000;

const writerOf = ({ method, path, headers = {}, body }: LoadCall, port: number): (() => string) => {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const numbered = body?.includes('$N') ?? false;
  const length = body === undefined ? 0 : Buffer.byteLength(body.replaceAll('$N', '1000000'));
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}${body === undefined ? '' : `content-length: ${length}\r\n`}\r\n`;
  const whole = head + (body ?? '');
  return () => {
    sent += 1;
    return numbered ? whole.replaceAll('$N', String(sent)) : whole;
  };
};

/** Sends the calls of a job for its duration, then waits for open responses. */
export const drive = (job: LoadJob): Promise<LoadResult> => {
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + job.seconds * 1000;
  let bytes = 0;
  let errors = 0;
  const writers = job.calls.map((call) => writerOf(call, job.port));

  /** Opens connections with one request in flight, rotating local addresses if the job has any. */
  const connection = (index: number) =>
    new Promise<void>((done) => {
      let turn = index;
      const open = (address: number): void => {
        const local = job.addressesFrom === undefined ? {} : { localAddress: addressOf(job.addressesFrom + address) };
        const socket = connect({ host: '127.0.0.1', port: job.port, noDelay: true, ...local });
        let left = job.addressesFrom === undefined ? Number.POSITIVE_INFINITY : MAX_FROM_ADDRESS;
        let sentAt = 0;
        const ask = () => {
          sentAt = performance.now();
          left -= 1;
          socket.write(writers[turn % writers.length]?.() ?? '');
          turn += 1;
        };
        const read = answerReader((status) => {
          const now = performance.now();
          times.push(now - sentAt);
          if (status < 200 || status > 299) errors += 1;
          if (now < until && left > 0) ask();
          else socket.end();
        });
        socket.on('connect', ask);
        socket.on('data', (data) => {
          bytes += data.length;
          read(data);
        });
        socket.on('error', () => {
          errors += 1;
        });
        socket.on('close', () => {
          if (performance.now() >= until) return done();
          if (left === 0) return open(address + job.connections);
          errors += 1;
          return done();
        });
      };
      open(index);
    });

  return Promise.all(Array.from({ length: job.connections }, (_, index) => connection(index))).then(() => ({
    requests: times.length,
    seconds: (performance.now() - begun) / 1000,
    bytes,
    errors,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }));
};
