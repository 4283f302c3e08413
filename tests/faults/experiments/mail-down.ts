import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../bench/site/free-port.ts';
import { askOnce } from '../world/calls.ts';
import { type Installation, newInstallation } from '../world/installation.ts';
import { newCardToken, newPeople, several } from '../world/people.ts';
import { exactly, type Experiment, none } from './experiment.ts';

const LOOK_MS = 500;
const WITHIN_MS = 60_000;

/** A mail server that keeps whom each mail was for. */
const startMailServer = async (port: number) => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope: { rcptTo } }, done) {
      stream.once('end', () => {
        received.push(...rcptTo.map(({ address }) => address));
        done();
      });
      stream.resume();
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    received,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
      }),
  };
};

const waiting = async ({ connection }: Installation): Promise<number> =>
  Number((await connection.query('select count(*) from mail_outbox where sent_at is null')).rows[0]?.count);

/** Lets the time pass after which a mail is tried again, until none waits any more. */
const untilSent = async (installation: Installation): Promise<void> => {
  const jobs = await installation.jobs();
  const until = performance.now() + WITHIN_MS;
  await installation.connection.query('update mail_outbox set due_at = now() where sent_at is null');
  while ((await waiting(installation)) > 0 && performance.now() < until) {
    await jobs.request('send-mail');
    await pause(LOOK_MS);
  }
};

export const mailDown: Experiment = {
  name: 'R25',
  about: 'the mail server is away while people buy, and comes back',
  run: async ({ cluster, quick }) => {
    const count = quick ? 20 : 100;
    const installation = await newInstallation(cluster, 'mail_down');
    try {
      const port = await freePort();
      const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Madang <no-reply@madang.example>', MAILBOX: 'off' };
      const nodes = [await installation.startNode(mail), await installation.startNode(mail)];
      const people = await newPeople(installation, count);
      const answers = await several(count, async (index) => {
        const order = { sku: 'WEB_BASIC_MONTHLY_USD', token_id: await newCardToken(installation), terms_accepted: true };
        return askOnce(nodes[index % nodes.length]?.origin ?? '', 'purchase', order, people[index]?.accessToken);
      });
      const bought = answers.filter((response) => typeof response !== 'string' && response.status === 200).length;
      const waited = await waiting(installation);
      const server = await startMailServer(port);
      await untilSent(installation);
      const left = await waiting(installation);
      await server.close();
      const readers = new Set(server.received);
      return {
        did: `${count} mails while the mail server was down`,
        figures: [
          exactly('bought', bought, count),
          exactly('waited', waited, count),
          exactly('delivered', readers.size, count),
          none('twice', server.received.length - readers.size),
          none('left', left),
        ],
      };
    } finally {
      await installation.close();
    }
  },
};
