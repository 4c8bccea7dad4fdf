-- The number of an edit that is told counts the edits of its own note: `seq` counts those of all of them, and is told to nobody (D20). An edit
-- that the version before kept has none.
create table note_counts (
  item text collate "C" primary key references notes on delete cascade,
  edits bigint not null
);
alter table note_updates add column number bigint;
