import type { KeytalkRepository } from '@madang/database/search/keytalk.repository.ts';
import { isOutOfDate, isWhole, type KeytalkState } from '@madang/domain/search/keytalk-vectors.ts';
import type { LexiconKeytalk } from './keytalk.ts';
import { learnInThread } from './learn-in-thread.ts';
import { DIMENSIONS } from './learn-vectors.ts';
import { LEARNER } from './learner.ts';
import { titleWords } from './title-words.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

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
