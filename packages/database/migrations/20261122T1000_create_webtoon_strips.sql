create table webtoon_strips (
  -- one strip per episode; it leaves with its episode
  episode_id text primary key references contents (id) on delete cascade,
  -- the panels in order, with what is said over them in every language
  panels jsonb not null
);
