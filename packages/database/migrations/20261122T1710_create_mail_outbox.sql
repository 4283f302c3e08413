-- mails that were asked for, in the transaction of what causes them; a job sends them, so that none is lost with a process
create table mail_outbox (
  id uuid primary key,
  -- of two that are due, the one that was asked for first
  place serial,
  -- a mail has no purpose without its account
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  address text not null,
  language text not null,
  -- what its words need: names and ids of links, never the links themselves
  details jsonb not null,
  asked_at timestamptz not null,
  -- next attempt; moved ahead while a node is sending it
  due_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  failure text
);
-- finds the one that has waited longest
create index mail_outbox_due on mail_outbox (due_at, place) where sent_at is null and given_up_at is null;
-- finds those of long ago, which are forgotten
create index mail_outbox_asked on mail_outbox (asked_at);

-- what would have been sent, where no mail server is set: for developers to read, the newest only
create table mailbox (
  id uuid primary key,
  place serial,
  arrived_at timestamptz not null,
  address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null
);
-- lists the newest
create index mailbox_newest on mailbox (place);
