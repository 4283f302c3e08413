-- the address that an account wants to prove: its own, or the one that it wants instead
create table email_verifications (
  -- one at a time: a new request replaces the pending one
  account_id uuid primary key references accounts (id) on delete cascade,
  address text not null,
  -- SHA-256 of the newest mail's token; finds the verification whose link was followed
  hash bytea not null unique,
  mailed_at timestamptz not null,
  expires_at timestamptz not null,
  checked_at timestamptz,
  pressed_at timestamptz,
  confirmed_at timestamptz
);

-- mails that an account has asked for by its own will, which are counted by the day
create table email_requests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  -- change, start or resend
  kind text not null,
  asked_at timestamptz not null
);
-- counts those of a day
create index email_requests_of_account on email_requests (account_id, kind, asked_at);

-- until when a change of the address waits for its link; null where none does
alter table accounts add column email_change_until timestamptz;
