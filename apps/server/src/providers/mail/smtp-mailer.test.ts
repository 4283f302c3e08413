import { createServer, type Server, type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { Letter } from '../../ports/mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

const LETTER: Letter = {
  id: '5f0c8a1e-0000-4000-8000-000000000001',
  to: 'mina@madang.example',
  subject: 'Välkommen, 민아 👋',
  text: 'Hello Mina,\n\nWelcome.',
  html: '<p>Hello Mina</p>',
};
const TIMEOUTS = { connecting: 400, silence: 400, whole: 1500 };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

/** A real SMTP server on its own port, and the messages it received. */
const mailServer = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
};

const mailerAt = (url: string) => smtpMailer({ url, from: 'Madang <no-reply@madang.example>' }, TIMEOUTS);

test('an email arrives with both bodies and a Unicode subject, and its Message-ID is stable across retries', async () => {
  const { received, url } = await mailServer();
  await mailerAt(url).send(LETTER);
  await mailerAt(url).send(LETTER);
  expect(received).toHaveLength(2);
  const [first, second] = received.map(({ message }) => message);
  expect(received[0]).toMatchObject({ from: 'no-reply@madang.example', to: ['mina@madang.example'] });
  expect(first).toContain(`Message-ID: <${LETTER.id}@madang.example>`);
  expect(second).toContain(`Message-ID: <${LETTER.id}@madang.example>`);
  expect(first).toContain('Auto-Submitted: auto-generated');
  expect(first).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(first).toContain('Content-Type: text/plain');
  expect(first).toContain('Content-Type: text/html');
});

test('SMTP credentials are percent-decoded from the URL', async () => {
  const seen: (readonly [unknown, unknown])[] = [];
  const { received, url } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen.push([username, password]);
      done(null, { user: username });
    },
  });
  await mailerAt(url.replace('smtp://', 'smtp://post%40madang:p%3Ass@')).send(LETTER);
  expect(seen).toEqual([['post@madang', 'p:ss']]);
  expect(received).toHaveLength(1);
});

test('a 550 for the recipient is a permanent failure', async () => {
  const { url } = await mailServer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
  });
  await expect(mailerAt(url).send(LETTER)).rejects.toMatchObject({ name: 'MailRefused' });
});

test('a 451 for the recipient and a failed sign-in are not permanent failures', async () => {
  const busy = await mailServer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('try later'), { responseCode: 451 }));
    },
  });
  const strict = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      done(new Error('wrong password'));
    },
  });
  for (const url of [busy.url, strict.url.replace('smtp://', 'smtp://me:wrong@')]) {
    const failure = await mailerAt(url)
      .send(LETTER)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).name).not.toBe('MailRefused');
  }
});

test('an address with a comma or a line break reaches no second recipient', async () => {
  const { received, url } = await mailServer();
  await mailerAt(url)
    .send({ ...LETTER, to: 'mina@madang.example, joon@madang.example' })
    .catch(() => undefined);
  await mailerAt(url)
    .send({ ...LETTER, to: 'mina@madang.example\r\nBcc: joon@madang.example' })
    .catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('joon@madang.example');
  expect(received.every(({ message }) => !/^bcc:/im.test(message))).toBe(true);
});

/** A TCP server that accepts connections and sends what the test scripts. */
const oddServer = async (greet: (write: (text: string) => void) => void): Promise<string> => {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    greet((text) => socket.write(text));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise((done) => void server.close(() => done())));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('sending to a server that is down, silent or trickling fails in time', async () => {
  const down = await oddServer(() => undefined);
  const silent = await oddServer(() => undefined);
  const timers: ReturnType<typeof setInterval>[] = [];
  const dribbling = await oddServer((write) => {
    timers.push(setInterval(() => write('2'), 100));
  });
  await closing.shift()?.();
  for (const url of [down, silent, dribbling]) {
    const begun = performance.now();
    await expect(mailerAt(url).send(LETTER), url).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(4000);
  }
  for (const timer of timers) clearInterval(timer);
});
