-- money that is given back
create table refunds (
  -- the key that the provider sees
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  account_id uuid not null references accounts (id),
  -- by which the provider knows what was paid
  charge text not null,
  amount bigint not null check (amount > 0),
  state text not null,
  asks integer not null default 0,
  created_at timestamptz not null,
  -- when it is asked for again; null once it is settled
  ask_at timestamptz
);
-- an invoice is given back once; tried again only after the provider refused
create unique index refunds_of_invoice on refunds (invoice_id) where state <> 'REFUSED';
-- finds what has to be asked for
create index refunds_due on refunds (ask_at) where ask_at is not null;
-- lists what an account was given back
create index refunds_of_account on refunds (account_id);
