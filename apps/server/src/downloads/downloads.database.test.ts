import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { FILMS } from '../catalog/catalog.fixture.ts';

const { app, call, clock, signUp, signUpAs, signInAgain, entitle, connection, close } = await startApp();
afterAll(close);

const DAY = 86_400_000;

/** Someone with a plan, and a device. */
const someone = async (plan: 'Basic' | 'Premium' | null, until?: number) => {
  const user = await signUp();
  if (plan) await entitle(user.id, plan, until);
  return { id: user.id, user, as: user.access_token, device: randomUUID() };
};
/** Advances the clock by some days and signs the device in again. */
const daysLater = async (person: Person, days: number): Promise<Person> => {
  clock.now += days * DAY;
  const { access_token } = await signInAgain(person.user);
  return { ...person, as: access_token };
};
type Person = Awaited<ReturnType<typeof someone>>;

const add = ({ as, device }: Person, content_id: string = FILMS.subscribers.id, device_id = device) =>
  call('addDownload', { content_id, quality: 720, device_id }, { as });
const renew = async ({ as, device }: Person) => (await call('renewDownloads', { device_id: device }, { as })).objects;
const list = async ({ as }: Person) => (await call('listDownloads', {}, { as })).objects;
const statusOf = async (address: unknown) => (await app.inject(String(address))).statusCode;

test('Premium gets a signed address that works for six hours; others get 403 and the reason [PL-29] [PL-24]', async () => {
  const premium = await someone('Premium');
  const { status, object } = await add(premium);
  expect([status, object['quality'], object['content_id']]).toEqual([200, 720, FILMS.subscribers.id]);
  expect(object['subtitles']).toHaveLength(3);
  const address = String(object['manifest_url']);
  expect(await statusOf(address)).toBe(200);
  expect(await statusOf(address.replace('film-a/', 'film-b/'))).toBe(403);

  for (const plan of ['Basic', null] as const) {
    const other = await someone(plan);
    for (const film of [FILMS.free, FILMS.withAds, FILMS.subscribers]) {
      const refused = await add(other, film.id);
      expect([refused.status, refused.body.reason, refused.body.code]).toEqual([403, 'PREMIUM_NEEDED', '4007']);
      expect(JSON.stringify(refused.body)).not.toContain('/media/');
      expect((await call('previewDownload', { content_id: film.id }, other)).body.reason).toBe('PREMIUM_NEEDED');
    }
  }
  expect((await call('addDownload', { content_id: '50', quality: 360, device_id: randomUUID() })).body.reason).toBe(
    'SIGN_IN_NEEDED',
  );

  clock.now += 6 * 3_600_000;
  expect(await statusOf(address)).toBe(403);
});

test.each([
  ['preparing', FILMS.preparing.id, 'CONTENT_PREPARING'],
  ['not there', FILMS.lost.id, 'CONTENT_PREPARING'],
  ['without a film', FILMS.notIngested.id, 'CONTENT_PREPARING'],
  ['gone', FILMS.expired.id, 'CONTENT_EXPIRED'],
  ['offered elsewhere', FILMS.inBrazil.id, 'CONTENT_NOT_IN_COUNTRY'],
  ['a series', '40', 'CONTENT_NOT_PLAYABLE'],
  ['unknown', '999', 'CONTENT_NOT_FOUND'],
] as const)('what is %s is not downloaded', async (_what, id, reason) => {
  expect((await add(await someone('Premium'), id)).body.reason).toBe(reason);
});

test('a title above the profile’s age is not downloaded', async () => {
  const user = await signUpAs('teen');
  await entitle(user.id, 'Premium');
  expect((await add({ id: user.id, user, as: user.access_token, device: randomUUID() }, FILMS.forAdults.id)).body.reason).toBe(
    'RATED_ABOVE_PROFILE',
  );
});

test('the qualities are those of the film, highest first, with what they take', async () => {
  const { as } = await someone('Premium');
  const { object } = await call('previewDownload', { content_id: FILMS.free.id }, { as });
  const qualities = object['qualities'] as { height: number; bytes: number }[];
  expect(qualities.map(({ height }) => height)).toEqual([720, 360]);
  expect(qualities[0]?.bytes).toBeGreaterThan(Number(qualities[1]?.bytes));
});

test('resuming a download after a crash keeps it, with a new signed URL in the quality requested last', async () => {
  const person = await someone('Premium');
  const first = (await add(person)).object;
  clock.now += 1000;
  const again = (
    await call('addDownload', { content_id: FILMS.subscribers.id, quality: 500, device_id: person.device }, { as: person.as })
  ).object;
  expect([again['id'], again['quality'], again['added_at']]).toEqual([first['id'], 360, first['added_at']]);
  expect(again['manifest_url']).not.toBe(first['manifest_url']);
  expect(await list(person)).toMatchObject([{ id: first['id'], quality: 360 }]);
});

test('a fifth device is refused, also when five ask at once, until another gives its places back', async () => {
  const person = await someone('Premium');
  const devices = Array.from({ length: 5 }, () => randomUUID());
  const answers = await Promise.all(devices.map((device) => add(person, FILMS.free.id, device)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const refused = answers.findIndex(({ status }) => status !== 200);
  expect(answers[refused]?.body).toMatchObject({ reason: 'TOO_MANY_DOWNLOAD_DEVICES', code: '4020' });
  const [kept] = await list(person);
  await call('removeDownload', { id: kept?.['id'] }, { as: person.as });
  expect((await add(person, FILMS.free.id, devices[refused])).status).toBe(200);
});

test('a download lasts thirty days and is renewed while Premium is paid for; a downgrade ends it', async () => {
  let person = await someone('Premium', clock.now + 90 * DAY);
  const added = (await add(person)).object;
  expect(Date.parse(String(added['expires_at'])) - clock.now).toBe(30 * DAY);
  person = await daysLater(person, 20);
  const [renewed] = await renew(person);
  expect(renewed).toEqual({ id: added['id'], expires_at: new Date(clock.now + 30 * DAY).toISOString(), refusal: null });
  // A month without a network: it has expired on the device, and comes back without being fetched again.
  person = await daysLater(person, 31);
  expect(await renew(person)).toMatchObject([{ refusal: null }]);

  await connection.database.updateTable('subscriptions').set({ plan: 'Basic' }).where('account_id', '=', person.id).execute();
  clock.now += 2000;
  expect(await renew(person)).toMatchObject([{ id: added['id'], refusal: 'PREMIUM_NEEDED' }]);
  expect([await renew(person), await list(person)]).toEqual([[], []]);
});

test('a download ends with the paid period, and what was forgotten for long takes no place', async () => {
  let person = await someone('Premium', clock.now + 5 * DAY);
  const { object } = await add(person, FILMS.free.id);
  expect(Date.parse(String(object['expires_at']))).toBeLessThanOrEqual(clock.now + 5 * DAY);
  person = await daysLater(person, 36);
  expect(await list(person)).toEqual([]);
  await entitle(person.id, 'Premium');
  expect((await add(person)).status).toBe(200);
  expect(await connection.repositories.downloads.listOf(person.id)).toHaveLength(1);
});

test('an account cannot see, renew or remove the downloads of another', async () => {
  const [one, stranger] = [await someone('Premium'), await someone('Premium')];
  const { object } = await add(one);
  const asOther = { ...stranger, device: one.device };
  expect([await list(stranger), await renew(asOther)]).toEqual([[], []]);
  const foreign = await call('removeDownload', { id: object['id'] }, { as: stranger.as });
  expect([foreign.status, foreign.body.reason]).toEqual([404, 'DOWNLOAD_NOT_FOUND']);
  expect(await list(one)).toHaveLength(1);
  expect((await call('removeDownload', { id: 'x' }, { as: one.as })).body.fields).toHaveProperty('id');
});

test('a place that was reached without a network is kept when the device is back, and never over a newer one', async () => {
  const { as } = await someone('Premium');
  const report = (position: number, playback_id: string, reached_at?: number) =>
    call(
      'trackWatch',
      {
        content_id: FILMS.free.id,
        event: 'progress',
        position,
        sequence: 1,
        playback_id,
        ...(reached_at && { reached_at: new Date(reached_at).toISOString() }),
      },
      { as },
    );
  const start = clock.now;
  clock.now += 60_000;
  expect((await report(600, 'offline', start)).object).toEqual({ playing_time: 600, is_finish: false });
  await report(900, 'on the television');
  clock.now += 60_000;
  expect((await report(700, 'offline again', start + 30_000)).object['playing_time']).toBe(900);
  // A clock that runs ahead counts as now, and does not stop what comes after it.
  expect((await report(800, 'in the future', clock.now + 9 * DAY)).object['playing_time']).toBe(800);
  clock.now += 1000;
  expect((await report(850, 'at home')).object['playing_time']).toBe(850);
});
