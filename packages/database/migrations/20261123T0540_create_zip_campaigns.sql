-- what the operator asks people for their postal code for: a few at most, replaced as a whole and read as a whole
create table zip_campaigns (
  id text primary key,
  countries text[] not null,
  -- how the postal codes begin for which it is meant; empty: all of them
  prefixes text[] not null,
  message jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

-- what an account told, once for each campaign; it stays when the campaign is gone
create table campaign_answers (
  account_id uuid not null references accounts (id) on delete cascade,
  campaign_id text not null,
  country text not null,
  zip text not null,
  is_meant boolean not null,
  answered_at timestamptz not null,
  primary key (account_id, campaign_id)
);
