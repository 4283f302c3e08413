-- what accounts keep on their devices to watch without a network
create table downloads (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  -- a browser, by the name that it gave itself
  device_id uuid not null,
  content_id text not null,
  quality integer not null,
  added_at timestamptz not null,
  expires_at timestamptz not null,
  -- asking again for the same is the same download
  unique (profile_id, device_id, content_id)
);
-- all of an account, for its limits and its list
create index downloads_of_account on downloads (account_id, added_at desc);
