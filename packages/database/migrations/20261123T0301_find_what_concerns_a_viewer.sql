-- what was told of a profile's playbacks, for the file in which its account gets everything that is kept
create index playback_events_of_viewer on playback_events (viewer);
-- what a profile played
create index plays_of_viewer on plays (viewer);
-- which ads a profile was shown
create index ad_showings_of_viewer on ad_showings (viewer_key);
-- what failed for an account
create index error_reports_of_account on error_reports (account_id) where account_id is not null;
