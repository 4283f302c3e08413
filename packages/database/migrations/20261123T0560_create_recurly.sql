-- requests to Recurly for an account: the id is the idempotency key, and the outcome is polled until it is known
create table recurly_asks (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  request jsonb not null,
  -- the same request of the same account has the same
  request_key text not null,
  state text not null,
  asks integer not null default 0,
  created_at timestamptz not null,
  -- when it is looked at again; null once it is settled
  ask_at timestamptz
);
-- an account buys or changes one thing at a time
create unique index recurly_asks_open on recurly_asks (account_id) where ask_at is not null;
-- finds what has to be asked for
create index recurly_asks_due on recurly_asks (ask_at) where ask_at is not null;
-- finds the same request of a while ago
create index recurly_asks_same on recurly_asks (account_id, request_key, created_at);

-- how far an account has been read: a reading that began earlier, or found less, changes nothing any more
create table recurly_accounts (
  account_id uuid primary key references accounts (id) on delete cascade,
  begun integer not null default 0,
  applied integer not null default 0,
  -- readings up to this one have seen too little
  passed integer not null default 0,
  -- the newest change among what was read
  version timestamptz
);

-- what Recurly told us has changed; told twice, it is kept once
create table recurly_notifications (
  id text primary key,
  object_type text not null,
  object_id text not null,
  received_at timestamptz not null,
  asks integer not null default 0,
  -- when it is looked at; null once what it names has been read
  ask_at timestamptz
);
-- finds what has to be read
create index recurly_notifications_due on recurly_notifications (ask_at) where ask_at is not null;
-- finds those of long ago, which are forgotten
create index recurly_notifications_received on recurly_notifications (received_at);
