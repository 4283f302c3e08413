-- a subscription keeps what its periods are counted from, and when the engine has to look at it again; ended ones stay
alter table subscriptions
  drop constraint subscriptions_account_id_key,
  add column country text not null default 'US',
  add column currency text not null default 'USD',
  add column anchor_at timestamptz,
  add column anchor_number integer not null default 1,
  add column period_number integer not null default 1,
  add column period_start timestamptz,
  add column period_end timestamptz,
  add column trial_until timestamptz,
  add column renewable boolean not null default true,
  add column promotion_until timestamptz,
  add column status_before text,
  add column declines integer not null default 0,
  add column next_at timestamptz,
  add column ended_at timestamptz,
  add column end_reason text;
update subscriptions set anchor_at = started_at, period_start = started_at, period_end = until;
-- what had run out is over
update subscriptions set ended_at = until, end_reason = 'ran_out' where until < now();
alter table subscriptions
  alter column anchor_at set not null,
  alter column period_start set not null,
  alter column period_end set not null,
  alter column country drop default,
  alter column currency drop default,
  add constraint subscription_periods_run_forward check (period_start < period_end);
-- at most one running subscription per account
create unique index subscriptions_running on subscriptions (account_id) where ended_at is null;
-- tells whether an account has ever had one, and which was the last
create index subscriptions_of_account on subscriptions (account_id, started_at);
-- finds what is due
create index subscriptions_due on subscriptions (next_at, account_id) where next_at is not null;

-- a free trial is given once per account, whatever races for it
create table trial_grants (
  account_id uuid primary key references accounts (id) on delete cascade,
  granted_at timestamptz not null
);

-- what follows the running period; one per account
create table reserved_changes (
  account_id uuid primary key references accounts (id) on delete cascade,
  kind text not null,
  sku text not null,
  plan text not null,
  period text,
  days integer,
  effective_at timestamptz not null,
  created_at timestamptz not null
);

-- cards as a provider keeps them: never a number
create table billing_instruments (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  gateway text not null,
  reference text not null,
  brand text not null,
  last4 text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  holder text not null,
  zip_code text not null,
  fingerprint text not null,
  is_primary boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
-- exactly one card is charged
create unique index billing_instruments_primary on billing_instruments (account_id) where is_primary and removed_at is null;
-- lists an account's cards
create index billing_instruments_of_account on billing_instruments (account_id, created_at) where removed_at is null;

create table billing_addresses (
  account_id uuid primary key references accounts (id) on delete cascade,
  country text not null,
  fields jsonb not null,
  changed_at timestamptz not null
);

-- what an account is owed, from plans that were left before their time was over
create table credit_balances (
  account_id uuid not null references accounts (id),
  currency text not null,
  amount bigint not null check (amount >= 0),
  primary key (account_id, currency)
);

-- numbers of paid invoices, without gaps
create table invoice_numbers (
  issuer text primary key,
  last bigint not null
);

create table invoices (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- the subscription that it begins or goes on with; its id is known before it begins
  subscription_id uuid not null,
  number text unique,
  state text not null,
  kind text not null,
  sku text not null,
  plan text not null,
  period text not null,
  period_number integer not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  country text not null,
  currency text not null,
  retail bigint not null,
  discount bigint not null,
  tax bigint not null,
  tax_included bigint not null,
  credit bigint not null,
  total bigint not null check (total >= 0),
  payment_method text not null,
  instrument_id uuid references billing_instruments (id),
  -- what is to happen once it is paid
  deed jsonb not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint invoice_lines_sum_to_total check (retail - discount + tax - credit = total)
);
-- lists what an account paid, newest first
create index invoices_of_account on invoices (account_id, created_at desc, id);
-- a period is charged once, whatever crashes or races
create unique index invoices_of_period on invoices (subscription_id, period_number)
  where kind = 'renewal' and state in ('open', 'paid');
-- an account is asked for money for one thing at a time
create unique index invoices_open on invoices (account_id) where state = 'open';

create table payment_attempts (
  -- the key that the provider sees
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  account_id uuid not null references accounts (id),
  instrument_id uuid not null references billing_instruments (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null,
  decline text,
  code text,
  reference text,
  asks integer not null default 0,
  created_at timestamptz not null,
  -- when it is asked for again; null once it is settled
  ask_at timestamptz
);
-- no retry of an invoice before the outcome of the last attempt is known, and none once it is paid
create unique index payment_attempts_unsettled on payment_attempts (invoice_id) where state in ('SENT', 'UNKNOWN', 'SUCCEEDED');
-- finds what has to be asked for
create index payment_attempts_due on payment_attempts (ask_at) where ask_at is not null;
-- finds what an account waits for
create index payment_attempts_of_account on payment_attempts (account_id) where ask_at is not null;

-- double entry: the entries of one transaction sum to nothing, and none is ever changed
create table ledger_entries (
  transaction_id uuid not null,
  line integer not null,
  account_id uuid not null references accounts (id),
  invoice_id uuid references invoices (id),
  ledger text not null,
  currency text not null,
  amount bigint not null,
  entered_at timestamptz not null,
  -- sums one transaction
  primary key (transaction_id, line)
);
-- tells one account's statement, however much others paid
create index ledger_entries_of_account on ledger_entries (account_id, entered_at);

create function ledger_transaction_is_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries where transaction_id = new.transaction_id group by currency having sum(amount) <> 0
  ) then
    raise exception 'ledger transaction % is not balanced', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_transaction_is_balanced();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to';
end $$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();

-- what a call with a key led to, so that the same call leads to nothing else
create table idempotency_keys (
  account_id uuid not null references accounts (id) on delete cascade,
  key text not null,
  request_hash text not null,
  invoice_id uuid not null references invoices (id),
  created_at timestamptz not null,
  primary key (account_id, key)
);
-- finds those of long ago, which are forgotten
create index idempotency_keys_created on idempotency_keys (created_at);

-- what codes are worth
create table campaigns (
  id text primary key,
  offer jsonb not null,
  plans text[],
  periods text[],
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  multi_use boolean not null
);
-- codes and cards are stored as keyed hashes: a leaked table contains no redeemable code
create table codes (
  code_hash bytea primary key,
  campaign_id text references campaigns (id),
  pass_sku text,
  pass_plan text,
  pass_days integer,
  -- the one who has redeemed it, where it is for one
  redeemed_by uuid references accounts (id),
  redeemed_at timestamptz,
  constraint code_is_coupon_or_pass check ((campaign_id is null) <> (pass_sku is null))
);
-- a code is redeemed by an account once
create table code_redemptions (
  code_hash bytea not null references codes (code_hash),
  account_id uuid not null references accounts (id) on delete cascade,
  redeemed_at timestamptz not null,
  primary key (code_hash, account_id)
);
-- an account redeems one premium pass
create table pass_redemptions (
  account_id uuid primary key references accounts (id) on delete cascade,
  code_hash bytea not null unique references codes (code_hash),
  redeemed_at timestamptz not null
);

-- why people left
create table cancel_surveys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  subscription_id uuid not null,
  reasons text[] not null,
  other text not null,
  answered_at timestamptz not null
);
-- lists what an account said
create index cancel_surveys_of_account on cancel_surveys (account_id, answered_at);

-- offset of an account's billing clock, which an operator may move on a test installation
create table moved_clocks (
  account_id uuid primary key references accounts (id) on delete cascade,
  ahead_ms bigint not null
);
