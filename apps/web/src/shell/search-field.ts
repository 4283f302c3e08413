/** The id of the field on the page of the search: the header leads there instead of opening another one. */
export const PAGE_SEARCH_FIELD = 'search-field';
