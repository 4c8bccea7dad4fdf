-- What somebody put aside for a while. It is theirs alone: nobody else reads it, and the item does not change.
create table work_snoozes (
  reader text collate "C" not null references items on delete cascade,
  item text collate "C" not null references items on delete cascade,
  until timestamptz not null,
  primary key (reader, item)
);
create index work_snoozes_item on work_snoozes (item);
create index work_snoozes_until on work_snoozes (until);
