-- What somebody keeps at hand in the menu: items and views of lists, in an order of their own.
create table favourites (
  user_id text collate "C" not null references items on delete cascade,
  item text collate "C" references items on delete cascade,
  view_id text collate "C" references views on delete cascade,
  -- One of the two.
  ref text collate "C" generated always as (coalesce(item, view_id)) stored,
  place int not null,
  created_at timestamptz not null,
  primary key (user_id, ref),
  check (num_nonnulls(item, view_id) = 1)
);
create index favourites_item on favourites (item) where item is not null;
create index favourites_view on favourites (view_id) where view_id is not null;
