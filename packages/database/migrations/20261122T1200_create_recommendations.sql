-- what a job learnt from watching, likes and favorites: the titles most like a title, best first
create table title_neighbours (
  title_id text primary key,
  -- [{ id, score }]
  neighbours jsonb not null
);

-- one row a ranking ("most_played"): title ids, most first
create table rankings (
  name text primary key,
  title_ids text[] not null,
  ranked_at timestamptz not null
);
