import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY, startApp } from '../app.fixture.ts';

const { call, signUp, clock, connection, close } = await startApp();
afterAll(close);
beforeEach(() => {
  clock.now = NOON;
});

const DAY_MS = 86_400_000;
const OPERATOR = { as: `operator ${OPERATOR_KEY}` };
const message = { en: 'Which ZIP code?', pt: 'Qual CEP?', es: '¿Qué código?', zh: '邮编？', vi: 'Mã bưu chính?' };
const written = (id: string, more: object = {}) => ({
  campaign_id: id,
  countries: ['US'],
  zip_prefixes: ['100'],
  message,
  start_date: new Date(NOON - DAY_MS).toISOString(),
  end_date: new Date(NOON + DAY_MS).toISOString(),
  ...more,
});
const publish = (...campaigns: readonly object[]) => call('changeZipCampaigns', { campaigns }, OPERATOR);
const newViewer = async (country = 'US') => ({ as: (await signUp({}, country)).access_token });
const campaignFor = async (who: { readonly as: string }) => (await call('getZipCampaign', {}, who)).object;
const tell = (who: { readonly as: string }, zip: string, campaign_id = 'fall') =>
  call('addCampaignAnswer', { campaign_id, fields: { zip } }, who);

test('a campaign in the account’s country asks for the ZIP code with the operator’s text while it runs [BI-37]', async () => {
  const [american, brazilian] = [await newViewer(), await newViewer('BR')];
  const nothing = { active: false, campaign_id: null, message: null, countries: [] };
  expect(await campaignFor(american)).toEqual(nothing);
  await publish(written('fall'));
  const { body, object } = await call('getZipCampaign', {}, american);
  expect([body.code, object]).toEqual(['0000', { active: true, campaign_id: 'fall', message, countries: ['US'] }]);
  expect(await campaignFor(brazilian)).toEqual(nothing);
  await publish(written('fall', { end_date: new Date(NOON).toISOString() }));
  expect(await campaignFor(american)).toEqual(nothing);
});

test('the first answer is saved, and the account is not asked again [BI-38]', async () => {
  const who = await newViewer();
  await publish(written('fall'));
  const answers = await Promise.all(Array.from({ length: 6 }, () => tell(who, '10001-2345')));
  for (const { status, object } of answers)
    expect([status, object]).toEqual([200, { campaign_id: 'fall', zip: '10001-2345', eligible: true }]);
  expect((await tell(who, '60601')).object).toMatchObject({ zip: '10001-2345', eligible: true });
  expect(await campaignFor(who)).toMatchObject({ active: false });
  const rows = await connection.database.selectFrom('campaign_answers').select('zip').execute();
  expect(rows).toEqual([{ zip: '10001-2345' }]);
  const other = await newViewer();
  expect((await tell(other, '60601')).object).toMatchObject({ zip: '60601', eligible: false });
  await publish();
  expect(await connection.repositories.zipCampaigns.listUnended(NOON)).toEqual([]);
  expect(await connection.database.selectFrom('campaign_answers').select('zip').execute()).toHaveLength(2);
});

test('an invalid ZIP code is a validation error of its field, and an inactive campaign refuses answers [BI-38]', async () => {
  const [american, brazilian] = [await newViewer(), await newViewer('BR')];
  await publish(written('fall'), written('gone', { end_date: new Date(NOON).toISOString() }));
  const { status, body } = await tell(american, '12');
  expect([status, body.reason, body.fields]).toEqual([400, 'INPUT_INVALID', { zip: 'malformed' }]);
  expect((await tell(american, '10001', 'gone')).body.reason).toBe('CAMPAIGN_NOT_FOUND');
  expect((await tell(american, '10001', 'nothing')).body.reason).toBe('CAMPAIGN_NOT_FOUND');
  expect((await tell(brazilian, '01310100')).body.reason).toBe('CAMPAIGN_NOT_FOUND');
});

test('an invalid campaign is refused with its reason, and the stored ones stay', async () => {
  await publish(written('fall'));
  for (const wrong of [
    [written('Fall')],
    [written('twice'), written('twice')],
    [written('back', { end_date: new Date(NOON - 2 * DAY_MS).toISOString() })],
    [written('where', { countries: [] })],
    [written('what', { zip_prefixes: ['%'] })],
  ])
    expect((await publish(...wrong)).body.reason).toBe('INPUT_INVALID');
  expect(await campaignFor(await newViewer())).toMatchObject({ campaign_id: 'fall' });
});
