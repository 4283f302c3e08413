create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  profile_id uuid references profiles (id) on delete set null,
  remembered boolean not null,
  newest_generation integer not null,
  created_at timestamptz not null,
  -- no rotation carries a session beyond this
  ends_at timestamptz not null,
  revoked_at timestamptz
);
-- ends every session of an account
create index sessions_of_account on sessions (account_id);

create table refresh_tokens (
  -- SHA-256 of the token: a leaked table contains no usable token
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  generation integer not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- the successor, sealed under the token itself, for the seconds of grace
  sealed_successor bytea,
  -- one successor per token, whatever races
  unique (session_id, generation)
);
