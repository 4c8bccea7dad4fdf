-- Reports on the dashboard of somebody, in an order of their own.
create table report_places (
  user_id text collate "C" not null references items on delete cascade,
  report_id text collate "C" not null references reports on delete cascade,
  place int not null,
  created_at timestamptz not null,
  primary key (user_id, report_id)
);
create index report_places_report on report_places (report_id);
