-- what a person recognises a signed-in device by
alter table sessions add column kind text not null default 'browser';
-- a television's model, or browser and system
alter table sessions add column device_name text;
-- ISO 3166 country in which it was signed in
alter table sessions add column country text;
