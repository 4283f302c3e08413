-- mail_outbox: a message from the help form may come from a visitor without an account
alter table mail_outbox alter column account_id drop not null;
