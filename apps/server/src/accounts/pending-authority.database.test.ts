import { randomUUID } from 'node:crypto';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { ENGINE } from '@madang/database/database.fixture.ts';
import { AUTHORITY_EVENTS, type AuthorityEvent, isEndedBy } from '@madang/domain/accounts/pending-authority.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import fc from 'fast-check';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { hashSecret, newSecret } from '../identities/browser-secret.ts';
import { endPendingAuthority } from './end-pending.ts';
import { mailTo } from '../mail/mailbox.fixture.ts';

const testApp = await startApp();
const { app, call, clock, connection, deps, signUp, signInAgain, startNode, close } = testApp;
const node = await startNode();
afterAll(async () => {
  await node.close();
  await close();
});

type Person = SessionUser & { readonly refresh_token: string };
const TV = { device_id: 'tv', device_type: 'tv', device_model: 'Courtyard 55', device_version: '4.0' };
const ANOTHER = 'another Passw0rd';
const anyAddress = () => ({ address: randomUUID() });
const newEmail = () => `${randomUUID()}@new.example`;
const as = ({ access_token }: Pick<Person, 'access_token'>) => ({ as: access_token });

const changePassword = (person: Person, password = ANOTHER) =>
  call('changePassword', { current_password: PASSWORD, password, password_confirmation: password }, as(person));
const endOthers = (person: Person) => call('endOtherSessions', {}, as(person));
const reset = (token: string, password = ANOTHER) =>
  call('resetPassword', { token, password, password_confirmation: password }, anyAddress());
const forgot = async (email: string): Promise<string> => {
  await call('forgotPassword', { email }, anyAddress());
  return (await mailTo(testApp, email))[0]?.token ?? '';
};
const askChange = async (person: Person, email = newEmail()) => {
  expect((await call('changeEmail', { email, password: PASSWORD }, as(person))).status).toBe(200);
  const [confirm] = await mailTo(testApp, email);
  const stop = (await mailTo(testApp, person.username)).find(({ text }) => text.includes('/stopEmailChange?'));
  return { email, token: confirm?.token ?? '', stop: stop?.token ?? '' };
};
const confirm = (token: string) => call('confirmEmail', { token }, anyAddress());
const stopChange = (token: string) => call('stopEmailChange', { token }, anyAddress());
const emailOf = async ({ id }: Person) => (await connection.repositories.accounts.find(id))?.email;

const showTv = async () => (await call('createTvSignIn', TV, anyAddress())).object as { code: string; poll_token: string };
const confirmTv = (person: Person, code: string) => call('confirmTvSignIn', { token: code }, as(person));
const poll = async (poll_token: string) =>
  (await call('getTvSignIn', { poll_token })).object as { status: string; user: SessionUser | null };
const confirmedTv = async (person: Person): Promise<string> => {
  const { code, poll_token } = await showTv();
  expect((await confirmTv(person, code)).status).toBe(200);
  return poll_token;
};
const isSignedIn = async (token: string) => (await node.call('listSessions', {}, { as: token })).status === 200;

const exportUrl = async (person: Person, password = PASSWORD) =>
  String((await call('createDataExport', { password }, as(person))).object['url']);
const fetchExport = async (url: string, person: Person) =>
  (await app.inject({ url, headers: { authorization: person.access_token } })).statusCode;

const pendIdentity = async (person: Person) => {
  const browser = newSecret();
  const vouchedFor = {
    issuer: 'https://id.example',
    subject: randomUUID(),
    email: normalEmail(person.username),
    emailVerified: true,
    firstName: 'Mina',
    lastName: 'Oliveira',
  };
  const ofPartner = { birthday: null, guest: false, requestId: null, productId: null, redirectUri: null };
  const pending = { provider: 'id', language: 'en_us' as const, remembered: false, wayBack: null, ...ofPartner };
  await connection.repositories.identities.savePending(
    {
      ...pending,
      person: vouchedFor,
      browserHash: hashSecret(browser),
      accountId: person.id,
      createdAt: clock.now,
      expiresAt: clock.now + 600_000,
    },
    clock.now,
  );
  return browser;
};
const joinIdentity = (browser: string, password = PASSWORD) =>
  call('addIdentity', { browser, password, transport: 'body' }, anyAddress());

describe('a pending change of the address', () => {
  test('ends with a new password', async () => {
    const person = await signUp();
    const { token, stop } = await askChange(person);
    expect((await changePassword(person)).status).toBe(200);
    expect((await confirm(token)).body.reason).toBe('VERIFICATION_LINK_INVALID');
    expect((await stopChange(stop)).body.reason).toBe('VERIFICATION_LINK_INVALID');
    expect(await emailOf(person)).toBe(person.username);
    const state = (await call('getAccount', {}, as(person))).object['email_verification'];
    expect(state).toEqual({ state: 'not_verified', address: person.username });
  });

  test('ends with a password that was reset by mail', async () => {
    const person = await signUp();
    const { token } = await askChange(person);
    expect((await reset(await forgot(person.username))).status).toBe(200);
    expect((await confirm(token)).body.reason).toBe('VERIFICATION_LINK_INVALID');
    expect(await emailOf(person)).toBe(person.username);
  });

  test('ends when all other devices are signed out', async () => {
    const person = await signUp();
    const { token } = await askChange(await signInAgain(person, anyAddress()));
    expect((await endOthers(person)).object).toEqual({ ended: 1 });
    expect((await confirm(token)).body.reason).toBe('VERIFICATION_LINK_INVALID');
  });

  test('leaves a pending proof of the account’s own address alone when the password changes', async () => {
    const person = await signUp();
    const [own] = (await mailTo(testApp, person.username)).filter(({ text }) => text.includes('/verifyEmail?'));
    await changePassword(person);
    expect((await confirm(own?.token ?? '')).status).toBe(200);
  });

  test.each(LANGUAGES)('is announced to the current address in %s, with a link that stops it', async (language) => {
    const person = await signUp({ language });
    const { email, stop } = await askChange(person);
    const [mail] = (await mailTo(testApp, person.username)).filter(({ token }) => token === stop);
    expect(mail?.text).toContain(email);
    expect(mail?.text).toContain(`https://madang.example/${language}/stopEmailChange?token=`);
    expect(stop).toHaveLength(43);
  });

  test('is stopped by the link of a browser that is signed out, once', async () => {
    const person = await signUp();
    const { token, stop } = await askChange(person);
    expect((await stopChange(`${stop}x`)).body.reason).toBe('VERIFICATION_LINK_INVALID');
    expect((await stopChange(token)).body.reason).toBe('VERIFICATION_LINK_INVALID');
    expect((await stopChange(stop)).status).toBe(200);
    expect((await confirm(token)).body.reason).toBe('VERIFICATION_LINK_INVALID');
    expect((await stopChange(stop)).body).toMatchObject({ reason: 'VERIFICATION_LINK_INVALID', code: '2042' });
    expect((await call('getAccount', {}, as(person))).object).toMatchObject({ email: person.username });
    expect((await call('signIn', { email: person.username, password: PASSWORD }, anyAddress())).object).toMatchObject({
      email_verification_required: false,
    });
  });

  test('cannot be stopped once it was confirmed, nor after a day', async () => {
    const [person, late] = [await signUp(), await signUp()];
    const { token, stop } = await askChange(person);
    await confirm(token);
    expect((await stopChange(stop)).body).toMatchObject({ reason: 'EMAIL_ALREADY_CHANGED', code: '2049' });
    const change = await askChange(late);
    clock.now += 86_400_000;
    expect((await stopChange(change.stop)).body.reason).toBe('VERIFICATION_LINK_INVALID');
  });

  test('keeps its stop link when its mail is sent again, and loses it to a later change', async () => {
    const person = await signUp();
    const first = await askChange(person);
    clock.now += 60_000;
    await call('resendVerification', {}, as(person));
    clock.now += 15 * 60_000;
    const again = (await call('signIn', { email: person.username, password: PASSWORD }, anyAddress())).object as Person;
    const second = await askChange(again);
    expect((await stopChange(first.stop)).body.reason).toBe('VERIFICATION_LINK_INVALID');
    expect((await stopChange(second.stop)).status).toBe(200);
    const third = await signUp();
    const change = await askChange(third);
    clock.now += 60_000;
    await call('resendVerification', {}, as(third));
    expect((await stopChange(change.stop)).status).toBe(200);
    const resent = (await mailTo(testApp, change.email))[0]?.token ?? '';
    expect((await confirm(resent)).body.reason).toBe('VERIFICATION_LINK_INVALID');
  });

  test('is not begun by a session that another node has ended', async () => {
    const person = await signUp();
    const other = await signInAgain(person, anyAddress());
    // This node trusts what it has read for a second.
    expect((await node.call('listSessions', {}, as(other))).status).toBe(200);
    await endOthers(person);
    const changed = await node.call('changeEmail', { email: newEmail(), password: PASSWORD }, as(other));
    expect(changed.body.reason).toBe('TOKEN_INVALID');
    expect(await connection.repositories.emailVerifications.find(person.id)).toMatchObject({ address: person.username });
  });
});

describe('a link that resets the password', () => {
  test('ends when the address changes', async () => {
    const person = await signUp();
    const link = await forgot(person.username);
    const { token } = await askChange(person);
    expect((await confirm(token)).status).toBe(200);
    expect((await reset(link)).body.reason).toBe('PASSWORD_LINK_INVALID');
    const { email } = (await connection.repositories.accounts.find(person.id)) ?? { email: '' };
    expect((await call('signIn', { email, password: PASSWORD }, anyAddress())).status).toBe(200);
  });

  test('ends when all other devices are signed out', async () => {
    const person = await signUp();
    const link = await forgot(person.username);
    await endOthers(person);
    expect((await reset(link)).body.reason).toBe('PASSWORD_LINK_INVALID');
  });
});

describe('a television that was confirmed', () => {
  const EVENTS: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
    'all other devices are signed out': endOthers,
    'the password changes': (person) => changePassword(person),
    'the password is reset': async (person) => reset(await forgot(person.username)),
    'one other device is signed out': async (person) => {
      const other = await signInAgain(person, anyAddress());
      const { objects } = await call('listSessions', {}, as(other));
      const { id } = objects.find(({ is_this_device: isThis }) => isThis === true) ?? {};
      await call('endSession', { id }, as(person));
    },
    'the address changes': async (person) => confirm((await askChange(person)).token),
  };
  test.each(Object.keys(EVENTS))('fetches no session after %s', async (event) => {
    const person = await signUp();
    const secret = await confirmedTv(person);
    await EVENTS[event]?.(person);
    expect(await poll(secret)).toMatchObject({ status: 'expired', user: null });
  });

  test.each(['all other devices are signed out', 'the password changes', 'the password is reset'])(
    'fetches its tokens no second time after %s',
    async (event) => {
      const person = await signUp();
      const secret = await confirmedTv(person);
      const fetched = await poll(secret);
      expect(fetched.status).toBe('bound');
      expect(await poll(secret)).toEqual(fetched);
      await EVENTS[event]?.(person);
      expect(await poll(secret)).toMatchObject({ status: 'expired', user: null });
      expect(await isSignedIn(fetched.user?.access_token ?? '')).toBe(false);
    },
  );

  test('fetches no tokens a second time once it was signed out', async () => {
    const person = await signUp();
    const secret = await confirmedTv(person);
    const { user } = await poll(secret);
    await call('signOut', {}, { as: user?.access_token ?? '' });
    expect(await poll(secret)).toMatchObject({ status: 'expired', user: null });
  });

  test('goes on to its session when the device that confirmed it signs itself out', async () => {
    const person = await signUp();
    const secret = await confirmedTv(person);
    await call('signOut', {}, as(person));
    expect(await poll(secret)).toMatchObject({ status: 'bound' });
  });

  test('is not confirmed by a session that another node has ended', async () => {
    const person = await signUp();
    const other = await signInAgain(person, anyAddress());
    const { code, poll_token } = await showTv();
    expect((await node.call('listSessions', {}, as(other))).status).toBe(200);
    await endOthers(person);
    expect((await node.call('confirmTvSignIn', { token: code }, as(other))).body.reason).toBe('TOKEN_INVALID');
    expect((await poll(poll_token)).status).toBe('pending');
  });
});

describe('the signed URL of the file of personal data', () => {
  test('is worthless after a new password, though its session goes on', async () => {
    const person = await signUp();
    const url = await exportUrl(person);
    expect(await fetchExport(url, person)).toBe(200);
    await changePassword(person);
    expect(await fetchExport(url, person)).toBe(403);
    expect(await fetchExport(await exportUrl(person, ANOTHER), person)).toBe(200);
  });

  test('is worthless when the password was replaced while it was verified', async () => {
    const person = await signUp();
    const { verify } = deps.passwords;
    const stalled = vi.spyOn(deps.passwords, 'verify').mockImplementationOnce(async (...given) => {
      const genuine = await verify(...given);
      await changePassword(person);
      return genuine;
    });
    const url = await exportUrl(person);
    stalled.mockRestore();
    expect(await fetchExport(url, person)).toBe(403);
  });
});

test('an identity that waits for the password cannot be joined after a new password, nor with the old one', async () => {
  const person = await signUp();
  const browser = await pendIdentity(person);
  await changePassword(person);
  for (const password of [PASSWORD, ANOTHER])
    expect((await joinIdentity(browser, password)).body.reason).toBe('IDENTITY_EXPIRED');
});

test('a sign-in begins no session when the password was replaced while it was verified', async () => {
  const person = await signUp();
  const { verifyAndRehash } = deps.passwords;
  const stalled = vi.spyOn(deps.passwords, 'verifyAndRehash').mockImplementationOnce(async (...given) => {
    const verified = await verifyAndRehash(...given);
    await changePassword(person);
    return verified;
  });
  const late = await call('signIn', { email: person.username, password: PASSWORD }, anyAddress());
  stalled.mockRestore();
  expect(late.body.reason).toBe('EMAIL_OR_PASSWORD_WRONG');
  expect((await call('listSessions', {}, as(person))).objects).toHaveLength(1);
});

test('of two new passwords that were verified against the same old one, the second is refused', async () => {
  const person = await signUp();
  const { verify } = deps.passwords;
  const stalled = vi.spyOn(deps.passwords, 'verify').mockImplementationOnce(async (...given) => {
    const genuine = await verify(...given);
    await changePassword(person);
    return genuine;
  });
  const late = await changePassword(person, 'a third Passw0rd');
  stalled.mockRestore();
  expect(late.body).toMatchObject({ reason: 'PASSWORD_WRONG' });
  expect((await call('signIn', { email: person.username, password: ANOTHER }, anyAddress())).status).toBe(200);
});

/** How many statements of this database wait for a row that another transaction has locked. */
const waiting = async (): Promise<number> => {
  const { rows } = await connection.query(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return (rows as readonly { readonly waiting: number }[])[0]?.waiting ?? 0;
};

/** Lets two calls wait for the row of an account in this order; the embedded database runs one transaction at a time, in order of arrival. */
const inOrder = async <A, B>(accountId: string, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> => {
  if (ENGINE === 'embedded') return Promise.all([first(), second()]);
  const both: { of?: Promise<[A, B]> } = {};
  await connection.database.transaction().execute(async (held) => {
    await held.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const one = first();
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 5000, interval: 20 });
    const two = second();
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 5000, interval: 20 });
    both.of = Promise.all([one, two]);
  });
  if (!both.of) throw new Error('Both calls have begun.');
  return both.of;
};

describe.each(['first', 'second'] as const)('an event that comes %s', (order) => {
  const race = <A, B>(accountId: string, event: () => Promise<A>, completion: () => Promise<B>): Promise<[A, B]> =>
    order === 'first'
      ? inOrder(accountId, event, completion)
      : inOrder(accountId, completion, event).then(([completed, ended]) => [ended, completed]);

  test('ends a television whose confirmation races with it', async () => {
    const person = await signUp();
    const other = await signInAgain(person, anyAddress());
    const { code, poll_token } = await showTv();
    const [ended] = await race(
      person.id,
      () => endOthers(person),
      () => confirmTv(other, code),
    );
    expect(ended.status).toBe(200);
    expect(['expired', 'pending']).toContain((await poll(poll_token)).status);
  });

  test('ends a television that fetches its session meanwhile', async () => {
    const person = await signUp();
    const secret = await confirmedTv(person);
    const [ended, fetched] = await race(
      person.id,
      () => endOthers(person),
      () => poll(secret),
    );
    expect(ended.status).toBe(200);
    expect(await isSignedIn(fetched.user?.access_token ?? '')).toBe(false);
    expect((await poll(secret)).status).toBe('expired');
    expect((await call('listSessions', {}, as(person))).objects).toHaveLength(1);
  });

  test('and a confirmation of the new address do not both happen, when it stops the change', async () => {
    const person = await signUp();
    const { email, token, stop } = await askChange(person);
    const [stopped, confirmed] = await race(
      person.id,
      () => stopChange(stop),
      () => confirm(token),
    );
    expect([stopped.status, confirmed.status].toSorted()).toEqual([200, expect.toBeOneOf([409, 410])]);
    expect(await emailOf(person)).toBe(confirmed.status === 200 ? email : person.username);
  });

  test('and a confirmation of the new address do not both happen, when it resets the password by the link of the old one', async () => {
    const person = await signUp();
    const link = await forgot(person.username);
    const { email, token } = await askChange(person);
    const [reseted, confirmed] = await race(
      person.id,
      () => reset(link),
      () => confirm(token),
    );
    expect([reseted.status, confirmed.status].toSorted()).toEqual([200, 410]);
    expect(await emailOf(person)).toBe(confirmed.status === 200 ? email : person.username);
  });

  test('leaves no session of a sign-in with the password that it replaces', async () => {
    const person = await signUp();
    await race(
      person.id,
      () => changePassword(person),
      () => call('signIn', { email: person.username, password: PASSWORD }, anyAddress()),
    );
    expect((await call('listSessions', {}, as(person))).objects).toHaveLength(1);
  });

  test('leaves no identity joined by the password that it replaces', async () => {
    const person = await signUp();
    const browser = await pendIdentity(person);
    const [changed] = await race(
      person.id,
      () => changePassword(person),
      () => joinIdentity(browser),
    );
    expect(changed.status).toBe(200);
    expect((await call('listSessions', {}, as(person))).objects).toHaveLength(1);
    expect((await joinIdentity(browser)).body.reason).toBe('IDENTITY_EXPIRED');
  });
});

const KINDS = [
  'email_change',
  'email_change_stop',
  'password_link',
  'tv_sign_in',
  'pending_identity',
  'data_export_ticket',
] as const;
type Kind = (typeof KINDS)[number];

test(
  'whatever is begun and ended in whatever order, only what no later event ends can be completed',
  { timeout: 240_000 },
  async () => {
    const run = async (steps: readonly (Kind | AuthorityEvent)[], completed: Kind) => {
      let person = await signUp();
      let password = PASSWORD;
      const begun = new Map<Kind, () => Promise<boolean>>();
      const ended = new Set<Kind>();
      const begin: Readonly<Record<Kind, () => Promise<() => Promise<boolean>>>> = {
        email_change: async () => {
          const email = newEmail();
          await call('changeEmail', { email, password }, as(person));
          const token = (await mailTo(testApp, email))[0]?.token ?? '';
          const stop = (await mailTo(testApp, person.username)).find(({ text }) => text.includes('/stopEmailChange?'));
          begun.set('email_change_stop', async () => (await stopChange(stop?.token ?? '')).status === 200);
          ended.delete('email_change_stop');
          return async () => (await confirm(token)).status === 200;
        },
        // Begun together with the change.
        email_change_stop: async () => begun.get('email_change_stop') ?? (async () => false),
        password_link: async () => {
          const link = await forgot(person.username);
          return async () => (await reset(link, 'a fourth Passw0rd')).status === 200;
        },
        tv_sign_in: async () => {
          const secret = await confirmedTv(person);
          return async () => (await poll(secret)).status === 'bound';
        },
        pending_identity: async () => {
          const browser = await pendIdentity(person);
          return async () => (await joinIdentity(browser, password)).status === 200;
        },
        data_export_ticket: async () => {
          const [url, by] = [await exportUrl(person, password), person];
          return async () => (await fetchExport(url, by)) === 200;
        },
      };
      const signInWith = async () => {
        person = (await call('signIn', { email: person.username, password }, anyAddress())).object as Person;
        await call('selectProfile', { id: (await connection.repositories.profiles.listOf(person.id))[0]?.id }, as(person));
      };
      const happen = async (event: AuthorityEvent) => {
        const next = `${randomUUID().slice(0, 12)}A1!`;
        const chosen = { password: next, password_confirmation: next };
        if (event === 'password_changed') {
          await call('changePassword', { current_password: password, ...chosen }, as(person));
          password = next;
        } else if (event === 'password_reset') {
          const link = randomUUID();
          const hash = deps.links.hash(deps.links.tokenOf(link));
          await connection.repositories.passwordLinks.add({ id: link, accountId: person.id, hash }, clock.now, clock.now + 1000);
          await reset(deps.links.tokenOf(link), next);
          password = next;
          await signInWith();
        } else if (event === 'sessions_ended') await endOthers(person);
        else if (event === 'session_ended' || event === 'signed_out') {
          const { object } = await call('signIn', { email: person.username, password }, anyAddress());
          const other = { as: String(object['access_token']) };
          const { objects } = await call('listSessions', {}, other);
          const { id } = objects.find(({ is_this_device: isThis }) => isThis === true) ?? {};
          if (event === 'signed_out') await call('signOut', {}, other);
          else await call('endSession', { id }, as(person));
        } else {
          const affected = { accountId: person.id, keptSession: null, endedSession: randomUUID() };
          await deps.inTransaction((bound) => endPendingAuthority(bound, event, affected, clock.now));
        }
      };
      for (const step of steps) {
        if (AUTHORITY_EVENTS.includes(step as AuthorityEvent)) {
          await happen(step as AuthorityEvent);
          for (const kind of begun.keys()) if (isEndedBy(kind, step)) ended.add(kind);
        } else if (!begun.has(step as Kind)) {
          begun.set(step as Kind, await begin[step as Kind]());
          ended.delete(step as Kind);
        }
      }
      const complete = begun.get(completed);
      if (complete) expect([steps, completed, await complete()]).toEqual([steps, completed, !ended.has(completed)]);
    };
    const kinds = KINDS.filter((kind) => kind !== 'email_change_stop');
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...kinds], { minLength: 3 }),
        fc.array(fc.tuple(fc.nat({ max: 5 }), fc.constantFrom(...AUTHORITY_EVENTS)), { maxLength: 3 }),
        fc.constantFrom(...KINDS),
        async (order, events, completed) => {
          const steps: (Kind | AuthorityEvent)[] = [...order];
          for (const [at, event] of events) steps.splice(Math.min(at, steps.length), 0, event);
          await run(steps, completed);
        },
      ),
      { numRuns: 25 },
    );
  },
);
