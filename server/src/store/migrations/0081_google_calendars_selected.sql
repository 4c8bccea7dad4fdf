-- Of each calendar that somebody has in view at Google what was read there last (D14), instead of that of their own alone.
alter table google_calendars add column calendars jsonb not null default '[]';
update google_calendars set calendars = jsonb_build_array(jsonb_build_object('id', 'primary', 'name', name, 'events', events))
  where events <> '[]';
-- Read again at the next look.
update google_calendars set read_from = null, read_to = null;
alter table google_calendars drop column events;
