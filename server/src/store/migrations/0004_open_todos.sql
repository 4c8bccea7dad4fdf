-- The todos that are not done, soonest first (D8.3): what waits for somebody is the beginning of one walk along it.
create index items_todos_open on items (happened, id)
  where type = 'todo' and deleted_at is null and (fields ->> 'done') is distinct from 'true';
