-- When somebody wants to be reminded of a todo. It is theirs alone, and each is told once.
create table reminders (
  reader text collate "C" not null references items on delete cascade,
  item text collate "C" not null references items on delete cascade,
  at timestamptz not null,
  told_at timestamptz,
  primary key (reader, item)
);
create index reminders_item on reminders (item);
create index reminders_due on reminders (at) where told_at is null;
