-- finds the oldest showings, which are forgotten first
create index ad_showings_by_age on ad_showings (served_at);
