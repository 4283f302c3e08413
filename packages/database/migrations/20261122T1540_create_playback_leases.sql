-- which devices of an account play: one row a session, renewed while it plays
create table playback_leases (
  session_id uuid primary key references sessions (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  content_id text not null,
  started_at timestamptz not null,
  renewed_at timestamptz not null,
  ended_at timestamptz,
  -- ended by another device of the account, or by itself
  ended_by_another boolean not null default false
);
create index playback_leases_of_account on playback_leases (account_id);
