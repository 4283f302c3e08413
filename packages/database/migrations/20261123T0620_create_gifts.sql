-- gifts: one account pays a plan for some months, and the recipient redeems the code as a pass
create table gifts (
  id uuid primary key,
  -- the buyer: what they wrote goes with their account, the code stays good
  account_id uuid not null references accounts (id) on delete cascade,
  plan text not null,
  months integer not null check (months > 0),
  days integer not null check (days > 0),
  recipient_name text not null,
  -- null where the buyer hands the code over
  recipient_email text,
  sender_name text not null,
  message text not null,
  -- when its mail is due
  deliver_at timestamptz not null,
  -- when its mail was first asked for
  delivered_at timestamptz,
  -- hash of its code in codes, once it is paid; the code itself is derived from the id whenever it is shown
  code_hash bytea not null unique,
  created_at timestamptz not null
);
-- lists what an account has given, newest first
create index gifts_of_account on gifts (account_id, created_at desc, id);
-- finds the mails that are due
create index gifts_due on gifts (deliver_at) where delivered_at is null and recipient_email is not null;

-- mails that were sent again, kept with whom they went to
create table gift_sendings (
  id uuid primary key,
  gift_id uuid not null references gifts (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  address text not null,
  sent_at timestamptz not null
);
-- counts those of the last day
create index gift_sendings_of_gift on gift_sendings (gift_id, sent_at);
-- tells an account's own, and goes with it
create index gift_sendings_of_account on gift_sendings (account_id);

alter table codes
  -- a gift: an account may redeem any number of them, besides passes
  add column is_gift boolean not null default false,
  -- refund requested or done: no longer redeemable
  add column voided_at timestamptz,
  add constraint code_is_redeemed_or_voided check (redeemed_by is null or voided_at is null);
