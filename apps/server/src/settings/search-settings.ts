import { optionalSetting, setting } from './setting.ts';
import { choice, url } from './setting-kinds.ts';

export const searchSettings = {
  searchEngine: setting({
    name: 'SEARCH_ENGINE',
    kind: choice('memory', 'postgres'),
    default: 'memory',
    doc: 'Search engine: `memory`, an index in each node, or `postgres`, tables shared by all nodes, for large catalogs ([decision 10](../decisions/0010-search-engines.md))',
  }),
  keytalkUrl: optionalSetting({
    name: 'KEYTALK_URL',
    kind: url,
    doc: 'Embedding service for search phrases: `POST {"texts": […]}` is answered with `{"vectors": [[…], …]}` within three seconds. Without it, or while it fails, vectors learned from the catalog are used ([decision 11](../decisions/0011-keytalk-lexicon-and-vectors.md))',
  }),
};
export type SearchEngine = 'memory' | 'postgres';
