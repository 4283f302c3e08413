import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { writeDataExport } from '../privacy/get-data-file.ts';
import { mailTo } from '../mail/mailbox.fixture.ts';

const { call, signUp: signUpShown, signUpForm, close } = await startApp();
const neutral = await startApp({ accountExistence: 'neutral' });
afterAll(async () => {
  await close();
  await neutral.close();
});

/** Work after answers waits until a test lets it run, so that the statements before an answer can be told from those after it. */
const held: (() => Promise<void>)[] = [];
const { begin, settled } = neutral.deps.afterAnswer;
const { begin: beginMail } = neutral.workers.mail;
// Mails leave while an answer is on its way: their statements are not the answer's.
Object.assign(neutral.workers.mail, { begin: () => undefined });
Object.assign(neutral.deps, {
  afterAnswer: {
    begin: (work: () => Promise<void>) => void held.push(work),
    settled: async () => {
      for (const work of held.splice(0)) begin(work);
      await settled();
      beginMail();
      await neutral.deps.mail.settled();
    },
  },
});

let unique = 0;
const address = (): string => `10.6.${Math.floor((unique += 1) / 250)}.${unique % 250}`;

/** An account of the neutral server with a password: sign-up there leaves none. */
const owner = async (email: string, different: { readonly passwordHash?: string | null; readonly userType?: string } = {}) => {
  const form = neutral.signUpForm({ email, first_name: 'Owner' });
  await neutral.call('signUp', form, { address: address() });
  await neutral.deps.afterAnswer.settled();
  const { accounts } = neutral.connection.repositories;
  const account = await accounts.findByEmail(normalEmail(email));
  if (!account) throw new Error(`${email} was not signed up.`);
  const hash = different.passwordHash === undefined ? await neutral.deps.passwords.hash(PASSWORD) : different.passwordHash;
  if (hash !== null) await accounts.savePassword(account.id, hash);
  if (different.userType !== undefined) await accounts.changeUserType(account.id, different.userType);
  return account;
};

/** An account with a password, and its access token. */
const signedIn = async (email: string): Promise<{ readonly id: string; readonly as: string }> => {
  const { id } = await owner(email);
  const { object } = await neutral.call('signIn', { email, password: PASSWORD }, { address: '10.9.9.8' });
  return { id, as: String(object['access_token']) };
};

/** Statements that the neutral server's database runs during some work. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const { database } = neutral.connection;
  const executor = database.getExecutor();
  const original = Object.getPrototypeOf(executor).executeQuery as (...parts: unknown[]) => Promise<unknown>;
  Object.getPrototypeOf(executor).executeQuery = function counted(...parts: unknown[]) {
    count += 1;
    return original.apply(this, parts);
  };
  try {
    await work();
  } finally {
    Object.getPrototypeOf(executor).executeQuery = original;
  }
  return count;
};

/** All that a caller can see of an answer, and what was done before it was there. */
const seen = async (name: Parameters<typeof neutral.call>[0], input: object, as?: string) => {
  let answer: Awaited<ReturnType<typeof neutral.call>> | undefined;
  await neutral.deps.afterAnswer.settled();
  const statements = await statementsOf(async () => {
    answer = await neutral.call(name, input, { address: address(), ...(as !== undefined && { as }) });
  });
  await neutral.deps.afterAnswer.settled();
  const { 'x-request-id': _id, date: _date, ...headers } = answer?.response.headers ?? {};
  return { status: answer?.status, body: answer?.body, headers, statements };
};

beforeEach(() => {
  neutral.clock.now += 3_600_000;
});

const mailsTo = async (email: string) =>
  (
    await neutral.connection.database
      .selectFrom('mail_outbox')
      .select('kind')
      .where('address', '=', email)
      .orderBy('asked_at')
      .execute()
  ).map(({ kind }) => kind);

test('by default sign-up and a forgotten password say that an address is known, as specified', async () => {
  const { username } = await signUpShown();
  expect((await call('signUp', signUpForm({ email: username }), { address: '10.5.0.1' })).body).toMatchObject({
    reason: 'EMAIL_IN_USE',
  });
  expect((await call('forgotPassword', { email: 'unknown@madang.example' })).body).toMatchObject({ reason: 'EMAIL_UNKNOWN' });
});

test('neutral sign-up is answered alike for a known and an unknown address, before anything is looked up', async () => {
  await owner('known1@madang.example');
  const known = await seen('signUp', signUpForm({ email: 'known1@madang.example' }));
  const unknown = await seen('signUp', signUpForm({ email: 'unknown1@madang.example' }));
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ status: 200, statements: 0 });
  expect(await mailsTo('known1@madang.example')).toEqual(['finish_sign_up', 'already_registered']);
  expect(await mailsTo('unknown1@madang.example')).toEqual(['finish_sign_up']);
});

test('the password typed at a neutral sign-up opens no session; the one chosen by the mailed link does', async () => {
  const form = signUpForm({ email: 'new@madang.example' });
  await seen('signUp', form);
  const guess = await seen('signIn', { email: form.email, password: PASSWORD });
  expect(guess.body).toMatchObject({ reason: 'EMAIL_OR_PASSWORD_WRONG' });
  const { details } = await neutral.connection.database
    .selectFrom('mail_outbox')
    .select('details')
    .where('address', '=', form.email)
    .where('kind', '=', 'finish_sign_up')
    .executeTakeFirstOrThrow();
  const token = neutral.deps.links.tokenOf((details as { readonly link: string }).link);
  const chosen = { token, password: 'moonlit-yard-8', password_confirmation: 'moonlit-yard-8' };
  expect((await neutral.call('resetPassword', chosen)).status).toBe(200);
  expect((await neutral.call('signIn', { email: form.email, password: 'moonlit-yard-8' })).status).toBe(200);
});

test('an owner gets three mails a day about attempts, however many there are', async () => {
  await owner('often@madang.example');
  // Days after the sign-up, which counts as one of three.
  await neutral.deps.limits.clear('accountExistsMail', 'often@madang.example');
  for (let attempt = 0; attempt < 6; attempt += 1) await seen('signUp', signUpForm({ email: 'often@madang.example' }));
  expect((await mailsTo('often@madang.example')).filter((kind) => kind === 'already_registered')).toHaveLength(3);
});

test('a forgotten password is answered alike for a known and an unknown address; only the owner gets a mail', async () => {
  await owner('known2@madang.example');
  neutral.clock.now += 3_600_000;
  const known = await seen('forgotPassword', { email: 'known2@madang.example' });
  const unknown = await seen('forgotPassword', { email: 'unknown2@madang.example' });
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ status: 200, statements: 0 });
  expect(await mailsTo('known2@madang.example')).toEqual(['finish_sign_up', 'reset_password']);
  expect(await mailsTo('unknown2@madang.example')).toEqual([]);
});

test('sign-in is answered alike for an unknown address, a wrong password, an account without one, and one of a partner', async () => {
  await owner('known3@madang.example');
  await owner('social3@madang.example', { passwordHash: null });
  await owner('partner3@madang.example', { userType: 'bango' });
  const answers = [];
  for (const who of ['unknown3', 'known3', 'social3', 'partner3'])
    for (const more of [{}, { request_id: 'r-1' }])
      answers.push(await seen('signIn', { email: `${who}@madang.example`, password: 'not-the-one-1', ...more }));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.body?.reason).toBe('EMAIL_OR_PASSWORD_WRONG' satisfies Refusal);
});

test('an address that is taken waits for its link as a free one does; its owner gets a mail, and no link leaves', async () => {
  const taken = await owner('known4@madang.example');
  const [one, other] = [await signedIn('mina4@madang.example'), await signedIn('sora4@madang.example')];
  const toTaken = await seen('changeEmail', { email: taken.email, password: PASSWORD }, one.as);
  const toFree = await seen('changeEmail', { email: 'freely@madang.example', password: PASSWORD }, other.as);
  // Both addresses have as many characters, so that lengths are compared too.
  const withoutAddress = (answer: object, email: string) => JSON.stringify(answer).replaceAll(email, '');
  expect(withoutAddress(toTaken, taken.email)).toEqual(withoutAddress(toFree, 'freely@madang.example'));
  expect(toTaken.status).toBe(200);
  const [letter, ...before] = await mailTo(neutral, taken.email);
  const [free] = await mailTo(neutral, 'freely@madang.example');
  expect(before).toHaveLength(1);
  expect(letter?.text).toContain('Owner');
  expect([letter?.token, letter?.subject === free?.subject]).toEqual(['', false]);
  expect(free?.token).not.toBe('');
});

test('the link of a change does not leave for an address that was taken meanwhile', async () => {
  const { as } = await signedIn('mina5@madang.example');
  await neutral.call('changeEmail', { email: 'later5@madang.example', password: PASSWORD }, { as, address: address() });
  await owner('later5@madang.example');
  expect((await mailTo(neutral, 'later5@madang.example')).filter(({ text }) => text.includes('/verifyEmail'))).toEqual([]);
  expect(await mailTo(neutral, 'later5@madang.example')).toHaveLength(2);
});

/** All that an account can see of itself in its data export: each row, without ids, places in a queue and addresses. */
const traceOf = async (accountId: string, names: Readonly<Record<string, string>>, since: number): Promise<unknown> => {
  const file = (await Array.fromAsync(writeDataExport(neutral.deps, accountId))).join('');
  const { tables } = JSON.parse(file) as { readonly tables: Readonly<Record<string, unknown>> };
  const named = Object.entries(names).reduce((text, [text_, name]) => text.replaceAll(text_, name), JSON.stringify(tables));
  const plain = named
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    .replaceAll(/"place":\d+/g, '"place":0')
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]+Z"/g, (instant) => String(Date.parse(instant.slice(1, -1)) - since));
  // Rows come in the order of random ids.
  const rows = Object.entries(JSON.parse(plain) as Readonly<Record<string, readonly object[]>>);
  return rows.map(([table, of]) => [table, of.map((row) => JSON.stringify(row)).toSorted()]);
};

test.each([0, 1, 2, 3, 4, 5, 6])(
  'after %i sign-ups with an address, a change to it leaves the same trace in the own account, whether it was taken or free',
  async (signUps) => {
    const traces = [];
    for (const [isTaken, target, me] of [
      [true, `taken-${signUps}@madang.example`, `asks-t-${signUps}@madang.example`],
      [false, `frees-${signUps}@madang.example`, `asks-f-${signUps}@madang.example`],
    ] as const) {
      neutral.clock.now += 2 * 86_400_000;
      if (isTaken) await owner(target);
      neutral.clock.now += 2 * 86_400_000;
      // Limits count by the time of the process, in which two days have not passed.
      await neutral.deps.limits.clear('accountExistsMail', target);
      const since = neutral.clock.now;
      const { id, as } = await signedIn(me);
      const how = { as, address: '10.9.9.9' };
      const seenHere = [];
      for (let attempt = 0; attempt < signUps; attempt += 1) {
        await seen('signUp', signUpForm({ email: target }));
        neutral.clock.now += 1000;
      }
      seenHere.push((await neutral.call('changeEmail', { email: target, password: PASSWORD }, how)).body);
      await neutral.deps.afterAnswer.settled();
      neutral.clock.now += 61_000;
      seenHere.push((await neutral.call('resendVerification', {}, how)).body);
      seenHere.push((await neutral.call('checkVerification', { by: 'button' }, how)).body);
      seenHere.push((await neutral.call('getAccount', {}, how)).body);
      await neutral.deps.afterAnswer.settled();
      neutral.clock.now += 700_000;
      await neutral.deps.afterAnswer.settled();
      const names = { [target]: 'target', [me]: 'me' };
      const answers = JSON.stringify(seenHere).replaceAll(target, 'target').replaceAll(me, 'me').replaceAll(id, 'id');
      traces.push({ answers, trace: await traceOf(id, names, since) });
    }
    expect(traces[0]).toEqual(traces[1]);
    expect(JSON.stringify(traces[0]?.trace)).toContain('verify_email');
  },
);
