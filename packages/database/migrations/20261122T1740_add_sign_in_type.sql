-- how the session began: 0 by e-mail, 1 at a provider, 2 through a partner
alter table sessions add column sign_in_type integer not null default 0;
