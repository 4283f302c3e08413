-- number of events that ended what was begun before them; signed URLs name the number under which they were signed
alter table accounts add column authority_epoch integer not null default 0;
-- SHA-256 of the token mailed to the current address, by which a pending change is stopped; null where the pending address is the account's own
alter table email_verifications add column stop_hash bytea unique;
-- ends what waits for the password of an account
create index pending_identities_of_account on pending_identities (account_id);
