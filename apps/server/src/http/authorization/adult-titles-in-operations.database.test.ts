import { randomUUID } from 'node:crypto';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLANTED, PLANTED_CATALOG, PLANTED_IDS, PLANTED_WORD } from './adult-titles.fixture.ts';
import { PASSWORD, startApp } from '../../app.fixture.ts';
import { publishGuide } from '../../live/live.jobs.ts';
import { PANELS } from '../../webtoons/strip.fixture.ts';

const { call, inject, connection, deps, guide, source, signUp, entitle, close } = await startApp();
afterAll(close);

await connection.repositories.catalog.replaceAll(PLANTED_CATALOG);
await source.refresh();
/** The planted episode is on air, the planted film comes next, and a title for all stands after them. */
await connection.repositories.live.replaceWeek('slate', [
  { weekday: 6, startMinute: 1200, durationMinutes: 120, contentId: PLANTED.episode.id, catchUp: true },
  { weekday: 6, startMinute: 1320, durationMinutes: 60, contentId: PLANTED.film.id, catchUp: true },
  { weekday: 6, startMinute: 1380, durationMinutes: 30, contentId: PLANTED.mildEpisode.id, catchUp: true },
  { weekday: 0, startMinute: 60, durationMinutes: 60, contentId: '50', catchUp: true },
]);
await publishGuide(deps);
await guide.refresh();
const airings = () => deps.live.guide().airings;

/** The profile that looks: for the family, in an account whose adult profile has watched, liked, downloaded and searched all of it. */
const family = { as: '', profileId: '', accountId: '' };
let adult = '';
const DEVICE = randomUUID();
/** A call that has to succeed, or the traces that the test looks for would be missing. */
const succeed: typeof call = async (...sent) => {
  const answer = await call(...sent);
  if (answer.status !== 200) throw new Error(`${sent[0]} was refused: ${JSON.stringify(answer.body)}`);
  return answer;
};
/** What one profile leaves behind on the planted titles. */
const leaveTraces = async (as: string) => {
  for (const id of [PLANTED.series.id, PLANTED.film.id, PLANTED.webtoon.id]) {
    await succeed('addFavorite', { content_id: id }, { as });
    await succeed('addLike', { content_id: id }, { as });
  }
  const place = { sequence: 1, playback_id: randomUUID() };
  for (const id of [PLANTED.episode.id, PLANTED.film.id])
    await succeed('trackWatch', { content_id: id, event: 'progress', position: 600, ...place }, { as });
  const panel = PANELS[1]?.id ?? PANELS[0]?.id;
  await succeed(
    'trackReading',
    { content_id: PLANTED.chapter.id, event: 'progress', panel_id: panel, fraction: 0.5, ...place },
    { as },
  );
  for (const id of [PLANTED.series.id, PLANTED.film.id])
    await succeed('trackSearch', { q: PLANTED_WORD, content_id: id, search_src: 'results', result_count: 3 }, { as });
  await succeed('addDownload', { content_id: PLANTED.film.id, quality: 540, device_id: DEVICE }, { as });
  await succeed('playVideo', { content_id: PLANTED.film.id }, { as });
};
beforeAll(async () => {
  const user = await signUp();
  await entitle(user.id, 'Premium');
  adult = user.access_token;
  await call('selectProfile', { id: user.profile?.id }, { as: adult });
  await leaveTraces(adult);
  // The profile's age is lowered afterwards: its lists still contain what it kept as an adult.
  const age = { id: user.profile?.id, rating_value: 'family', password: PASSWORD };
  await succeed('changeProfile', age, { as: adult });
  family.as = adult;
  family.profileId = user.profile?.id ?? '';
  family.accountId = user.id;
});

/** What is sent in a field, by its name; several values are tried one after the other. */
const VALUES: Readonly<Record<string, () => readonly unknown[]>> = {
  id: () => ['40', '50', 'kim', 'zyxquorn-person', ...PLANTED_IDS],
  content_id: () => ['50', ...PLANTED_IDS],
  content_ids: () => [PLANTED_IDS.join(',')],
  parent_id: () => [PLANTED.webtoon.id, '60'],
  related_id: () => ['60', PLANTED.webtoon.id],
  because_of: () => ['40', ...PLANTED_IDS],
  collection_id: () => ['22', '30', '31', '67', 'home-stage', 'mixed', 'top-ten'],
  programme_id: () => airings().map(({ id }) => id),
  profile_id: () => [family.profileId],
  q: () => ['Zyxquorn Nights', 'Zyxqourn Nights', 'zyxquron', 'zyxquorn person', 'Person kim', 'Ten Minutes'],
  language: () => ['en_us'],
  article: () => ['devices'],
  from: () => [new Date(deps.now() - 86_400_000).toISOString(), '1'],
  to: () => [new Date(deps.now() + 3 * 86_400_000).toISOString()],
  device_id: () => [DEVICE],
  quality: () => [540],
  event: () => ['progress', 'open'],
  position: () => [60],
  fraction: () => [0.5],
  sequence: () => [2],
  playback_id: () => [randomUUID()],
  panel_id: () => [PANELS[0]?.id],
  placement: () => ['main', 'home'],
  search_src: () => ['results'],
  result_count: () => [1],
  limit: () => [100],
};

/** Every input that the values above make for an operation: one field varied at a time, the others at their first value. */
const inputsOf = ({ input }: Operation): readonly Record<string, unknown>[] => {
  const fields = Object.keys(input?.shape ?? {}).filter((field) => VALUES[field]);
  const usual = Object.fromEntries(fields.map((field) => [field, VALUES[field]?.()[0]]));
  const required = fields.filter(
    (field) =>
      input?.shape[field] &&
      !(input.shape[field] as { safeParse(value: unknown): { success: boolean } }).safeParse(undefined).success,
  );
  const least = Object.fromEntries(required.map((field) => [field, usual[field]]));
  return [
    least,
    ...fields.flatMap((field) =>
      (VALUES[field]?.() ?? []).flatMap((value) => [
        { ...least, [field]: value },
        { ...usual, [field]: value },
      ]),
    ),
  ];
};

/** Whatever of the planted titles stands in an answer, besides what was sent. */
const leaksIn = (body: string, sent: object): readonly string[] => {
  const request = JSON.stringify(sent).toLowerCase();
  const seen = body.toLowerCase();
  return [PLANTED_WORD, ...PLANTED_IDS].filter((mark) => seen.includes(mark) && !request.includes(mark));
};

/** These end the session, the profile or the lists that the test looks at; what they answer is a list of none. */
const ENDS = ['signOut', 'removeProfile', 'endSession', 'endOtherSessions', 'changePassword', 'selectProfile'] as const;
const OPERATIONS = (Object.entries(api) as [OperationName, Operation][]).filter(
  ([name, { authority }]) =>
    authority !== 'operator' && !(ENDS as readonly string[]).includes(name) && !/^remove|^restore/.test(name),
);

test.each(OPERATIONS)('the answer of %s shows a family profile nothing of a title rated 19', async (name, operation) => {
  for (const input of inputsOf(operation)) {
    const response = await inject(name, input, { as: family.as });
    expect(leaksIn(response.body, input), `${name} ${JSON.stringify(input)} ${response.body.slice(0, 2000)}`).toEqual([]);
  }
});

test('a profile that may see the planted titles finds them by the same calls, so that their absence is meaningful', async () => {
  const seen = new Set<string>();
  for (const [name, operation] of OPERATIONS) {
    if (!ROUTES[name].startsWith('GET')) continue;
    for (const input of inputsOf(operation)) {
      const { body } = await inject(name, input, { as: 'anonymous' });
      if (leaksIn(body, input).length > 0) seen.add(name);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'listCollection',
      'getContent',
      'searchTitles',
      'listSuggestions',
      'listPersonTitles',
      'listTopSearches',
      'listGuide',
      'getLiveCountdown',
      'listWebtoonGroups',
      'listRelatedWebtoons',
      'listEpisodes',
    ]),
  );
});
