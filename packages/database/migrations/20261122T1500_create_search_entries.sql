-- everything that can be found in the catalogue: titles, people, and what titles are about; written by a job, one row for each
create table search_entries (
  number serial primary key,
  -- title, person or tag
  kind text not null,
  id text not null,
  -- the best known come first, then the newest
  fame integer not null,
  start_date text not null,
  -- the names as the ranking reads them, one a line
  keys text not null,
  -- ids of the titles that a person or tag leads to, the best known first, one a line: far quicker to read than an array
  titles text not null,
  -- pieces of all names as numbers: an entry with all pieces of a text is a candidate match
  grams integer[] not null,
  -- what all of the above is known by: a row that has the same one need not be written
  mark text not null,
  unique (kind, id)
);
-- finds by pieces of a name, in any script and locale
create index search_entries_by_grams on search_entries using gin (grams);

-- prefixes shared by too many entries to scan: the best of those entries
create table search_beginnings (
  -- the beginning, as a number
  gram integer primary key,
  -- numbers of search_entries, best first
  entries integer[] not null
);

-- beginnings of words, to be found although they were typed with slips
create table search_stems (
  -- space and stem, as a number
  gram integer primary key,
  space text not null,
  stem text not null,
  -- the stem with letters left out, as numbers: what is nearly the same has one of them in common
  slips integer[] not null
);
-- finds what is nearly what was typed
create index search_stems_by_slips on search_stems using gin (slips);

-- one row: the catalogue that was written down last
create table search_state (
  only_row boolean primary key default true check (only_row),
  catalog_version text not null
);
