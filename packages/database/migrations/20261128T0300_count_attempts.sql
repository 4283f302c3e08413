-- rate_limits: attempts within a window, counted over all nodes. The key is the name of the limit and a keyed hash, `expire` is in milliseconds
-- since 1970; the layout is that of rate-limiter-flexible. Unlogged: a count is not worth a flush to disk, and is empty after a crash.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expired on rate_limits (expire);
