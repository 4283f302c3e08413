-- assertions of partners that were used: each serves once
create table used_assertions (
  partner text not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (partner, jti)
);
-- finds what has run out
create index used_assertions_expired on used_assertions (expires_at);

-- whom a partner handed over, and who has yet to sign in or up here
create table hand_overs (
  partner text not null,
  request_id text not null,
  product_id text not null,
  subject text not null,
  -- SHA-256 of what only this browser has
  browser_hash bytea not null,
  birthday text,
  expires_at timestamptz not null,
  primary key (partner, request_id)
);
-- finds what has run out
create index hand_overs_expired on hand_overs (expires_at);
