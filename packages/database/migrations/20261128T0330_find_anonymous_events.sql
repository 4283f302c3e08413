-- finds the oldest events of anonymous visitors, which are deleted earlier than others
create index playback_events_oldest_anonymous on playback_events (received_at) where not signed_in;
