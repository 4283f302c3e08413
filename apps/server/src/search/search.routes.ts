import type { Routes } from '../use-case/use-case.ts';
import { listPersonTitles } from './list-person-titles.ts';
import { listSuggestions } from './list-suggestions.ts';
import { listTopSearches } from './list-top-searches.ts';
import { searchKeywords } from './search-keywords.ts';
import { searchTitles } from './search-titles.ts';
import { trackSearch } from './track-search.ts';

export const searchRoutes = {
  searchTitles,
  searchKeywords,
  listSuggestions,
  listTopSearches,
  trackSearch,
  listPersonTitles,
} satisfies Routes<
  'searchTitles' | 'searchKeywords' | 'listSuggestions' | 'listTopSearches' | 'trackSearch' | 'listPersonTitles'
>;
