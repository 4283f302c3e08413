-- pin_hash is keyed with the PIN and a secret of the server over pin_email, the account's address when the PIN was set; pin_stamp is
-- random, and changes with every new PIN (docs/decisions/0022)
alter table profiles
  add column pin_email text,
  add column pin_stamp text,
  -- wrong PINs: in a row, in the day that began at pin_day_began, and until when none is tried
  add column pin_wrong_in_row integer not null default 0,
  add column pin_wrong_in_day integer not null default 0,
  add column pin_day_began timestamptz,
  add column pin_waits_until timestamptz,
  add constraint profiles_pin_is_whole check (
    (pin_hash is null) = (pin_stamp is null) and (pin_hash is null) = (pin_email is null)
  );
-- the stamp of the profile when it was chosen: another one leads back to the chooser
alter table sessions add column pin_stamp text;
