import { MAX_PICTURE_BYTES, PICTURE_SIZE } from '@madang/domain/profiles/picture-limits.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { ServerBusy } from '../background/queues.ts';
import { animation, hollowPng } from './picture-file/uploads.fixture.ts';

const { app, call, signUp, connection, deps, close } = await startApp();
afterAll(close);

type User = Awaited<ReturnType<typeof signUp>>;
const EDIT = '/api/gateway/v01/user/profile/edit';

/** Sends a form of several parts, as a browser would. */
const sendForm = async (user: User | null, fields: Readonly<Record<string, string | Buffer>>, fileName = 'me.jpg') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), fileName);
  const request = new Request('http://form', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: EDIT,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { authorization: user?.access_token ?? 'anonymous', 'content-type': request.headers.get('content-type') ?? '' },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<{ reason?: string; fields?: object; object?: Record<string, unknown> }>(),
  };
};
const idOf = (user: User): string => user.profile?.id ?? '';
const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#f0503c' } });
/** A photo that says where it was taken, and stands on its side. */
const photo = () =>
  paint(900, 600)
    .withExif({ IFD0: { Copyright: 'somebody', Make: 'camera' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const fetchPicture = (path: unknown) => app.inject(String(path));

test('an uploaded picture is stored and shown as a square of ours; a default one takes its place [PR-03] [PR-17] [PR-18]', async () => {
  const user = await signUp();
  const { status, body } = await sendForm(user, { id: idOf(user), name: 'Sol', image: await photo() });
  expect([status, body.object?.['name']]).toEqual([200, 'Sol']);
  const path = String(body.object?.['image_path']);
  expect(path).toMatch(/^\/img\/profiles\/[0-9a-f-]{36}\.webp$/);
  const [listed] = (await call('listProfiles', {}, { as: user.access_token })).objects;
  expect(listed).toMatchObject({ name: 'Sol', image_path: path });
  const shown = await fetchPicture(path);
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, max-age=31536000, immutable',
  ]);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: PICTURE_SIZE, height: PICTURE_SIZE });

  const other = await sendForm(user, { id: idOf(user), image: await paint(50, 80).png().toBuffer() });
  expect(other.body.object).toMatchObject({ name: 'Sol', image_path: expect.stringMatching(/^\/img/) });
  expect((await fetchPicture(path)).statusCode, 'the one before is gone').toBe(404);
  const { object } = await call('changeProfile', { id: idOf(user), image_type: 'B' }, { as: user.access_token });
  expect(object).toMatchObject({ image_path: null, image_type: 'B' });
  expect((await fetchPicture(other.body.object?.['image_path'])).statusCode).toBe(404);
});

test('nothing that was hidden in a file is kept: no place, no camera, nothing behind its end', async () => {
  const user = await signUp();
  const { body } = await sendForm(user, {
    id: idOf(user),
    image: Buffer.concat([await photo(), Buffer.from('<script>x()</script>')]),
  });
  const { rawPayload } = await fetchPicture(body.object?.['image_path']);
  const { exif, xmp, icc, orientation } = await sharp(rawPayload).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  for (const word of ['GPS', 'camera', 'somebody', 'script']) expect(rawPayload.includes(word), word).toBe(false);
});

test('a file that is no picture is refused, under any name, and changes nothing', async () => {
  const user = await signUp();
  const png = await paint(60, 60).png().toBuffer();
  const wrong: Readonly<Record<string, Buffer>> = {
    'a text': Buffer.from('hello'),
    nothing: Buffer.alloc(0),
    'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
    'a page': Buffer.from('<!doctype html><script>x()</script>'),
    'a GIF': await paint(6, 6).gif().toBuffer(),
    'one that is cut off': png.subarray(0, 40),
    'only a beginning': Buffer.concat([png.subarray(0, 8), Buffer.alloc(500, 1)]),
  };
  for (const [what, image] of Object.entries(wrong)) {
    const { status, body } = await sendForm(user, { id: idOf(user), name: 'x', image }, '../../etc/me.png');
    expect([status, body.reason, body.fields], what).toEqual([400, 'INPUT_INVALID', { image: 'no_picture' }]);
  }
  const tooCostly: readonly (readonly [string, Buffer])[] = [
    ['too_many_pixels', hollowPng(9000, 9000)],
    ['too_narrow', hollowPng(60_000, 1)],
    ['animated', await animation('webp', 3)],
  ];
  for (const [fault, image] of tooCostly) {
    const { status, body } = await sendForm(user, { id: idOf(user), name: 'x', image });
    expect([status, body.reason, body.fields]).toEqual([400, 'INPUT_INVALID', { image: fault }]);
  }
  const tooLarge = await sendForm(user, { id: idOf(user), image: Buffer.concat([png, Buffer.alloc(MAX_PICTURE_BYTES)]) });
  expect([tooLarge.status, tooLarge.body.reason]).toEqual([413, 'BODY_TOO_LARGE']);
  expect((await call('listProfiles', {}, { as: user.access_token })).objects[0]).toMatchObject({
    name: 'Mina',
    image_path: null,
  });
});

test('an upload is answered 503 with Retry-After while too many others wait, and changes nothing', async () => {
  const user = await signUp();
  const draw = deps.pictures.draw;
  Object.assign(deps.pictures, { draw: () => Promise.reject(new ServerBusy('full')) });
  const { status, headers } = await sendForm(user, { id: idOf(user), name: 'x', image: await photo() });
  Object.assign(deps.pictures, { draw });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect((await call('listProfiles', {}, { as: user.access_token })).objects[0]).toMatchObject({ name: 'Mina' });
});

test('a picture is refused from a caller who may not change the profile', async () => {
  const [mina, joon] = [await signUp(), await signUp()];
  const image = await photo();
  expect((await sendForm(null, { id: idOf(mina), image })).body.reason).toBe('SIGN_IN_NEEDED');
  expect((await sendForm(joon, { id: idOf(mina), image })).body.reason).toBe('PROFILE_NOT_FOUND');
});

test('a form is read with care: what comes twice, too often, or breaks off is refused', async () => {
  const user = await signUp();
  const send = async (payload: string, type = 'multipart/form-data; boundary=x') => {
    const headers = { authorization: user.access_token, 'content-type': type };
    const response = await app.inject({ method: 'POST', url: EDIT, payload, headers });
    return [response.statusCode, response.json<{ reason?: string }>().reason];
  };
  const part = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const end = '--x--\r\n';
  expect(await send(part('id', idOf(user)) + part('name', 'Sol') + end)).toEqual([200, undefined]);
  expect(await send(part('name', 'a') + part('name', 'b') + end)).toEqual([400, 'INPUT_INVALID']);
  expect(await send(part('__proto__', 'x') + end)).toEqual([400, 'INPUT_INVALID']);
  expect(await send(part('name', 'a\u0000b') + end)).toEqual([400, 'INPUT_INVALID']);
  expect(await send(Array.from({ length: 40 }, (_, index) => part(`f${index}`, 'x')).join('') + end)).toEqual([
    413,
    'BODY_TOO_LARGE',
  ]);
  expect(await send(part('name', 'x'.repeat(5000)) + end)).toEqual([400, 'INPUT_INVALID']);
  for (const broken of ['', '--x', part('name', 'Sol'), '--y\r\n', 'x'.repeat(2000)])
    expect((await send(broken))[0], broken.slice(0, 20)).toBe(400);
  expect((await send(end, 'multipart/form-data'))[0]).toBe(400);
  expect((await call('listProfiles', {}, { as: user.access_token })).objects[0]).toMatchObject({ name: 'Sol' });
});

test('a picture is deleted with its profile, and its URL cannot be guessed', async () => {
  const user = await signUp();
  const { body } = await sendForm(user, { name: 'Duri', image: await photo() });
  const path = String(body.object?.['image_path']);
  expect((await fetchPicture(path)).statusCode).toBe(200);
  for (const other of [
    path.replace(/.{36}\.webp/, `${idOf(user)}.webp`),
    path.replace('.webp', '.png'),
    '/img/profiles/x.webp',
    '/img/profiles/',
  ])
    expect((await fetchPicture(other)).statusCode, other).toBe(404);
  await call('removeProfile', { id: body.object?.['id'] }, { as: user.access_token });
  expect((await fetchPicture(path)).statusCode).toBe(404);
  expect(
    await connection.database
      .selectFrom('profile_pictures')
      .selectAll()
      .where('profile_id', '=', String(body.object?.['id']))
      .execute(),
  ).toEqual([]);
});
