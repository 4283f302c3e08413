create table accounts (
  id uuid primary key,
  -- one account per address, in its normal spelling (accounts/credentials.ts)
  email text not null unique,
  password_hash text,
  first_name text not null,
  last_name text not null,
  gender text not null,
  birthday text,
  language text not null,
  country text not null,
  user_type text not null default '1',
  email_verified boolean not null default false,
  created_at timestamptz not null
);

create table profiles (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  image_path text,
  picture text not null,
  interface_language text not null,
  subtitle_language text not null,
  viewing_age text not null,
  pin_hash bytea,
  created_at timestamptz not null
);
-- lists the profiles of an account, oldest first
create index profiles_of_account on profiles (account_id, created_at, id);

create table subscriptions (
  id uuid primary key,
  -- one running subscription per account
  account_id uuid not null unique references accounts (id) on delete cascade,
  sku text not null,
  plan text not null,
  period text not null,
  gateway text not null,
  status text not null,
  started_at timestamptz not null,
  until timestamptz not null
);
