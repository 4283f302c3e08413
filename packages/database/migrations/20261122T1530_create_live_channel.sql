-- the channel: what is shown off air, and the version of its guide
create table live_channel (
  id integer primary key default 1 check (id = 1),
  slate text not null,
  version integer not null default 0
);

-- the week as it is wished, in Korean time: weekday from 0 (Monday), minutes from midnight.
-- no reference to contents: the catalogue is replaced as a whole, and a slot without its content is off air
create table live_slots (
  weekday integer not null check (weekday between 0 and 6),
  start_minute integer not null check (start_minute between 0 and 1439),
  duration_minutes integer not null check (duration_minutes between 1 and 1440),
  content_id text not null,
  catch_up boolean not null,
  primary key (weekday, start_minute)
);

-- what was published: never changed, for the stream is numbered by it
create table live_airings (
  id text primary key,
  starts_at timestamptz not null unique,
  ends_at timestamptz not null,
  -- null off air
  content_id text,
  asset text not null,
  duration_seconds double precision not null,
  segments integer not null,
  passes integer not null,
  first_sequence integer not null unique,
  first_discontinuity integer not null,
  catch_up boolean not null
);
