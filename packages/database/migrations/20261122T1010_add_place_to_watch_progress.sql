-- where in a strip its reader was; both null for what plays
alter table watch_progress
  add column panel_id text,
  add column panel_fraction double precision,
  add constraint watch_progress_place_is_whole check ((panel_id is null) = (panel_fraction is null));
