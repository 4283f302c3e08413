-- what happened in every playback, as browsers tell it; only added to, and forgotten after 400 days
create table playback_events (
  playback_id text not null,
  sequence integer not null,
  event text not null,
  -- of an update: what changed, and its new value
  change text,
  value text,
  content_id text not null,
  kind text not null,
  -- seconds from the start
  position double precision not null,
  -- a profile, or an address under a key that is another one every day; no reference, so that adding asks no other table
  viewer text not null,
  signed_in boolean not null,
  device text not null,
  country text not null,
  collection text,
  via_click text,
  came_from text,
  app_version text,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  -- deduplicates retried reports
  primary key (playback_id, sequence)
);
-- finds the oldest, which are forgotten some thousands at a time
create index playback_events_oldest on playback_events (received_at);

-- who played what on a day: ten episodes' worth of checks are one row each
create table plays (
  -- YYYY-MM-DD, UTC
  day text not null,
  content_id text not null,
  viewer text not null,
  -- counts once per viewer, content and day; also ranks the last days, and finds the oldest
  primary key (day, content_id, viewer)
);
