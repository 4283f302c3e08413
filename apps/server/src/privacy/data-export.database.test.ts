import { randomUUID } from 'node:crypto';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { PERSONAL_TABLES, TABLES } from '@madang/database/privacy/personal-tables.ts';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { storePerson, type StoredPerson } from './stored-people.fixture.ts';
import { writeDataExport } from './get-data-file.ts';

const { call, signUp, issuePlayback, app, deps, connection, clock, close } = await startApp();
afterAll(close);

interface DataFile {
  readonly service: string;
  readonly made_at: string;
  readonly left_out: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}
type Person = SessionUser & { readonly refresh_token: string };

const ask = (person: Person, password = PASSWORD) => call('createDataExport', { password }, { as: person.access_token });
const fileAt = (url: unknown, person?: Person) =>
  app.inject({ url: String(url), ...(person && { cookies: { madang_token: person.access_token } }) });
const textOf = async (accountId: string): Promise<string> => (await Array.fromAsync(writeDataExport(deps, accountId))).join('');

const columnsOf = async (condition: string) => {
  const { rows } = await connection.query(
    `select table_name, column_name from information_schema.columns where table_schema = current_schema() and ${condition}`,
  );
  return rows as readonly { readonly table_name: string; readonly column_name: string }[];
};

const isTold = (place: string): boolean => {
  const [table = '', column = ''] = place.split('.');
  return typeof new Map(PERSONAL_TABLES).get(table)?.columns[column] === 'string';
};

test('every table and column is in the file, or there is a reason why not', async () => {
  const rows = await columnsOf("table_name <> 'migrations'");
  const unknown = rows.filter(({ table_name: name, column_name: column }) => {
    const table = TABLES[name as keyof typeof TABLES] as (typeof TABLES)[keyof typeof TABLES] | undefined;
    return !table || (!('leftOut' in table) && !Object.hasOwn(table.columns, column));
  });
  expect(rows.length).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
});

test('a table that names an account or a profile is not left out without saying why it is no loss', async () => {
  const rows = await columnsOf("column_name in ('account_id', 'profile_id', 'viewer', 'viewer_key', 'session_id')");
  const leftOut = rows.map(({ table_name }) => table_name).filter((name) => 'leftOut' in TABLES[name as keyof typeof TABLES]);
  expect(leftOut).toEqual(['refresh_tokens']);
});

test('of two people each gets all that is theirs from every table, nothing of the other, and no secret', async () => {
  const people: StoredPerson[] = [await storePerson(connection, 'Mina'), await storePerson(connection, 'Joon')];
  for (const [person, other] of [people, people.toReversed()] as [StoredPerson, StoredPerson][]) {
    const text = await textOf(person.accountId);
    const file = JSON.parse(text) as DataFile;
    expect(Object.entries(file.tables).filter(([, rows]) => rows.length !== 1)).toEqual([]);
    const own = [...person.texts];
    const missing = own.filter(([place, value]) => isTold(place) && !text.includes(value));
    const betrayed = own.filter(([place, value]) => !isTold(place) && text.includes(value));
    expect(missing).toEqual([]);
    expect(betrayed).toEqual([]);
    expect(own.filter(([place]) => !isTold(place)).length).toBeGreaterThan(12);
    expect([...other.texts].filter(([, value]) => text.includes(value))).toEqual([]);
  }
});

test('instants are dates, pictures are base64, and a title is named beside its id', async () => {
  const person = await signUp();
  const { id = '' } = person.profile ?? {};
  await connection.database
    .insertInto('profile_pictures')
    .values({ id: randomUUID(), profile_id: id, webp: Buffer.from('RIFF'), created_at: new Date(clock.now) })
    .execute();
  await connection.repositories.favorites.add(id, '50', clock.now);
  const { tables } = JSON.parse(await textOf(person.id)) as DataFile;
  const added_at = new Date(clock.now).toISOString();
  expect(tables['favorites']).toEqual([{ profile_id: id, content_id: '50', added_at, title: expect.any(String) as string }]);
  expect(tables['profile_pictures']?.[0]).toMatchObject({ webp: 'UklGRg==' });
});

test('an export of any size is read in pages, each row once, in order', async () => {
  const person = await signUp();
  const playback = (sequence: number) => ({ sequence, age: 0, position: sequence, event: 'check' });
  const playback_id = await issuePlayback('50', { as: person.access_token });
  for (let from = 0; from < 1200; from += 20) {
    const events = Array.from({ length: 20 }, (_, index) => playback(from + index + 1));
    await call('trackPlayback', { content_id: '50', playback_id, events }, { as: person.access_token });
  }
  const pieces = await Array.fromAsync(writeDataExport(deps, person.id));
  const { tables } = JSON.parse(pieces.join('')) as DataFile;
  expect(tables['playback_events']?.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 1200 }, (_, index) => index + 1),
  );
  expect(pieces.filter((piece) => piece.includes(playback_id.slice(0, 16))).length).toBe(3);
});

test('the session that verified the password gets the file, and it is not cached', async () => {
  const person = await signUp();
  const { object } = await ask(person);
  const answer = await fileAt(object['url'], person);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="madang-data-\d{4}-\d\d-\d\d\.json"$/);
  const file = answer.json<DataFile>();
  expect(file.tables['accounts']).toEqual([expect.objectContaining({ id: person.id, email: person.username })]);
  expect(file.left_out['accounts.password_hash']).toBeDefined();
  expect(answer.body).not.toContain(PASSWORD);
  expect(answer.body).not.toContain(person.refresh_token);
  expect(answer.body).not.toContain(person.access_token);
});

test('a wrong password gives no URL, and an account without a password must set one first', async () => {
  const person = await signUp();
  expect((await ask(person, 'not-this-one')).body).toMatchObject({ reason: 'PASSWORD_WRONG', fields: { password: 'wrong' } });
  await connection.database.updateTable('accounts').set({ password_hash: null }).where('id', '=', person.id).execute();
  clock.now += 2000;
  expect((await ask(person)).body.reason).toBe('PASSWORD_NOT_SET');
});

test('the signed URL fails without a session, in another session, altered, after five minutes and after sign-out', async () => {
  const [person, other] = [await signUp(), await signUp()];
  const { object } = await ask(person);
  const url = String(object['url']);
  const statusOf = async (address: string, as?: Person) => (await fileAt(address, as)).statusCode;
  expect(await statusOf(url)).toBe(401);
  expect(await statusOf(url, other)).toBe(401);
  const altered = `${url.slice(0, -2)}${url.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const address of [altered, url.split('?')[0] ?? '', `${url}&ticket=x`, `${url}${'x'.repeat(1000)}`])
    expect(await statusOf(address, person), address).toBe(403);
  clock.now += 5 * 60_000;
  expect(await statusOf(url, person)).toBe(403);
  const again = await ask(person);
  await call('signOut', {}, { as: person.access_token });
  expect(await statusOf(String(again.object['url']), person)).toBe(401);
});

test('five files a day are made for an account, and each is fetched three times', async () => {
  const person = await signUp();
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push(await ask(person));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  const { object = {} } = answers[0] ?? {};
  const fetched = [];
  for (let times = 0; times < 4; times += 1) fetched.push((await fileAt(object['url'], person)).statusCode);
  expect(fetched).toEqual([200, 200, 200, 429]);
});

test('an old privacy choice of an account is in its export too', async () => {
  const person = await signUp();
  await call('changePrivacyChoices', { sale: 'refused', statistics: 'allowed' }, { as: person.access_token });
  const { tables } = JSON.parse(await textOf(person.id)) as DataFile;
  expect(tables['accounts']?.[0]).toMatchObject({ sale_choice: 'refused', statistics_choice: 'allowed' });
});
