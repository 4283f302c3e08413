-- what the operator shows over pages: some dozens at most, replaced as a whole and read as a whole
create table popups (
  id text primary key,
  -- a route activity code
  placement text not null,
  -- anonymous, avod, svod
  audiences text[] not null,
  -- without its size
  img_url text not null,
  -- pixels
  width integer not null,
  link jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

-- that popups were seen and followed, as browsers tell it; only added to, and forgotten after 90 days
create table popup_events (
  -- given by the browser: what is told again is known already
  event_id uuid primary key,
  kind text not null check (kind in ('impression', 'click')),
  tracking_id text not null,
  popup_tracking_id text not null,
  -- who was signed in
  account_id uuid references accounts (id) on delete cascade,
  occurred_at timestamptz not null
);
-- finds the oldest, which are forgotten some thousands at a time
create index popup_events_oldest on popup_events (occurred_at);
-- what an account saw and followed, for the file in which it gets everything that is kept, and for when it is erased
create index popup_events_of_account on popup_events (account_id) where account_id is not null;
