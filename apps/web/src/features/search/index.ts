export { HeaderField } from './HeaderField.tsx';
export { loadPersonPage } from './person-page.ts';
export { PersonView } from './PersonView.tsx';
export { loadSearchPage } from './search-page.ts';
export { readSearchQuery } from './search-query.ts';
export { SearchView } from './SearchView.tsx';
