-- password reset links, for accounts whose password is unknown or was never set
create table password_links (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- SHA-256 of the token, which is in the mail alone; finds the link that was followed
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- a new password ends all links of its account
  used_at timestamptz
);
-- ends the links of an account, and finds the newest
create index password_links_of_account on password_links (account_id, created_at);
