-- trial_cards: cards that a free trial was given with, as keyed hashes of the provider's fingerprint; they outlive the account, so that a new one
-- with the same card gets no other trial
create table trial_cards (
  card_hash bytea primary key,
  account_id uuid references accounts (id) on delete set null,
  granted_at timestamptz not null
);
create index trial_cards_of_account on trial_cards (account_id);
