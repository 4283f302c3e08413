import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { FILMS } from '../catalog/catalog.fixture.ts';
import { publishGuide } from '../live/live.jobs.ts';

const { call, app, clock, connection, deps, guide, signUp, signUpAs, entitle, addProfile, close } = await startApp();
afterAll(close);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Sunday, nine in the evening in Korea. */
const EVENING = Math.floor(clock.now / MINUTE) * MINUTE;
beforeEach(() => {
  clock.now = EVENING;
});

const statusOf = async (address: string) => (await app.inject(address)).statusCode;
const play = async (content_id: string, as?: string) => call('playVideo', { content_id }, as === undefined ? {} : { as });
const addressOf = async (content_id: string, as?: string) => String((await play(content_id, as)).object['manifest_url']);
const renew = (address: string, as?: string) => call('renewStream', { address }, as === undefined ? {} : { as });
const reasonOf = async (address: string, as?: string) => (await renew(address, as)).body.reason;

const subscriber = async (until?: number) => {
  const user = await signUp();
  await entitle(user.id, 'Basic', until);
  return { id: user.id, as: user.access_token };
};

test('an address lives for three minutes, and a heartbeat gives the next one in good time [PL-43]', async () => {
  const { as } = await subscriber();
  const begun = clock.now;
  const first = await addressOf(FILMS.subscribers.id, as);
  clock.now = begun + 60 * SECOND;
  const early = await renew(first, as);
  // With more than half of its life left it is kept, and so is what the browser has of it.
  expect(early.object).toMatchObject({ manifest_url: first, valid_for: 120, renew_after: 30 });
  clock.now = begun + 90 * SECOND;
  const { object } = await renew(first, as);
  const next = String(object['manifest_url']);
  expect(object).toMatchObject({ valid_for: 180, expires_at: new Date(clock.now + 180 * SECOND).toISOString() });
  expect(next).not.toBe(first);
  expect(next.split('/').slice(3)).toEqual(first.split('/').slice(3));
  clock.now = begun + 180 * SECOND;
  expect([await statusOf(first), await statusOf(next)]).toEqual([403, 200]);
});

test('an address that ran out while a laptop slept is renewed where it was', async () => {
  const { as } = await subscriber();
  const asleep = await addressOf(FILMS.subscribers.id, as);
  clock.now += 9 * MINUTE;
  expect(await statusOf(asleep)).toBe(403);
  const awake = String((await renew(asleep, as)).object['manifest_url']);
  expect(await statusOf(awake)).toBe(200);
});

test('a device that was ended gets no further address, and hears why [PL-27]', async () => {
  const { as } = await subscriber();
  const address = await addressOf(FILMS.subscribers.id, as);
  const [own] = (await call('listStreams', {}, { as })).objects;
  await call('endStream', { id: own?.['id'] }, { as });
  expect(await reasonOf(address, as)).toBe('STREAM_ENDED');
  clock.now += 180 * SECOND;
  expect(await statusOf(address)).toBe(403);
});

test('a viewer who signed out gets no new URL', async () => {
  const { as } = await subscriber();
  const address = await addressOf(FILMS.subscribers.id, as);
  await call('signOut', {}, { as });
  expect(await reasonOf(address, as)).toBe('TOKEN_INVALID');
  expect(await reasonOf(address)).toBe('MEDIA_ADDRESS_INVALID');
});

test('a plan that ends in the middle of a film ends it with the next heartbeat [PL-48]', async () => {
  const { as } = await subscriber(EVENING + 5 * MINUTE);
  let address = await addressOf(FILMS.subscribers.id, as);
  for (let minute = 1; minute < 5; minute += 1) {
    clock.now = EVENING + minute * MINUTE;
    const { status, object } = await renew(address, as);
    expect(status).toBe(200);
    address = String(object['manifest_url']);
  }
  clock.now = EVENING + 5 * MINUTE;
  expect((await renew(address, as)).body).toMatchObject({ reason: 'SUBSCRIPTION_NEEDED', code: '4003' });
  clock.now += 180 * SECOND;
  expect(await statusOf(address)).toBe(403);
});

test('another profile, another country and a title that is taken away end a film as well', async () => {
  const user = await signUp();
  const as = user.access_token;
  const address = await addressOf('58', as);
  expect((await renew(address, as)).status).toBe(200);
  await call('selectProfile', { id: await addProfile(user, 'teen') }, { as });
  expect(await reasonOf(address, as)).toBe('RATED_ABOVE_PROFILE');

  const abroad = await call('playVideo', { content_id: '57' }, { country: 'BR' });
  const brazilian = { address: String(abroad.object['manifest_url']) };
  expect((await call('renewStream', brazilian, { country: 'BR' })).status).toBe(200);
  expect((await call('renewStream', brazilian, { country: 'US' })).body.reason).toBe('CONTENT_NOT_IN_COUNTRY');
});

test('an anonymous viewer renews by the same call and takes no stream slot', async () => {
  const address = await addressOf(FILMS.free.id);
  clock.now += 100 * SECOND;
  const next = String((await renew(address)).object['manifest_url']);
  expect(next).not.toBe(address);
  expect(await statusOf(next)).toBe(200);
});

test('an address is renewed only in the session that it was lent to, and only for what it was lent for', async () => {
  const [mine, other] = [await subscriber(), await subscriber()];
  const address = await addressOf(FILMS.free.id, mine.as);
  expect(await reasonOf(address, other.as)).toBe('MEDIA_ADDRESS_INVALID');
  expect(await reasonOf(address)).toBe('MEDIA_ADDRESS_INVALID');
  expect(await reasonOf(await addressOf(FILMS.free.id), mine.as)).toBe('MEDIA_ADDRESS_INVALID');
  expect(await reasonOf(address.replace('film-a', 'film-b'), mine.as)).toBe('MEDIA_ADDRESS_INVALID');
  for (const purpose of ['strip', 'download'] as const) {
    const claims = {
      contentId: FILMS.free.id,
      encrypted: false,
      durationSeconds: 60,
      sessionId: null,
      expiresAt: clock.now + MINUTE,
    };
    expect(await reasonOf(deps.media.signFilm({ ...claims, purpose, assetId: 'film-a' }))).toBe('MEDIA_ADDRESS_INVALID');
  }
  const gone = { contentId: '999', encrypted: false, durationSeconds: 60, sessionId: null, expiresAt: clock.now + MINUTE };
  expect(await reasonOf(deps.media.signFilm({ ...gone, purpose: 'film', assetId: 'film-a' }))).toBe('CONTENT_NOT_FOUND');
  expect((await renew('/media/'.padEnd(1001, 'x'))).body.fields).toHaveProperty('address');
});

test('a signed URL is refused in another viewer’s browser, by cookie and by header [PL-43]', async () => {
  const [mine, other] = [await subscriber(), await subscriber()];
  const url = await addressOf(FILMS.subscribers.id, mine.as);
  const withCookie = async (madang_token: string) => (await app.inject({ url, cookies: { madang_token } })).statusCode;
  const withHeader = async (authorization: string) => (await app.inject({ url, headers: { authorization } })).statusCode;
  expect([await withCookie(mine.as), await withCookie(other.as), await withCookie('no token')]).toEqual([200, 403, 200]);
  expect([await withHeader(mine.as), await withHeader(other.as), await withHeader('anonymous')]).toEqual([200, 403, 200]);
});

describe('the channel', () => {
  const at = (minute: number) => EVENING + minute * MINUTE;
  const SUNDAY = 6;
  const lendLive = async (as: string, input: object = {}) => {
    const { object, body } = await call('playLive', input, { as });
    expect(body.code).toBe('0000');
    return String(object['manifest_url']);
  };
  const idOf = (contentId: string) => guide.current().airings.find((airing) => airing.contentId === contentId)?.id ?? '';

  test('its address is renewed while it is on', async () => {
    // From half past eight an episode, from half past nine a film for adults, at half past ten a film without catch-up.
    await connection.repositories.live.replaceWeek('slate', [
      { weekday: SUNDAY, startMinute: 1230, durationMinutes: 60, contentId: '40003', catchUp: true },
      { weekday: SUNDAY, startMinute: 1290, durationMinutes: 30, contentId: '58', catchUp: true },
      { weekday: SUNDAY, startMinute: 1350, durationMinutes: 30, contentId: '50', catchUp: false },
    ]);
    await publishGuide(deps);
    await guide.refresh();

    const teen = await signUpAs('teen');
    await entitle(teen.id, 'Basic');
    const grown = await subscriber();
    let [teens, grownUps] = [await lendLive(teen.access_token), await lendLive(grown.as)];
    for (const minute of [3, 6]) {
      clock.now = at(minute);
      teens = String((await renew(teens, teen.access_token)).object['manifest_url']);
      grownUps = String((await renew(grownUps, grown.as)).object['manifest_url']);
    }
    expect([await statusOf(teens), await statusOf(grownUps)]).toEqual([200, 200]);
  });

  test('the address of a teenager ends where the programme for adults begins', async () => {
    clock.now = at(28);
    const user = await signUpAs('teen');
    await entitle(user.id, 'Basic');
    const { object } = await call('playLive', {}, { as: user.access_token });
    const address = String(object['manifest_url']);
    expect(object['expires_at']).toBe(new Date(at(30)).toISOString());
    clock.now = at(30) - SECOND;
    expect((await renew(address, user.access_token)).object).toMatchObject({ valid_for: 1 });
    clock.now = at(30);
    expect(await statusOf(address)).toBe(403);
    expect(await reasonOf(address, user.access_token)).toBe('RATED_ABOVE_PROFILE');
  });

  test('a viewer of the channel keeps the stream while it is off air', async () => {
    clock.now = at(59);
    const { as } = await subscriber();
    const address = await lendLive(as);
    clock.now = at(62);
    const paused = await renew(address, as);
    expect(paused.status).toBe(200);
    expect(await statusOf(String(paused.object['manifest_url']))).toBe(200);
  });

  test('a programme that was started over is seen to its end, one that was caught up with as long as it is offered', async () => {
    clock.now = at(118);
    const late = await subscriber();
    const over = await lendLive(late.as, { programme_id: idOf('50') });
    const caught = await lendLive((await subscriber()).as, { programme_id: idOf('58') });
    clock.now = at(124);
    expect((await renew(over, late.as)).status).toBe(200);
    expect(await reasonOf(caught, late.as)).toBe('MEDIA_ADDRESS_INVALID');
    // Half an hour later, a viewer who started in its last minute has seen it all.
    clock.now = at(150);
    const much = await subscriber();
    const claims = {
      purpose: 'programme',
      assetId: 'live',
      encrypted: false,
      durationSeconds: 60,
      expiresAt: clock.now,
    } as const;
    const sessionId = deps.media.read(await addressOf(FILMS.free.id, much.as))?.sessionId ?? null;
    expect(await reasonOf(deps.media.signFilm({ ...claims, contentId: idOf('50'), sessionId }), much.as)).toBe('CONTENT_EXPIRED');
    expect(await reasonOf(deps.media.signFilm({ ...claims, contentId: '9', sessionId }), much.as)).toBe('CONTENT_NOT_FOUND');
    clock.now = at(121);
    const later = await subscriber();
    const again = await lendLive(later.as, { programme_id: idOf('58') });
    clock.now = at(126);
    const next = await renew(again, later.as);
    expect([next.status, await statusOf(String(next.object['manifest_url']))]).toEqual([200, 200]);
    expect(again).toContain('/film-');
  });
});
