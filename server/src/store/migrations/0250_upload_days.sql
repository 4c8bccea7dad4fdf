-- What each account sent in a day: how many files, and how much. What is on its way counts already.
create table upload_days (
  who text collate "C" not null references items on delete cascade,
  day date not null,
  files integer not null,
  bytes bigint not null,
  primary key (who, day)
);
create index upload_days_day on upload_days (day);
