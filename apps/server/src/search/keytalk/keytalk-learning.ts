import type { KeytalkRepository } from '@madang/database/search/keytalk.repository.ts';
import { isOutOfDate, type KeytalkVectors } from '@madang/domain/search/keytalk-vectors.ts';
import type { CatalogSnapshot } from '../../catalog/catalog-snapshot.ts';
import type { LexiconKeytalk } from './keytalk.ts';
import { learnInThread } from './learn-in-thread.ts';
import { titleWords } from './title-words.ts';

const DAY_MS = 86_400_000;
/** What was watched longer ago tells little of what people like. */
const TASTES_MS = 180 * DAY_MS;

interface LearningDeps {
  readonly catalog: () => CatalogSnapshot;
  readonly repository: KeytalkRepository;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Learns from the catalogue as it is now and from what was watched lately, keeps it, and gives it: the whole job. */
export const learnKeytalk = async (
  { catalog, repository, now }: LearningDeps,
  signal: AbortSignal = new AbortController().signal,
): Promise<KeytalkVectors> => {
  const snapshot = catalog();
  const learnedAt = now();
  const tastes = await repository.listTastes(learnedAt - TASTES_MS);
  const words = function* () {
    for (const content of snapshot.titles) yield titleWords(content, snapshot);
    for (const content of snapshot.webtoons) yield titleWords(content, snapshot);
  };
  const learned = { ...(await learnInThread(words(), tastes, signal)), catalogVersion: snapshot.version, learnedAt };
  await repository.replace(learned);
  return learned;
};

export interface KeytalkLearning {
  /** Takes what another node has learned, and learns where that is out of date; true when something was taken. */
  refresh(): Promise<boolean>;
  /** Ends what is going on. */
  stop(): void;
}

/** Keeps the keywords of one node as wise as the wisest node is. */
export const keytalkLearning = (deps: LearningDeps & { readonly keytalk: LexiconKeytalk }): KeytalkLearning => {
  const { keytalk, repository, catalog, now } = deps;
  const ending = new AbortController();
  let held: Pick<KeytalkVectors, 'catalogVersion' | 'learnedAt'> | null = null;
  let going: Promise<boolean> | null = null;

  const refresh = async (): Promise<boolean> => {
    const before = held;
    const kept = await repository.findState();
    if (kept && (kept.learnedAt !== held?.learnedAt || kept.catalogVersion !== held.catalogVersion)) {
      const learned = await repository.find();
      if (learned) await keytalk.hold(learned);
      held = learned;
    }
    if (isOutOfDate(held, catalog().version, now())) {
      const learned = await learnKeytalk(deps, ending.signal);
      await keytalk.hold(learned);
      held = learned;
    }
    return held !== before;
  };
  return {
    refresh() {
      // A learning takes longer than the time between two looks.
      going ??= refresh()
        .catch((error: unknown) => {
          if (ending.signal.aborted) return false;
          throw error;
        })
        .finally(() => {
          going = null;
        });
      return going;
    },
    stop: () => ending.abort(),
  };
};
