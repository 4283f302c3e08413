-- which ads were handed out for which break of which playback; asking again for a break finds the same ones
create table ad_showings (
  id uuid primary key,
  playback_id uuid not null,
  break_id text not null,
  position integer not null,
  ad_id text not null,
  content_id text not null,
  -- whether the viewer was signed in
  audience text not null check (audience in ('user', 'anonymous')),
  -- a profile, or the address of the day as a key that cannot be turned back
  viewer_key text not null,
  duration_seconds double precision not null,
  skip_after integer,
  -- third-party ad from a VAST tag: its film, click and trackers; null for an ad of the operator
  tagged jsonb,
  served_at timestamptz not null,
  unique (playback_id, break_id, position)
);
-- finds when a viewer last had ads before a film
create index ad_showings_before_films on ad_showings (viewer_key, served_at desc) where break_id = 'pre';
-- counts what an advertiser pays for, by day
create index ad_showings_of_ad on ad_showings (ad_id, served_at);

-- what was told of a showing: each event once
create table ad_events (
  showing_id uuid not null references ad_showings (id) on delete cascade,
  event text not null,
  counted_at timestamptz not null,
  primary key (showing_id, event)
);
