-- televisions that ask to be signed in; rows are forgotten an hour after their codes have ended
create table tv_sign_ins (
  id uuid primary key,
  -- what a person reads from the television: no two that are kept are the same
  user_code text not null unique,
  -- SHA-256 of the television's polling secret: a leaked table contains no usable secret
  token_hash bytea not null unique,
  device_id text not null,
  device_type text not null,
  device_model text not null,
  device_version text not null,
  country text not null,
  expires_at timestamptz not null,
  -- seconds
  poll_interval integer not null,
  polled_at timestamptz,
  answered_at timestamptz,
  -- null while unanswered, and when denied
  account_id uuid references accounts (id) on delete cascade,
  profile_id uuid references profiles (id) on delete cascade,
  attempt_id text,
  handed_at timestamptz,
  -- the tokens that were handed over, sealed under what the television asks with, for the minute of grace
  sealed_tokens bytea
);
-- forgets what has ended
create index tv_sign_ins_ended on tv_sign_ins (expires_at);
-- an account or a profile that goes takes its rows along
create index tv_sign_ins_of_account on tv_sign_ins (account_id) where account_id is not null;
