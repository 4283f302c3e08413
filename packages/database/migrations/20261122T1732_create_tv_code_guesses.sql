-- wrong codes that were typed, kept as long as they count
create table tv_code_guesses (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- of the network
  address text not null,
  guessed_at timestamptz not null
);
-- how often an account has guessed of late
create index tv_code_guesses_of_account on tv_code_guesses (account_id, guessed_at);
-- recent guesses of an IP address, over all accounts
create index tv_code_guesses_from_address on tv_code_guesses (address, guessed_at);
-- forgets what counts no more
create index tv_code_guesses_oldest on tv_code_guesses (guessed_at);
