-- How heavy a note is (D21.2): in how many pieces it lies and how many tabs wrote in it. What nobody weighed is taken to be as heavy as its
-- bytes allow. A note that is made anew from its text has another epoch: edits of the one before do not fit it.
alter table notes add column pieces integer, add column writers integer, add column epoch integer not null default 0;
alter table note_updates add column pieces integer, add column writers integer;
