import { randomUUID } from 'node:crypto';
import { MAILBOX_SIZE } from '@madang/database/accounts/mailbox.repository.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { MAILBOX_KEY, startApp } from '../app.fixture.ts';
import { hashSource } from '../http/content-security-policy.ts';
import { type Letter, MailRefused } from '../ports/mail.ts';
import { forgetMail } from './mail.jobs.ts';
import { MAILBOX_COOKIE, mailboxPath } from './mailbox-key.ts';
import { sendMail } from './send-mail.ts';

const MINUTE_MS = 60_000;
const sent: Letter[] = [];
/** What goes wrong with the next mails. */
const failures: Error[] = [];
const mailer = {
  send: async (letter: Letter) => {
    const failure = failures.shift();
    if (failure) throw failure;
    sent.push(letter);
  },
};
const { app, clock, connection, deps, signUp, reports, close } = await startApp({}, undefined, { mailer });
afterAll(close);

const { id: accountId } = await signUp();
await deps.mail.settled();
sent.length = 0;
afterEach(async () => {
  sent.length = 0;
  failures.length = 0;
  reports.length = 0;
  await connection.database.deleteFrom('mail_outbox').execute();
});

const ask = async (different: object = {}): Promise<string> => {
  const id = randomUUID();
  const mail = {
    id,
    accountId,
    kind: 'welcome',
    address: 'mina@madang.example',
    language: 'en_us',
    name: 'Mina',
    details: { link: 'l0' },
  } as const;
  // Stored without waking this node's worker: tests run `sendMail` themselves.
  await connection.repositories.mailOutbox.add({ ...mail, ...different }, clock.now);
  return id;
};
const rowOf = (id: string) =>
  connection.database.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a mail is sent once, however many nodes look', async () => {
  const ids = [await ask(), await ask(), await ask()];
  await Promise.all([sendMail(deps), sendMail(deps), sendMail(deps)]);
  await sendMail(deps);
  expect(sent.map(({ id }) => id).sort()).toEqual(ids.sort());
});

test('asking twice under one id is asking once', async () => {
  const id = await ask();
  await ask({ id });
  await sendMail(deps);
  expect(sent).toHaveLength(1);
});

test('a mail that is asked for in a transaction that fails is never sent', async () => {
  const attempt = deps.inTransaction(async ({ mailOutbox }) => {
    await mailOutbox.add(
      {
        id: randomUUID(),
        accountId,
        kind: 'welcome',
        address: 'a@b.example',
        language: 'en_us',
        name: 'A',
        details: { link: 'l0' },
      },
      clock.now,
    );
    throw new Error('something else broke');
  });
  await expect(attempt).rejects.toThrow('something else broke');
  await sendMail(deps);
  expect(sent).toEqual([]);
});

test('a server that is down gets its mail later, each time after a longer wait', async () => {
  const id = await ask();
  failures.push(new Error('connect ECONNREFUSED'), new Error('still down'));
  await sendMail(deps);
  expect(reports).toEqual([{ code: 'MAIL', path: 'welcome', message: 'connect ECONNREFUSED' }]);
  clock.now += MINUTE_MS - 1;
  await sendMail(deps);
  expect([sent, failures]).toMatchObject([[], [{ message: 'still down' }]]);
  clock.now += 1;
  await sendMail(deps);
  clock.now += 2 * MINUTE_MS;
  await sendMail(deps);
  expect(sent.map((letter) => letter.id)).toEqual([id]);
  expect(await rowOf(id)).toMatchObject({ tries: 3, failure: null, given_up_at: null });
});

test('a rejected recipient is dropped at once and does not block the queue', async () => {
  const [refused, other] = [await ask(), await ask({ address: 'joon@madang.example' })];
  failures.push(new MailRefused('550 no such mailbox'));
  await sendMail(deps);
  expect(sent.map(({ id }) => id)).toEqual([other]);
  clock.now += 60 * MINUTE_MS;
  await sendMail(deps);
  expect(sent).toHaveLength(1);
  expect((await rowOf(refused)).given_up_at).not.toBeNull();
});

test('after ten failures a mail is given up', async () => {
  const id = await ask();
  for (let count = 0; count < 12; count += 1) {
    failures.push(new Error('down'));
    await sendMail(deps);
    clock.now += 61 * MINUTE_MS;
  }
  expect(await rowOf(id)).toMatchObject({ tries: 10, failure: 'down' });
  expect((await rowOf(id)).given_up_at).not.toBeNull();
  expect(reports.at(-1)).toMatchObject({ message: 'given up: down' });
});

test('a mail whose sender died half-way is sent by the next after two minutes', async () => {
  const id = await ask();
  await deps.repositories.mailOutbox.takeDue(clock.now, clock.now + 2 * MINUTE_MS);
  await sendMail(deps);
  expect(sent).toEqual([]);
  clock.now += 2 * MINUTE_MS;
  await sendMail(deps);
  expect(sent.map((letter) => letter.id)).toEqual([id]);
});

test('a mail of yesterday is not sent any more, and after a month it is forgotten', async () => {
  const id = await ask();
  clock.now += 24 * 60 * MINUTE_MS;
  await sendMail(deps);
  expect(sent).toEqual([]);
  clock.now += 29 * 24 * 60 * MINUTE_MS;
  await forgetMail(deps);
  expect((await rowOf(id)).id).toBe(id);
  clock.now += 1;
  await forgetMail(deps);
  await expect(rowOf(id)).rejects.toThrow('no result');
});

test('links and requests of long ago are forgotten, those that a rule may look at are kept', async () => {
  const { passwordLinks, emailVerifications } = deps.repositories;
  const add = async (at: number) => {
    const id = randomUUID();
    await passwordLinks.add({ id, accountId, hash: Buffer.from(id) }, at, at + 24 * 60 * MINUTE_MS);
    await emailVerifications.addRequest(accountId, 'change', at);
    return id;
  };
  const [old, recent] = [await add(clock.now - 32 * 24 * 60 * MINUTE_MS), await add(clock.now - MINUTE_MS)];
  await forgetMail(deps);
  expect(await passwordLinks.find(Buffer.from(old))).toBeNull();
  expect((await passwordLinks.find(Buffer.from(recent)))?.id).toBe(recent);
  expect(await emailVerifications.listRequests(accountId, 'change', clock.now)).toEqual([clock.now - MINUTE_MS]);
  const { length } = await connection.database.selectFrom('email_requests').selectAll().execute();
  expect(length).toBe(1);
});

test('the mailbox keeps the newest, and keeps each once', async () => {
  const { mailbox } = deps.repositories;
  const letter = { address: 'a@b.example', subject: 'One', text: 't', html: '<p>h</p>' };
  for (let count = 0; count < MAILBOX_SIZE + 3; count += 1) {
    await mailbox.add({ ...letter, id: randomUUID(), arrivedAt: clock.now + count });
  }
  const [newest] = await mailbox.list();
  await mailbox.add({ ...letter, id: newest?.id ?? '', arrivedAt: clock.now });
  const kept = await mailbox.list();
  expect(kept).toHaveLength(MAILBOX_SIZE);
  expect(kept[0]?.arrivedAt).toBe(clock.now + MAILBOX_SIZE + 2);
});

test('the mailbox opens with its key, on this machine alone', async () => {
  const id = randomUUID();
  await deps.repositories.mailbox.add({
    id,
    arrivedAt: clock.now + 1_000_000,
    address: 'mina@madang.example',
    subject: 'A <subject>',
    text: 'Look at https://madang.example/en_us/resetPassword?token=x&y=1 now',
    html: '<p style="color:#14141a">letter</p>',
  });
  const cookies = { [MAILBOX_COOKIE]: MAILBOX_KEY };
  const open = (
    url: string,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
    as: Record<string, string> = cookies,
  ) => app.inject({ url, headers: { host: '127.0.0.1:4600', ...headers }, remoteAddress, cookies: as });
  const list = await open('/mailbox');
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain(`<a href="/mailbox/${id}">A &lt;subject&gt;</a>`);
  expect((await open(`/mailbox/${id}`)).body).toContain('<a href="https://madang.example/en_us/resetPassword?token=x&amp;y=1">');
  const letter = await open(`/mailbox/${id}/letter`);
  expect(letter.body).toBe('<p style="color:#14141a">letter</p>');
  const policy = String(letter.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashSource('color:#14141a')}; `);
  for (const url of ['/mailbox', mailboxPath(MAILBOX_KEY), `/mailbox/${id}`, `/mailbox/${id}/letter`]) {
    for (const strange of [
      open(url, { host: 'madang.example' }),
      open(url, { host: '127.0.0.1.madang.example' }),
      open(url, {}, '10.0.0.7'),
      open(url, { 'x-forwarded-for': '127.0.0.1' }),
      open(url, { forwarded: 'for=127.0.0.1' }),
      open(url, { 'x-real-ip': '127.0.0.1' }),
    ]) {
      const { statusCode, headers } = await strange;
      expect([statusCode, headers['set-cookie']], url).toEqual([404, undefined]);
    }
  }
  expect((await open('/mailbox/nothing')).statusCode).toBe(404);
});

test('through a plain proxy on this machine, which looks like this machine, the mailbox needs its key', async () => {
  const [{ id } = { id: '' }] = await deps.repositories.mailbox.list();
  expect(id).not.toBe('');
  const open = (url: string, as: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: '127.0.0.1' }, remoteAddress: '127.0.0.1', cookies: as });
  const wrong = ['', 'x', MAILBOX_KEY.slice(0, -1), `${MAILBOX_KEY}x`, MAILBOX_KEY.toUpperCase()];
  for (const key of wrong) {
    expect((await open(mailboxPath(key))).statusCode).toBe(404);
    for (const url of ['/mailbox', `/mailbox/${id}`, `/mailbox/${id}/letter`])
      expect((await open(url, { [MAILBOX_COOKIE]: key })).statusCode, url).toBe(404);
  }
  expect((await open(`/mailbox?key=x&key=${encodeURIComponent(MAILBOX_KEY)}`)).statusCode).toBe(404);

  const entered = await open(mailboxPath(MAILBOX_KEY));
  expect([entered.statusCode, entered.headers.location, entered.headers['cache-control']]).toEqual([303, '/mailbox', 'no-store']);
  expect(entered.cookies).toEqual([
    expect.objectContaining({ name: MAILBOX_COOKIE, value: MAILBOX_KEY, path: '/mailbox', httpOnly: true, sameSite: 'Strict' }),
  ]);
  expect((await open('/mailbox', { [MAILBOX_COOKIE]: MAILBOX_KEY })).body).toContain(id);
});

test('where nothing is to be shown there is no mailbox', async () => {
  const { createApp } = await import('../app.ts');
  const { headerGeo } = await import('../providers/geo/geo.ts');
  const { STRIP_STORAGE } = await import('../webtoons/strip.fixture.ts');
  const { app: bare } = await createApp({
    deps,
    storage: {
      index: async () => null,
      stat: async () => null,
      read: () => {
        throw new Error('nothing is read');
      },
    },
    strips: STRIP_STORAGE,
    mediaSecret: 'x',
    geo: headerGeo('x-country', 'US', () => false),
    publicUrl: 'http://127.0.0.1:4600',
    trustedProxies: null,
    logger: false,
  });
  expect((await bare.inject({ url: '/mailbox', headers: { host: '127.0.0.1:4600' } })).statusCode).toBe(404);
  await bare.close();
});
