-- names an identity in calls; nodes that do not know the column leave it to the default
alter table identities add column id uuid not null default gen_random_uuid();
create unique index identities_by_id on identities (id);
-- what the provider or partner called the person when the identity was joined: an e-mail address, for display only
alter table identities add column email text;

-- by which identity a session began; both null for a password, a television, and sessions older than this column
alter table sessions add column identity_issuer text;
alter table sessions add column identity_subject text;

-- A pending identity no longer needs an account: the account may be known only when the viewer has signed in, or may not exist yet.
-- hand_overs keeps its rows for nodes older than this migration, and is not written any more.
alter table pending_identities alter column account_id drop not null;
alter table pending_identities add column created_at timestamptz;
alter table pending_identities add column email text;
alter table pending_identities add column email_verified boolean not null default false;
alter table pending_identities add column first_name text;
alter table pending_identities add column last_name text;
alter table pending_identities add column language text;
alter table pending_identities add column birthday text;
alter table pending_identities add column guest boolean not null default false;
-- of a partner's request
alter table pending_identities add column request_id text;
alter table pending_identities add column product_id text;
alter table pending_identities add column redirect_uri text;
-- finds the request of a partner that waits for a sign-in
create index pending_identities_by_request on pending_identities (issuer, request_id) where request_id is not null;

-- links mailed to the owner of an account, by which a joined identity is removed again
create table identity_undo_links (
  -- SHA-256 of the mailed token
  hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_undo_links_of_account on identity_undo_links (account_id);
-- finds what has run out
create index identity_undo_links_expired on identity_undo_links (expires_at);
