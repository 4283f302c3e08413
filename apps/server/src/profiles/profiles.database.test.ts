import { randomUUID } from 'node:crypto';
import { MAX_WRONG_PINS, WAIT_MS } from '@madang/domain/profiles/pin.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { COOKIES, HOST_REFRESH_COOKIE } from '../http/cookies.ts';

const { call, signUp, signInAgain, entitle, clock, connection, deps, close } = await startApp();
afterAll(close);

type User = Awaited<ReturnType<typeof signUp>>;
const profileIdOf = (user: User): string => user.profile?.id ?? '';

/** Someone new with a plan. */
const someone = async (plan: 'Basic' | 'Premium' | null = null, form: object = {}) => {
  const user = await signUp(form);
  if (plan) await entitle(user.id, plan);
  return user;
};
const list = async ({ access_token: as }: User) => (await call('listProfiles', {}, { as })).objects;
const create = ({ access_token: as }: User, more: object = {}) => {
  // The older one is the older one.
  clock.now += 1;
  return call('changeProfile', { name: 'Duri', ...more }, { as });
};
const change = ({ access_token: as }: User, id: unknown, more: object) => call('changeProfile', { id, ...more }, { as });
const select = ({ access_token: as }: User, id: unknown, pin?: string) => call('selectProfile', { id, pin }, { as });
const withPin = { pin_enable: true, pin: '2580', pin_confirmation: '2580' };

test('password guesses count together over all operations that ask for it', async () => {
  const user = await someone();
  const asksForAge = (password: string) => change(user, profileIdOf(user), { rating_value: 'teen', password });
  const asksForEmail = (password: string) =>
    call('changeEmail', { email: 'new@madang.example', password }, { as: user.access_token });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1)
    for (const ask of [asksForAge, asksForEmail]) statuses.push((await ask(`guess ${count}`)).status);
  expect(new Set(statuses)).toEqual(new Set([403]));
  for (const ask of [asksForAge, asksForEmail]) expect((await ask(PASSWORD)).body.reason).toBe('TOO_MANY_ATTEMPTS');
});

test('an account without a password is refused with PASSWORD_NOT_SET when a change needs it', async () => {
  const user = await someone();
  await connection.database.updateTable('accounts').set({ password_hash: null }).where('id', '=', user.id).execute();
  const reply = await change(user, profileIdOf(user), { rating_value: 'teen', password: PASSWORD });
  expect(reply.body.reason).toBe('PASSWORD_NOT_SET');
});

test('a profile is all of its ten fields, in the list and by itself [PR-01] [PR-02] [PR-03] [PR-04] [PR-05] [PR-06] [PR-07] [PR-08] [PR-09] [PR-10]', async () => {
  const user = await someone('Premium');
  const { object } = await create(user, {
    name: '  Zoe\u0308  ',
    image_type: 'C',
    interface_lang: 'vi_vn',
    subtitle_lang: 'zh_cn',
    rating_value: 'teen',
    display_type: 'list',
    password: PASSWORD,
    ...withPin,
  });
  const made = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Zoë',
    image_path: null,
    image_type: 'C',
    interface_lang: 'vi_vn',
    subtitle_lang: 'zh_cn',
    rating_value: 'teen',
    display_type: 'list',
    pin: expect.any(String),
    pin_enable: true,
  };
  expect(object).toEqual(made);
  expect((await list(user))[1]).toEqual({ ...object, locked: false });
  const alone = await call('getProfile', { profile_id: object['id'] }, { as: user.access_token });
  expect(alone.object).toEqual(object);
});

test('a name has one to twenty characters [PR-02] [PR-20] [PR-21] [ST-58]', async () => {
  const user = await someone('Premium');
  expect((await create(user, { name: 'x'.repeat(20) })).status).toBe(200);
  for (const [name, fault] of [
    ['', 'missing'],
    ['   ', 'missing'],
    ['x'.repeat(21), 'too_long'],
  ]) {
    for (const id of [undefined, profileIdOf(user)]) {
      const { status, body } = await change(user, id, { name });
      expect([status, body.reason, body.fields]).toEqual([400, 'INPUT_INVALID', { name: fault }]);
    }
  }
  expect((await call('changeProfile', {}, { as: user.access_token })).body.fields).toEqual({ name: 'missing' });
});

describe('how many profiles there are', () => {
  test('Premium makes four, the fifth is refused; others make two, the third is refused [PR-12] [ST-54]', async () => {
    for (const [plan, most] of [
      ['Premium', 4],
      ['Basic', 2],
      [null, 2],
    ] as const) {
      const user = await someone(plan);
      for (let count = 2; count <= most; count += 1) expect((await create(user)).status).toBe(200);
      const { status, body } = await create(user);
      expect([status, body.reason, body.code]).toEqual([403, 'TOO_MANY_PROFILES', '2020']);
      const { total, body: answer } = await call('listProfiles', {}, { as: user.access_token });
      expect([total, answer]).toMatchObject([most, { object: { most } }]);
    }
  });

  test('concurrent creations stop at the limit of profiles', async () => {
    const user = await someone('Premium');
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(user)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await list(user)).toHaveLength(4);
  });

  test('the same new profile asked for twice is made once', async () => {
    const user = await someone();
    const new_id = randomUUID();
    const answers = await Promise.all([create(user, { new_id, ...withPin }), create(user, { new_id, ...withPin })]);
    expect(answers.map(({ status, object }) => [status, object['id']])).toEqual([
      [200, new_id],
      [200, new_id],
    ]);
    expect(await list(user)).toHaveLength(2);
    const stranger = await someone();
    expect((await create(stranger, { new_id })).body.fields).toEqual({ new_id: 'must be new' });
    expect((await create(stranger, { new_id: 'x' })).body.fields).toEqual({ new_id: 'must be a UUID' });
    expect(await list(stranger)).toHaveLength(1);
  });

  test('on a smaller plan the newest profiles are locked, unused and unchanged, until there is room again', async () => {
    const user = await someone('Premium');
    const made = [(await create(user)).object, (await create(user)).object, (await create(user)).object];
    const third = made[1]?.['id'];
    expect((await select(user, third)).status).toBe(200);
    await entitle(user.id, 'Basic');
    expect((await list(user)).map(({ locked }) => locked)).toEqual([false, false, true, true]);
    // A session with a locked profile chooses a profile again.
    expect((await call('listFavorites', {}, { as: user.access_token })).body).toMatchObject({
      reason: 'PROFILE_NEEDED',
      code: '2014',
    });
    expect((await select(user, third)).body).toMatchObject({ reason: 'PROFILE_LOCKED', code: '2021' });
    expect((await change(user, third, { name: 'x' })).body.reason).toBe('PROFILE_LOCKED');
    const refreshed = await call('refreshToken', { refresh_token: user.refresh_token, profile_id: third });
    expect(refreshed.object['profile']).toBeNull();
    // An older one makes room.
    expect((await call('removeProfile', { id: made[0]?.['id'] }, { as: user.access_token })).status).toBe(200);
    expect((await list(user)).map(({ locked }) => locked)).toEqual([false, false, true]);
    expect((await select(user, third)).status).toBe(200);
  });
});

test('a profile is deleted with its shelf, and never the last one [PR-19]', async () => {
  const user = await someone();
  const second = String((await create(user)).object['id']);
  await select(user, second);
  await call('addFavorite', { content_id: '50' }, { as: user.access_token });
  const { response } = await call('removeProfile', { id: second }, { as: user.access_token });
  expect(response.cookies.find(({ name }) => name === COOKIES.profile)).toMatchObject({ value: '', maxAge: 0 });
  expect(await list(user)).toHaveLength(1);
  expect((await call('listFavorites', {}, { as: user.access_token })).body.reason).toBe('PROFILE_NEEDED');
  const left = await connection.database.selectFrom('favorites').selectAll().where('profile_id', '=', second).execute();
  expect(left).toEqual([]);
  const last = await call('removeProfile', { id: profileIdOf(user) }, { as: user.access_token });
  expect([last.status, last.body.reason, last.body.code]).toEqual([409, 'LAST_PROFILE', '2015']);
});

test('two that delete each other’s at once leave one', async () => {
  const user = await someone();
  const second = (await create(user)).object['id'];
  const answers = await Promise.all(
    [profileIdOf(user), second].map((id) => call('removeProfile', { id }, { as: user.access_token })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await list(user)).toHaveLength(1);
});

test('an account cannot reach a profile of another', async () => {
  const [mina, joon] = [await someone(), await someone()];
  for (const id of [profileIdOf(mina), randomUUID(), 'x', '']) {
    for (const name of ['selectProfile', 'changeProfile', 'removeProfile', 'confirmProfilePin', 'changeProfilePin'] as const) {
      const { status, body } = await call(name, { id, pin: '1234', password: PASSWORD, name: 'x' }, { as: joon.access_token });
      expect([status, body.reason], `${name} ${id}`).toEqual([404, 'PROFILE_NOT_FOUND']);
    }
  }
  expect((await list(mina))[0]).toMatchObject({ name: 'Mina' });
});

test('until a profile is chosen, only account calls work, and lists and plays need a profile [SE-93]', async () => {
  const { username } = await someone();
  const { object } = await call('signIn', { email: username, password: PASSWORD });
  const as = String(object['access_token']);
  expect(object['profile']).toBeNull();
  for (const name of ['listFavorites', 'listWatching', 'listContinueWatching', 'listLikes'] as const) {
    const { status, body } = await call(name, {}, { as });
    expect([status, body.reason, body.code]).toEqual([403, 'PROFILE_NEEDED', '2014']);
  }
  expect((await call('getAccount', {}, { as })).status).toBe(200);
  // A child may be the one who has not been chosen yet.
  expect(
    (await call('listCollection', { collection_id: '31', limit: 100 }, { as })).objects.map(({ rating }) => rating),
  ).not.toContain('19');
  const [first] = (await call('listProfiles', {}, { as })).objects;
  expect((await call('selectProfile', { id: first?.['id'] }, { as })).status).toBe(200);
  expect((await call('listFavorites', {}, { as })).status).toBe(200);
});

test('choosing a profile sets its cookie, for as long as the sign-in is remembered [PR-15] [ST-06]', async () => {
  const { username } = await someone();
  for (const [remember, maxAge] of [
    [true, 60 * 86_400],
    [false, undefined],
  ] as const) {
    const user = await call('signIn', { email: username, password: PASSWORD, remember, transport: 'cookie' });
    const as = String(user.object['access_token']);
    const [first] = (await call('listProfiles', {}, { as })).objects;
    const { response } = await call('selectProfile', { id: first?.['id'] }, { as });
    expect(response.cookies).toHaveLength(1);
    expect(response.cookies[0]).toMatchObject({ name: COOKIES.profile, value: first?.['id'], path: '/', sameSite: 'Lax' });
    expect(response.cookies[0]?.maxAge).toBe(maxAge);
    const cookies = {
      [HOST_REFRESH_COOKIE]: user.response.cookies.find(({ name }) => name === HOST_REFRESH_COOKIE)?.value ?? '',
    };
    const refreshed = await call('refreshToken', { profile_id: first?.['id'] }, { cookies });
    expect(refreshed.object['profile']).toMatchObject({ id: first?.['id'] });
    expect(refreshed.response.cookies.find(({ name }) => name === COOKIES.profile)?.value).toBe(first?.['id']);
    const signedOut = await call('signOut', {}, { as: String(refreshed.object['access_token']) });
    expect(signedOut.response.cookies.find(({ name }) => name === COOKIES.profile)).toMatchObject({ value: '', maxAge: 0 });
  }
});

test('signing out ends a session without a chosen profile', async () => {
  const { username } = await someone();
  const { object } = await call('signIn', { email: username, password: PASSWORD });
  const as = String(object['access_token']);
  await call('signOut', {}, { as });
  expect((await call('getAccount', {}, { as })).body.reason).toBe('TOKEN_INVALID');
});

describe('the viewing age', () => {
  test('changes only with the password of the account [PR-26] [ER-15]', async () => {
    const user = await someone();
    const id = profileIdOf(user);
    for (const password of [undefined, '', 'not-the-one']) {
      const { status, body } = await change(user, id, { rating_value: 'teen', password });
      expect([status, body.reason, body.code, body.message]).toEqual([403, 'PASSWORD_WRONG', '2011', 'Incorrect password.']);
    }
    expect((await list(user))[0]).toMatchObject({ rating_value: 'adult' });
    expect((await change(user, id, { rating_value: 'adult', name: 'Sol' })).status, 'no change needs no password').toBe(200);
    expect((await change(user, id, { rating_value: 'family', password: PASSWORD })).object).toMatchObject({
      rating_value: 'family',
    });
    expect((await change(user, id, { rating_value: 'adult' })).body.reason).toBe('PASSWORD_WRONG');
  });

  test('of a new profile is family, and more takes the password', async () => {
    const user = await someone('Premium');
    expect((await create(user)).object).toMatchObject({ rating_value: 'family' });
    expect((await create(user, { rating_value: 'adult' })).body.reason).toBe('PASSWORD_WRONG');
    expect((await create(user, { rating_value: 'adult', password: PASSWORD })).object).toMatchObject({ rating_value: 'adult' });
  });

  test('guessing the password has an end', async () => {
    const user = await someone();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await change(user, profileIdOf(user), { rating_value: 'teen', password: `guess ${count}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });

  test('the adult age needs an account owner of age, if the birth date is known [PR-44]', async () => {
    const user = await someone();
    await change(user, profileIdOf(user), { rating_value: 'teen', password: PASSWORD });
    const born = (birthday: string | null) =>
      connection.database.updateTable('accounts').set({ birthday }).where('id', '=', user.id).execute();
    const allow = () => change(user, profileIdOf(user), { rating_value: 'adult', password: PASSWORD });
    await born('2008-11-23');
    const refused = await allow();
    expect([refused.status, refused.body.reason, refused.body.code]).toEqual([403, 'HOLDER_TOO_YOUNG', '2016']);
    await born('2008-11-22');
    expect((await allow()).object).toMatchObject({ rating_value: 'adult' });
  });
});

describe('a PIN', () => {
  /** A viewer on the first profile, with a second profile behind PIN 2580. */
  const family = async () => {
    const user = await someone();
    const { object } = await create(user, withPin);
    return { user, id: String(object['id']) };
  };

  test('protects its profile: without it, and with a wrong one, the profile cannot be chosen [PR-28] [PR-33]', async () => {
    const { user, id } = await family();
    const none = await select(user, id);
    expect([none.status, none.body.reason, none.body.code]).toEqual([403, 'PROFILE_PIN_NEEDED', '2009']);
    const wrong = await select(user, id, '0852');
    expect([wrong.status, wrong.body.reason, wrong.body.code]).toEqual([403, 'PROFILE_PIN_WRONG', '2007']);
    expect(wrong.body.message).toBe('Wrong PIN Code. Please try again.');
    expect((await select(user, id, '2580')).object).toMatchObject({ id });
    expect((await select(user, id)).status, 'no second time while it is open').toBe(200);
    await select(user, profileIdOf(user));
    expect((await select(user, id)).body.reason, 'who left it enters it again').toBe('PROFILE_PIN_NEEDED');
    const refreshed = await call('refreshToken', { refresh_token: user.refresh_token, profile_id: id });
    expect(refreshed.object['profile'], 'a refresh goes around no PIN').toMatchObject({ id: profileIdOf(user) });
  });

  test('is switched off again, and the profile opens by itself [PR-29]', async () => {
    const { user, id } = await family();
    await select(user, id, '2580');
    expect((await change(user, id, { pin_enable: false })).object).toMatchObject({ pin: null, pin_enable: false });
    await select(user, profileIdOf(user));
    expect((await select(user, id)).status).toBe(200);
  });

  test('has four digits, is given when it is switched on, and twice the same [PR-30] [PR-31] [PR-32]', async () => {
    const user = await someone();
    for (const [form, fields] of [
      [{ pin_enable: true }, { pin: 'missing' }],
      [{ pin_enable: true, pin: '' }, { pin: 'missing' }],
      [{ pin_enable: true, pin: '123' }, { pin: 'malformed' }],
      [{ pin_enable: true, pin: '12345' }, { pin: 'malformed' }],
      [{ pin_enable: true, pin: 'abcd' }, { pin: 'malformed' }],
      [{ pin_enable: true, pin: '１２３４' }, { pin: 'malformed' }],
      [{ pin_enable: true, pin: '1234', pin_confirmation: '1235' }, { pin_confirmation: 'different' }],
    ]) {
      const { status, body } = await change(user, profileIdOf(user), form ?? {});
      expect([status, body.reason, body.fields]).toEqual([400, 'INPUT_INVALID', fields]);
    }
    expect((await list(user))[0]).toMatchObject({ pin: null, pin_enable: false });
  });

  test('guards what can be done to its profile, but not from who watches as it or knows the password', async () => {
    const { user, id } = await family();
    const { access_token: as } = user;
    expect((await change(user, id, { name: 'x' })).body.reason).toBe('PROFILE_PIN_NEEDED');
    expect((await call('removeProfile', { id }, { as })).body.reason).toBe('PROFILE_PIN_NEEDED');
    expect((await change(user, id, { pin_enable: false, current_pin: '0000' })).body.reason).toBe('PROFILE_PIN_WRONG');
    expect((await call('removeProfile', { id, current_pin: '0000' }, { as })).body.reason).toBe('PROFILE_PIN_WRONG');
    expect((await call('removeProfile', { id, password: 'not-the-one' }, { as })).body.reason).toBe('PASSWORD_WRONG');
    expect((await change(user, id, { name: 'Bada', current_pin: '2580' })).object).toMatchObject({ name: 'Bada' });
    expect((await change(user, id, { name: 'Duri', password: PASSWORD })).object).toMatchObject({ name: 'Duri' });
    await select(user, id, '2580');
    expect((await change(user, id, { name: 'Sol' })).object).toMatchObject({ name: 'Sol' });
    expect((await call('removeProfile', { id }, { as })).status).toBe(200);
  });

  test('after five wrong ones the right one waits five minutes, on whichever call [PR-36]', async () => {
    const { user, id } = await family();
    const calls = [
      (pin: string) => select(user, id, pin),
      (pin: string) => call('confirmProfilePin', { id, pin }, { as: user.access_token }),
      (pin: string) => change(user, id, { name: 'x', current_pin: pin }),
    ];
    for (let count = 0; count < MAX_WRONG_PINS; count += 1)
      expect((await calls[count % 3]?.('0000'))?.body.reason).toBe('PROFILE_PIN_WRONG');
    for (const one of calls) {
      const { status, body } = await one('2580');
      expect([status, body.reason, body.code, body.retry_after]).toEqual([429, 'TOO_MANY_ATTEMPTS', '2012', 300]);
    }
    clock.now += WAIT_MS - 1;
    expect((await select(user, id, '2580')).status).toBe(429);
    clock.now += 1;
    expect((await select(user, id, '2580')).status).toBe(200);
  });

  test('is guessed no more often by guessing all at once', async () => {
    const { user, id } = await family();
    const answers = await Promise.all(Array.from({ length: 20 }, () => select(user, id, '0000')));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(MAX_WRONG_PINS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - MAX_WRONG_PINS);
  });

  test('that was forgotten is found with the password: another one takes its place [PR-27]', async () => {
    const { user, id } = await family();
    const find = (more: object) =>
      call('changeProfilePin', { id, password: PASSWORD, pin: '1470', ...more }, { as: user.access_token });
    expect((await find({ password: 'not-the-one' })).body).toMatchObject({ reason: 'PASSWORD_WRONG', code: '2011' });
    expect((await find({ pin: '14' })).body.fields).toEqual({ pin: 'malformed' });
    expect((await find({ pin_confirmation: '1471' })).body.fields).toEqual({ pin_confirmation: 'different' });
    for (let count = 0; count < MAX_WRONG_PINS; count += 1) await select(user, id, '0000');
    expect((await find({})).object).toMatchObject({ id, pin_enable: true });
    expect((await select(user, id, '2580')).body.reason, 'the old one').toBe('PROFILE_PIN_WRONG');
    expect((await select(user, id, '1470')).status, 'who knows the password does not wait').toBe(200);
  });

  test('lies nowhere: neither in answers nor in the database, and nothing from which it could be tried out [PR-34]', async () => {
    const { user, id } = await family();
    await select(user, id, '2580');
    const answers = [
      await call('listProfiles', {}, { as: user.access_token }),
      await call('getProfile', { profile_id: id }, { as: user.access_token }),
      await call('refreshToken', { refresh_token: user.refresh_token }),
    ];
    for (const { response } of answers) expect(response.body.replaceAll(/[0-9a-f-]{36}|eyJ[\w.-]+/g, '')).not.toContain('2580');
    const row = await connection.database.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.pin_hash).toHaveLength(32);
    expect(row.pin_email).toBe(user.username);
    const { pin_hash: hash, pin_stamp: stamp } = row;
    // With the secret one of ten thousand is right; the stamp is chance, another one for the same digits.
    expect(deps.pins.isRight({ hash: hash ?? Buffer.alloc(32), email: user.username }, '2580', id)).toBe(true);
    await change(user, id, withPin);
    const after = await connection.database.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(after.pin_hash).toEqual(hash);
    expect(after.pin_stamp).not.toBe(stamp);
  });

  test('still opens after the account has another address [PR-35]', async () => {
    const { user, id } = await family();
    await connection.database
      .updateTable('accounts')
      .set({ email: `${randomUUID()}@madang.example` })
      .where('id', '=', user.id)
      .execute();
    clock.now += 1000;
    expect((await select(user, id, '2580')).status).toBe(200);
    expect((await select(user, profileIdOf(user))).status).toBe(200);
    expect((await select(user, id, '2581')).body.reason).toBe('PROFILE_PIN_WRONG');
  });
});

test('favourites and history are of the profile, not of the account [PR-40]', async () => {
  const user = await someone();
  const second = (await create(user)).object['id'];
  await call('addFavorite', { content_id: '50' }, { as: user.access_token });
  await select(user, second);
  expect((await call('listFavorites', {}, { as: user.access_token })).total).toBe(0);
  const television = await signInAgain(user);
  expect((await call('listFavorites', {}, { as: television.access_token })).total).toBe(1);
});
