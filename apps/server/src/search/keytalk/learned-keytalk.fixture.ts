import { lexiconKeytalk } from './keytalk.ts';
import { learnVectors } from './learn-vectors.ts';
import { titleWords } from './keytalk-learning.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

/** Placeholder pictures: no test looks at them. */
export const NO_PICTURES = { of: () => ({ path: 'p', still: 'still', color: '#112233' }), panelColor: () => '#112233' };

/** Keywords over a catalogue, learned from its words alone. */
export const learnedKeytalk = async (snapshot: CatalogSnapshot) => {
  const titles = [...snapshot.titles, ...snapshot.webtoons].map((content) => titleWords(content, snapshot));
  const learned = { ...learnVectors(titles, []), catalogVersion: snapshot.version, learner: 'of this moment', learnedAt: 0 };
  const keytalk = lexiconKeytalk({ catalog: () => snapshot });
  await keytalk.hold(learned);
  return { learned, keytalk };
};
