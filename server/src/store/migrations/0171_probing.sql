-- How often a supplier was refused a write, renamed something of its own and searched, by day (D20.10): its habit, and what is far above it.
-- Nodes add to it once a minute. `told_at` is when the staff of its space were told.
create table probing (
  supplier text collate "C" not null references items on delete cascade,
  day date not null,
  kind text not null,
  count integer not null,
  told_at timestamptz,
  primary key (supplier, day, kind)
);
create index probing_day on probing (day);
