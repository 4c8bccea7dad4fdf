-- What stands in the agenda (D14) besides activities and todos, which `items_happened` finds: the milestones of dossiers, plannings
-- that somebody kept, and plans. All three are few among many.
create index items_selection on items ((fields ->> 'selection_date') collate "C")
  where deleted_at is null and type = 'dossier' and fields ->> 'selection_date' is not null;
create index items_implementation on items ((fields ->> 'implementation_date') collate "C")
  where deleted_at is null and type = 'dossier' and fields ->> 'implementation_date' is not null;
create index items_planning on items (id)
  where deleted_at is null and type = 'dossier' and jsonb_path_exists(fields, '$.planning[0]');
create index items_plans on items (id)
  where deleted_at is null and jsonb_path_exists(fields, '$.history[*] ? (@.planned == true)');
-- The newest entry comes first: one that lies ahead is a plan whether it says so or not.
create index items_newest on items ((fields #>> '{history,0,date}') collate "C")
  where deleted_at is null and fields #>> '{history,0,date}' is not null;
