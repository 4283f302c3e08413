-- when the mail was given up that was the last to be asked for; null while it may arrive
alter table gifts add column undelivered_at timestamptz;
