-- what a profile took out of a list a moment ago, as it was: it can be given back, and is gone for good soon after
create table removals (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  list text not null check (list in ('favorites', 'watch_progress')),
  removed_at timestamptz not null,
  rows jsonb not null
);
-- finds what can no longer be given back
create index removals_oldest on removals (removed_at);
-- goes with its profile
create index removals_of_profile on removals (profile_id);
