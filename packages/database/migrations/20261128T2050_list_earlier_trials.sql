-- earlier_trials: trials from before trial_cards; the job remember-earlier-trials adds their cards, by a hash that needs a key, and empties it
create table earlier_trials (
  account_id uuid primary key references accounts (id) on delete cascade
);
insert into earlier_trials (account_id)
select account_id from trial_grants
where not exists (select from trial_cards where trial_cards.account_id = trial_grants.account_id);
