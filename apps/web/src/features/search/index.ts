export { HeaderField } from './HeaderField.tsx';
export { personPageOf } from './person-page.ts';
export { PersonView } from './PersonView.tsx';
export { searchPageOf } from './search-page.ts';
export { readSearchQuery } from './search-query.ts';
export { SearchView } from './SearchView.tsx';
