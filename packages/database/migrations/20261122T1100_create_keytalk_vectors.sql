-- three rows, read whole by every node when it starts and when another node has learned
create table keytalk_vectors (
  -- words, concepts or titles
  kind text primary key,
  -- the catalogue from which they were learned
  catalog_version text not null,
  learned_at timestamptz not null,
  -- what the vectors are called, one a line: far quicker to read than an array
  names text not null,
  -- for each name as many signed bytes as there are dimensions
  vectors bytea not null
);

create table keytalk_mentions (
  concept text primary key,
  -- ids of the titles whose words name the concept, one a line
  title_ids text not null
);
