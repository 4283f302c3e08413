create table search_picks (
  -- YYYY-MM-DD; days that no list looks at any more are deleted
  day text not null,
  -- a profile, or an IP address hashed with a daily key: viewers count once and cannot be tracked
  viewer text not null,
  content_id text not null,
  -- opening a title from search ten times a day is opening it once; also finds and deletes by day
  primary key (day, content_id, viewer)
);

create table search_misses (
  day text not null,
  -- what was looked for in vain, without who looked for it
  query text not null,
  count integer not null,
  primary key (day, query)
);
