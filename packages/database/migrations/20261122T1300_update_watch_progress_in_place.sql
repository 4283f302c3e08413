-- Every viewer writes here every ten seconds. A row whose indexed columns stay as they are is updated within its page, without touching an
-- index; a profile's history is short enough to be sorted when it is read, through the primary key.
drop index watch_progress_newest;
alter table watch_progress set (fillfactor = 70);
