create table contents (
  id text primary key,
  type text not null,
  detail_type text not null,
  -- finds the episodes and clips of a title
  parent_id text references contents (id) on delete cascade,
  catalogs integer[] not null default '{}',
  number integer,
  duration_seconds integer not null,
  title jsonb not null,
  romanized text not null,
  synopsis jsonb,
  genres text[] not null default '{}',
  keywords text[] not null default '{}',
  credits jsonb not null,
  year integer not null,
  broadcaster text not null,
  rating text not null,
  policy_range text not null,
  state text not null,
  start_date text not null,
  end_date text,
  rhythm text,
  season integer,
  related_ids text[] not null default '{}',
  countries text[],
  asset text,
  -- seconds of intro and credits, or null
  marks jsonb,
  picture jsonb not null
);
-- loads the children of a title when the catalogue is read into memory
create index contents_parent on contents (parent_id);

create table people (
  id text primary key,
  name text not null,
  name_ko text not null,
  picture jsonb not null
);

create table keywords (
  key text primary key,
  words jsonb not null
);

create table collections (
  id text primary key,
  catalog_id integer not null,
  position integer not null,
  name jsonb not null,
  layout text not null,
  content_ids text[] not null
);

-- one row; a node reloads the catalogue when this version differs from the one in its memory
create table catalog_state (
  id integer primary key default 1 check (id = 1),
  version text not null
);
insert into catalog_state (version) values ('empty');
