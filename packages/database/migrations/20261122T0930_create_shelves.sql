create table favorites (
  profile_id uuid not null references profiles (id) on delete cascade,
  content_id text not null,
  added_at timestamptz not null,
  primary key (profile_id, content_id)
);
-- finds the profile's shelf, newest first
create index favorites_newest on favorites (profile_id, added_at desc, content_id);

create table likes (
  profile_id uuid not null references profiles (id) on delete cascade,
  content_id text not null,
  added_at timestamptz not null,
  primary key (profile_id, content_id)
);
-- lists what the profile likes, newest first
create index likes_newest on likes (profile_id, added_at desc, content_id);

create table watch_progress (
  profile_id uuid not null references profiles (id) on delete cascade,
  content_id text not null,
  playing_time integer not null,
  finished boolean not null,
  playback_id text not null,
  sequence integer not null,
  modified_at timestamptz not null,
  primary key (profile_id, content_id)
);
-- lists history and continue-watching, newest first
create index watch_progress_newest on watch_progress (profile_id, modified_at desc, content_id);
