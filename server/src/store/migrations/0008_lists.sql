-- Lists of a type in the orders that have no index yet: by date both ways, newest made first, and by place. Only of the types that have
-- one, so that the others pay nothing for it.
create index items_type_latest on items (type, happened desc nulls last, id)
  where deleted_at is null and type in ('dossier', 'todo', 'activity', 'comment', 'message');
create index items_type_soonest on items (type, happened, id)
  where deleted_at is null and type in ('dossier', 'todo', 'activity', 'comment', 'message');
create index items_type_created on items (type, created_at desc, id) where deleted_at is null;
create index items_type_city on items (type, fold((fields -> 'address') ->> 'city'), changed_at desc, id)
  where deleted_at is null and type in ('lead', 'supplier', 'organisation', 'person');
create index items_type_zipcode on items (type, (((fields -> 'address') ->> 'zipcode') collate "C"))
  where deleted_at is null and type in ('lead', 'supplier', 'organisation', 'person');

-- Lists that somebody keeps: filters, order, columns and look of a list of a type.
create table views (
  id text collate "C" primary key,
  owner text collate "C" not null references items on delete cascade,
  -- The space whose people read it too; null: the owner's alone.
  space text collate "C" references items on delete cascade,
  type text not null,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz
);
create index views_owner on views (owner, type) where deleted_at is null;
create index views_space on views (space, type) where deleted_at is null and space is not null;

-- With which view somebody's list of a type opens.
create table view_defaults (
  user_id text collate "C" not null references items on delete cascade,
  type text not null,
  view_id text collate "C" not null references views on delete cascade,
  primary key (user_id, type)
);
create index view_defaults_view on view_defaults (view_id);
