-- subtitle_preferences: what a profile chose of how subtitles look, one row a part, so that choices of two devices merge part by part
create table subtitle_preferences (
  profile_id uuid not null references profiles (id) on delete cascade,
  part text not null check (part in ('size', 'color', 'background', 'edge', 'place', 'second')),
  -- empty for the whole profile
  series_id text not null check (series_id = '' or part = 'place'),
  value text not null check (length(value) <= 20),
  chosen_at timestamptz not null,
  primary key (profile_id, part, series_id)
);
