-- cards that a browser has told the sandbox of, until they become an instrument; no number is here, nor the one behind the card
create table sandbox_tokens (
  id text primary key,
  -- which of the test cards it is, by what it does
  scenario text not null,
  brand text not null,
  last4 text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  zip_code text not null,
  holder text not null,
  expires_at timestamptz not null
);
-- finds what has run out
create index sandbox_tokens_expired on sandbox_tokens (expires_at);

-- what may be charged: each comes of one token and belongs to one account
create table sandbox_instruments (
  reference text primary key,
  -- the same ask again gives the same instrument
  key text not null unique,
  token_id text not null unique,
  -- the merchant's id of the customer
  customer text not null,
  scenario text not null,
  brand text not null,
  last4 text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  zip_code text not null,
  holder text not null,
  fingerprint text not null,
  created_at timestamptz not null,
  forgotten_at timestamptz
);

-- what was charged: the primary key is why the same key never takes money twice
create table sandbox_charges (
  key text primary key,
  instrument text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  reference text not null,
  state text not null check (state in ('SUCCEEDED', 'DECLINED')),
  decline text,
  code text,
  created_at timestamptz not null,
  -- the sandbox reports no outcome before this instant
  known_from timestamptz not null,
  check ((state = 'DECLINED') = (decline is not null and code is not null))
);
-- counts what an instrument has paid
create index sandbox_charges_of_instrument on sandbox_charges (instrument);
