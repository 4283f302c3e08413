import { recordProgress, type Progress } from '@madang/domain/watch-history/progress.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const { call, signUp, clock, close } = await startApp();
afterAll(close);

const TABS = 8;
const FILMS = ['50', '51', '52'] as const;
const HOUR = 3600;

type Step =
  | { readonly kind: 'favorite' | 'like'; readonly id: string; readonly on: boolean }
  | { readonly kind: 'watch'; readonly id: string; readonly position: number; readonly sequence: number; readonly tab: number };
type Watch = Extract<Step, { kind: 'watch' }>;

/** What may be true of one title: where calls overlap, the server may have taken them in any order. */
interface Possible {
  readonly favorite: ReadonlySet<boolean>;
  readonly like: ReadonlySet<boolean>;
  readonly progress: readonly (Progress | null)[];
}
const UNTOUCHED: Possible = { favorite: new Set([false]), like: new Set([false]), progress: [null] };

/** Toggles that overlap end as any one of them, for the last one decides and each may be the last. */
const toggled = (before: ReadonlySet<boolean>, steps: readonly Step[], kind: 'favorite' | 'like'): ReadonlySet<boolean> => {
  const ends = steps.flatMap((step) => (step.kind === kind ? [step.on] : []));
  return ends.length > 0 ? new Set(ends) : before;
};

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [[]] : list.flatMap((each, index) => permutations(list.toSpliced(index, 1)).map((rest) => [each, ...rest]));

const reported = (stored: Progress | null, { id, position, sequence, tab }: Watch): Progress =>
  recordProgress(stored, { contentId: id, playingTime: position, playbackId: `tab ${tab}`, sequence, place: null }, HOUR, 0);

const watched = (before: Possible['progress'], steps: readonly Step[]): Possible['progress'] => {
  const reports = steps.filter((step): step is Watch => step.kind === 'watch');
  const ends = before.flatMap((start) =>
    permutations(reports).map((order) => order.reduce<Progress | null>((stored, report) => reported(stored, report), start)),
  );
  return [...new Map(ends.map((end) => [JSON.stringify(end), end])).values()];
};

const after = (before: Possible, steps: readonly Step[]): Possible => ({
  favorite: toggled(before.favorite, steps, 'favorite'),
  like: toggled(before.like, steps, 'like'),
  progress: watched(before.progress, steps),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('favorite' as const, 'like' as const),
    id: fc.constantFrom(...FILMS),
    on: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('watch' as const),
    id: fc.constantFrom(...FILMS),
    position: fc.integer({ min: 0, max: HOUR + 100 }),
    sequence: fc.nat(6),
    tab: fc.integer({ min: 1, max: TABS }),
  }),
);
/** Calls of one moment overlap; at most four, so that their orders can be told. */
const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });

const shownOf = (progress: Progress | null) => progress && [progress.playingTime, progress.finished];

test('whatever eight tabs favorite, like and watch at once, every list ends in a state that the calls allow', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (all) => {
      const user = await signUp();
      // Each tab is a session of its own in the end; what a profile has is one.
      const as = { as: user.access_token };
      const send = (each: Step) => {
        if (each.kind === 'watch') {
          const { id, position, sequence, tab } = each;
          const report = { content_id: id, event: 'progress', position, sequence, playback_id: `tab ${tab}` };
          return call('trackWatch', report, as);
        }
        const [add, remove] =
          each.kind === 'like' ? (['addLike', 'removeLike'] as const) : (['addFavorite', 'removeFavorite'] as const);
        return call(each.on ? add : remove, { content_id: each.id }, as);
      };
      const model = new Map<string, Possible>(FILMS.map((id) => [id, UNTOUCHED]));
      for (const moment of all) {
        clock.now += 1;
        const answers = await Promise.all(moment.map(send));
        expect(answers.map(({ status }) => status)).toEqual(moment.map(() => 200));
        for (const id of FILMS)
          model.set(
            id,
            after(
              model.get(id) ?? UNTOUCHED,
              moment.filter((each) => each.id === id),
            ),
          );
      }
      const favorites = (await call('listFavorites', { limit: 100 }, as)).objects.map(({ id }) => id);
      const likes = (await call('listLikes', {}, as)).objects.map(({ id }) => id);
      const history = (await call('listWatching', { limit: 100 }, as)).objects;
      const going = (await call('listContinueWatching', {}, as)).objects.map(({ id }) => id);
      expect(new Set(favorites).size).toBe(favorites.length);
      for (const [id, possible] of model) {
        expect([...possible.favorite]).toContain(favorites.includes(id));
        expect([...possible.like]).toContain(likes.includes(id));
        const item = history.find((each) => each['id'] === id);
        const shown = item ? [item['playing_time'], item['is_finish']] : null;
        expect(possible.progress.map(shownOf)).toContainEqual(shown);
        expect(going.includes(id)).toBe(item !== undefined && item['is_finish'] === false);
        expect((await call('getLike', { content_id: id }, as)).object['is_like']).toBe(likes.includes(id));
      }
    }),
    { numRuns: 60 },
  );
});
