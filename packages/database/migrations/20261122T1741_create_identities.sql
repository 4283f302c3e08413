-- who people are elsewhere: at providers, and at partners
create table identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  -- an identity is one person here; only this pair tells people apart
  primary key (issuer, subject)
);
-- lists what an account is joined with
create index identities_of_account on identities (account_id);

-- who has left for a provider and is to come back within ten minutes
create table social_attempts (
  -- SHA-256 of the OAuth state; the row is deleted on return, so that a state is used once
  state_hash bytea primary key,
  -- SHA-256 of what only this browser has
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  language text not null,
  remembered boolean not null,
  -- where signing in leads, a path of this site
  way_back text,
  expires_at timestamptz not null
);
-- finds what has run out
create index social_attempts_expired on social_attempts (expires_at);

-- what a provider vouched for, waiting for the password of the account that has the address
create table pending_identities (
  -- one per browser: SHA-256 of what only it has
  browser_hash bytea primary key,
  issuer text not null,
  subject text not null,
  provider text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  remembered boolean not null,
  way_back text,
  expires_at timestamptz not null
);
-- finds what has run out
create index pending_identities_expired on pending_identities (expires_at);
