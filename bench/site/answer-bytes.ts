import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '../../tools/steps/run.ts';

/** An answer as it travels: nothing decompressed. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const TRIES = 50;
const BETWEEN_MS = 100;

const ask = async (url: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
  const asking = request(url, { headers, agent: false }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new UserError(`${url} answers ${response.statusCode}.`);
  const given = Object.entries(response.headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  // What the framing of this one answer was is no part of it.
  return {
    headers: Object.fromEntries(
      given.filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'].includes(name)),
    ),
    body,
  };
};

/** The bytes of an answer, once it comes with the encoding that is asked for: the first one may be sent as it is made. */
export const answerBytes = async (url: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask(url, headers);
    if (!headers['accept-encoding'] || answer.headers['content-encoding'] === headers['accept-encoding']) return answer;
    await pause(BETWEEN_MS);
  }
  throw new UserError(`${url} is never compressed.`);
};
