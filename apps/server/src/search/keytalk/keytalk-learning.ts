import { createHash } from 'node:crypto';
import type { KeytalkRepository } from '@madang/database/search/keytalk.repository.ts';
import { isOutOfDate, isWhole, type KeytalkState } from '@madang/domain/search/keytalk-vectors.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { LexiconKeytalk } from './keytalk.ts';
import { learnInThread } from './learn-in-thread.ts';
import { DIMENSIONS, type TitleWords } from './learn-vectors.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';
import type { LexiconConcept } from './lexicon/entry.ts';
import { LEXICON } from './lexicon/lexicon.ts';

const DAY_MS = 86_400_000;
/** What was watched longer ago tells little of what people like. */
const TASTES_MS = 180 * DAY_MS;

interface LearningDeps {
  readonly keytalk: LexiconKeytalk;
  readonly catalog: () => CatalogSnapshot;
  readonly repository: KeytalkRepository;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface KeytalkLearning {
  /** Takes what was learned by whatever node since the last time; true when there was something. */
  take(): Promise<boolean>;
  /** Learns from the catalogue as it is now and from what was watched lately, keeps it for all nodes and takes it: the whole job. */
  learn(signal: AbortSignal): Promise<void>;
}

/** Raised with every change of the code after which something else is learned from the same catalogue. */
const LEARNER_VERSION = 1;

/** Names a learner by all that it brings along: its code, the lexicon, and the tables by which Chinese falls into words. */
export const nameLearner = (version: number, lexicon: readonly LexiconConcept[], wordTables: string): string =>
  createHash('sha256')
    .update(JSON.stringify([version, wordTables, lexicon]))
    .digest('base64url')
    .slice(0, 22);

/** Who learns here: what others have left is not taken. */
export const LEARNER = nameLearner(LEARNER_VERSION, LEXICON, process.versions['icu'] ?? '');

/** A long series has said what it is about by then. */
const MAX_EPISODES = 16;

/** The texts of some contents by language, put together. */
const textsOf = (contents: readonly Content[]): TitleWords['texts'] => {
  const textIn = (language: Language): string =>
    contents.map(({ title, synopsis }) => `${title[language]}\n${synopsis?.[language] ?? ''}`).join('\n');
  return {
    ko: contents.map(({ title }) => title.ko).join('\n'),
    en: textIn('en_us'),
    pt: textIn('pt_br'),
    es: textIn('es_es'),
    zh: textIn('zh_cn'),
    vi: textIn('vi_vn'),
  };
};

/** What there is to learn from about a title: its own words, and those of episodes that have some. */
export const titleWords = (content: Content, catalog: Pick<CatalogSnapshot, 'childrenOf'>): TitleWords => ({
  id: content.id,
  texts: textsOf([content]),
  episodes: textsOf(
    catalog
      .childrenOf(content.id)
      .filter(({ synopsis }) => synopsis !== null)
      .slice(0, MAX_EPISODES),
  ),
  keywords: content.keywords,
  genres: content.genres,
});

/** Keeps the keywords of one node as wise as the wisest node is. */
export const keytalkLearning = ({ keytalk, repository, catalog, now }: LearningDeps): KeytalkLearning => {
  let held: KeytalkState | null = null;
  let taking: Promise<boolean> | null = null;

  const takeWhatIsNew = async (): Promise<boolean> => {
    const kept = await repository.findState();
    if (!kept || (kept.learnedAt === held?.learnedAt && kept.catalogVersion === held.catalogVersion)) return false;
    if (kept.learner !== LEARNER) return false;
    const learned = await repository.find();
    if (learned?.learner !== LEARNER || !isWhole(learned, DIMENSIONS)) return false;
    await keytalk.hold(learned);
    held = learned;
    return true;
  };
  const take = (): Promise<boolean> => {
    // Holding many vectors takes longer than the time between two looks.
    taking ??= takeWhatIsNew().finally(() => {
      taking = null;
    });
    return taking;
  };
  return {
    take,
    async learn(signal) {
      const snapshot = catalog();
      const lessons = { catalogVersion: snapshot.version, learner: LEARNER };
      const learnedAt = now();
      if (!isOutOfDate(await repository.findState(), lessons, learnedAt)) {
        await take();
        // What is kept may turn out to be of no use.
        if (!isOutOfDate(held, lessons, learnedAt)) return;
      }
      const tastes = await repository.listTastes(learnedAt - TASTES_MS);
      const words = function* () {
        for (const content of snapshot.titles) yield titleWords(content, snapshot);
        for (const content of snapshot.webtoons) yield titleWords(content, snapshot);
      };
      const learned = await learnInThread(words(), tastes, signal);
      await repository.replace({ ...learned, ...lessons, learnedAt });
      await take();
    },
  };
};
