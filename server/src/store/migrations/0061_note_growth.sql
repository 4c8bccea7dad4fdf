-- By how much an edit can make the text of its note longer, and how long that text was when it was last measured, with the edits until
-- then. Edits of before are taken to be as long as their bytes could make them.
alter table note_updates add column growth integer;
alter table notes add column measured integer, add column measured_growth bigint;
