-- push_subscriptions: Web Push subscriptions of signed-in browsers (RFC 8030); the id is their push token
create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- in which they were asked for last; they are sent to no browser that is signed out
  session_id uuid not null references sessions (id) on delete cascade,
  -- push service URL: a capability, because anyone who knows it can send
  endpoint text not null unique,
  -- what they are encrypted for (RFC 8291), base64url
  p256dh text not null,
  auth text not null,
  language text not null,
  registered_at timestamptz not null
);
create index push_subscriptions_of_account on push_subscriptions (account_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- what an operator has asked to be sent
create table push_messages (
  id uuid primary key,
  -- null for everybody
  account_id uuid references accounts (id) on delete cascade,
  reference_type text not null,
  reference_id text not null,
  -- below the language
  path text not null,
  title jsonb not null,
  body jsonb not null,
  asked_at timestamptz not null,
  -- the last subscription that it was handed out to; those after it wait
  handed_out_to uuid,
  handed_out_at timestamptz
);
-- finds what has yet to be handed out
create index push_messages_waiting on push_messages (asked_at) where handed_out_at is null;
create index push_messages_asked on push_messages (asked_at);
create index push_messages_of_account on push_messages (account_id);

-- a message on its way to one browser; gone once it has arrived, or cannot
create table push_deliveries (
  message_id uuid not null references push_messages (id) on delete cascade,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (message_id, subscription_id)
);
create index push_deliveries_due on push_deliveries (due_at);
create index push_deliveries_of_subscription on push_deliveries (subscription_id);

-- that a notification was followed, and led where it should
create table push_events (
  event_id uuid primary key,
  kind text not null check (kind in ('clicked', 'moved')),
  reference_type text not null,
  reference_id text not null,
  account_id uuid references accounts (id) on delete set null,
  occurred_at timestamptz not null
);
create index push_events_occurred on push_events (occurred_at);
create index push_events_of_account on push_events (account_id);
