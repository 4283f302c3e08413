import type { Content } from '@madang/domain/catalog/content.ts';
import type { KeytalkVectors } from '@madang/domain/search/keytalk-vectors.ts';
import { unpackedVectors } from '@madang/domain/search/nearness.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { Concept, Keytalk } from '../../ports/search.ts';
import { filedConcepts, withMention } from './carriers.ts';
import { learnedNearness, type Nearness } from './learned-nearness.ts';
import { type LexiconConcept, type Tongue, TONGUES } from './lexicon/entry.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { type PhraseIndex, phraseIndex } from './phrases.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

const TONGUE_OF: Readonly<Record<Language, Tongue>> = { en_us: 'en', pt_br: 'pt', es_es: 'es', zh_cn: 'zh', vi_vn: 'vi' };

/** What is looked at of a phrase. */
const MAX_PHRASE_LENGTH = 200;

/** How scores of the ways to a concept stand to each other: named before begun before merely near. */
const SCORE = {
  named: 0.75,
  nested: 0.5,
  begun: 0.45,
  near: 0.62,
  /** How much more it is to take up all of the phrase. */
  share: 0.25,
  /** A name in a language that is neither the viewer's nor Korean nor English. */
  foreign: 0.9,
  /** A name found inside a longer Korean word. */
  inner: 0.9,
} as const;
/** What is less near than this is near by chance. */
const MIN_NEARNESS = 0.3;
/** Nearness in the vectors orders titles that carry a concept as surely. */
const FINE = 0.1;

/** Titles handled before the loop yields to the event loop: a few milliseconds of work. */
const SLICE = 400;
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Carried = readonly { readonly id: string; readonly score: number }[];
/** Which titles carry a concept, best first and then in the order of the catalogue; one per concept of the lexicon. */
interface Carriers {
  readonly lists: readonly Carried[];
  readonly scores: readonly ReadonlyMap<string, number>[];
}

/** Scores are rounded to steps of one thousandth: ten thousand titles are then sorted by bucket, without comparisons. */
const STEPS = 1000;
const inSteps = (score: number): number => Math.round(Math.min(1, score) * STEPS) / STEPS;
const ranked = (scores: ReadonlyMap<string, number>): Carried => {
  const steps = Array.from({ length: STEPS + 1 }, (): { readonly id: string; readonly score: number }[] => []);
  for (const [id, score] of scores) steps[STEPS - Math.round(score * STEPS)]?.push({ id, score });
  return steps.flat();
};

const filed = filedConcepts(LEXICON);

/** Looks through the whole catalogue, in slices. */
const carriersOf = async (contents: readonly Content[], learned: KeytalkVectors | null): Promise<Carriers> => {
  const found = LEXICON.map(() => new Map<string, number>());
  const places = new Map(learned?.titles.names.map((id, place) => [id, place]));
  await pause();
  const dimensions = learned ? learned.concepts.vectors.length / learned.concepts.names.length : 0;
  const concepts = learned && unpackedVectors(learned.concepts.vectors, dimensions);
  const conceptPlaces = new Map(learned?.concepts.names.map((key, place) => [key, place]));
  const mentioned = new Map<string, number[]>();
  for (const [concept, { key }] of LEXICON.entries()) {
    const ids = learned?.mentions.get(key) ?? [];
    for (const id of ids) {
      const known = mentioned.get(id);
      if (known) known.push(concept);
      else mentioned.set(id, [concept]);
    }
    if (ids.length > SLICE) await pause();
  }
  await pause();

  const fineScore = (concept: number, id: string): number => {
    const [at, title] = [conceptPlaces.get(LEXICON[concept]?.key ?? ''), places.get(id)];
    if (!learned || !concepts || at === undefined || title === undefined) return 0;
    let sum = 0;
    for (let d = 0; d < dimensions; d += 1)
      sum += (concepts[at * dimensions + d] ?? 0) * (learned.titles.vectors[title * dimensions + d] ?? 0);
    return Math.max(0, sum / 127);
  };

  for (let from = 0; from < contents.length; from += SLICE) {
    for (const content of contents.slice(from, from + SLICE)) {
      const strengths = new Map(filed(content));
      for (const concept of mentioned.get(content.id) ?? []) strengths.set(concept, withMention(strengths.get(concept)));
      for (const [concept, strength] of strengths)
        found[concept]?.set(content.id, inSteps(strength * (1 - FINE) + FINE * fineScore(concept, content.id)));
    }
    await pause();
  }
  const lists: Carried[] = [];
  for (const scores of found) {
    lists.push(ranked(scores));
    if (scores.size > SLICE) await pause();
  }
  return { lists, scores: found };
};

export interface LexiconKeytalk extends Keytalk {
  /** Takes what was learned; answers go on with the old until the new is in order. */
  hold(learned: KeytalkVectors): Promise<void>;
}

export interface KeytalkOptions {
  readonly catalog: () => CatalogSnapshot;
  /** Who says what a phrase means beyond the names of concepts; without it, or where it is silent, the learned vectors do. */
  readonly nearness?: Nearness;
}

/** Keywords by the lexicon and by nearness of meaning, over the catalogue in memory. */
export const lexiconKeytalk = ({ catalog, nearness }: KeytalkOptions): LexiconKeytalk => {
  let phrases: PhraseIndex | null = null;
  const byKey = new Map(LEXICON.map((concept, place) => [concept.key, place]));
  // A keyword of the catalogue chooses the concept that is called so, else the first that stands for it.
  const called = ({ synonyms }: LexiconConcept, keyword: string): boolean => synonyms.en.includes(keyword.replaceAll('_', ' '));
  for (const isChosen of [called, () => true])
    for (const [place, concept] of LEXICON.entries())
      for (const keyword of concept.keywords) if (!byKey.has(keyword) && isChosen(concept, keyword)) byKey.set(keyword, place);

  let learned: KeytalkVectors | null = null;
  let own: Nearness | null = null;
  let made: { readonly snapshot: CatalogSnapshot; readonly learned: KeytalkVectors | null; readonly carriers: Carriers } | null =
    null;
  let making: Promise<void> | null = null;

  const make = async (): Promise<void> => {
    const snapshot = catalog();
    const by = learned;
    made = { snapshot, learned: by, carriers: await carriersOf([...snapshot.titles, ...snapshot.webtoons], by) };
  };
  /** The first query after a change starts a rebuild in the background. Only the very first query waits for it. */
  const carriers = async (): Promise<Carriers> => {
    if (made?.snapshot !== catalog() || made.learned !== learned) {
      making ??= make().finally(() => {
        making = null;
      });
      if (!made) await making;
    }
    return made?.carriers ?? { lists: [], scores: [] };
  };

  const presented = (place: number): Concept | null => {
    const concept = LEXICON[place];
    return concept ? { key: concept.key, kind: concept.kind, words: concept.words } : null;
  };

  const scoresOf = async (phrase: string, language: Language): Promise<ReadonlyMap<number, number>> => {
    const tongue = TONGUE_OF[language];
    const fluent = new Set<Tongue>([tongue, 'ko', 'en']);
    const scores = new Map<number, number>();
    const count = (concept: number, score: number) => scores.set(concept, Math.max(score, scores.get(concept) ?? 0));
    const letters = Math.max(1, phrase.trim().length);
    phrases ??= phraseIndex(LEXICON);
    const matches = phrases.matches(phrase, TONGUES, tongue);
    for (const match of matches) {
      const share = Math.min(1, (match.to - match.from) / letters);
      const whole = (match.nested ? SCORE.nested : SCORE.named) + SCORE.share * share;
      count(match.concept, whole * (fluent.has(match.tongue) ? 1 : SCORE.foreign) * (match.inner ? SCORE.inner : 1));
    }
    for (const { concept, tongue: of, share, length } of phrases.completions(phrase)) {
      const begun = SCORE.begun + SCORE.share * share * Math.min(1, length / letters);
      count(concept, begun * (fluent.has(of) ? 1 : SCORE.foreign));
    }
    const named = matches.filter(({ nested }) => !nested).map(({ concept }) => concept);
    const near = (await nearness?.to(phrase, named)) ?? (await own?.to(phrase, named)) ?? null;
    for (const [concept, value] of near?.entries() ?? []) if (value > MIN_NEARNESS) count(concept, SCORE.near * value);
    return scores;
  };

  return {
    concept: (key) => presented(byKey.get(key) ?? -1),

    async suggest(phrase, { language, most }) {
      const scores = await scoresOf(Array.from(phrase).slice(0, MAX_PHRASE_LENGTH).join(''), language);
      const { lists } = await carriers();
      return [...scores]
        .filter(([concept]) => (lists[concept]?.length ?? 0) > 0)
        .sort(([a, lower], [b, higher]) => higher - lower || (lists[b]?.length ?? 0) - (lists[a]?.length ?? 0) || a - b)
        .slice(0, most)
        .flatMap(([place, score]) => {
          const concept = presented(place);
          return concept ? [{ concept, score }] : [];
        });
    },

    async titlesWith(keys) {
      const places = [...new Set(keys)].map((key) => byKey.get(key) ?? -1);
      const { lists, scores } = await carriers();
      const [fewest, ...others] = [...new Set(places)].sort((a, b) => (lists[a]?.length ?? 0) - (lists[b]?.length ?? 0));
      const carried = fewest === undefined ? [] : (lists[fewest] ?? []);
      if (others.length === 0) return carried;
      return carried
        .flatMap(({ id, score }) => {
          const all = others.map((concept) => scores[concept]?.get(id) ?? 0);
          // All must apply: the weakest counts most.
          return all.every((each) => each > 0)
            ? [{ id, score: [score, ...all].reduce((product, each) => product * each, 1) }]
            : [];
        })
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    },

    async hold(next) {
      learned = next;
      own = learnedNearness(next);
      await pause();
      await making;
      await carriers();
      await making;
    },
  };
};
