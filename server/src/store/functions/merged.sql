-- A supplier with those it was ever merged with, taken back or not: its people write on as the one and read on what they wrote as the
-- other (D20.3). By the index of the log: closed off, so that the planner never passes all that was ever changed.
create or replace function once_supplier(p_supplier text) returns text[] language sql stable as $$
  with recursive same as (
    select p_supplier as id
    union
    select o.id from same s, lateral (
      select coalesce(c.after ->> '_drop', c.after ->> '_into') as id from changes c where c.item = s.id collate "C" and c.kind = 'merge' offset 0) o
      where o.id is not null
  ) select array_agg(id) from same
$$;

-- What an item is by now: the one that it went into by a merge that was not taken back, and that one's own, else itself.
create or replace function merged_into(p_id text) returns text language sql stable as $$
  with recursive went as (
    select p_id as id, 0 as step
    union all
    select m.id, w.step + 1 from went w, lateral (
      select c.kind, c.after ->> '_into' as id from changes c where c.item = w.id collate "C"
        and (c.kind = 'restore' or c.kind in ('merge', 'unmerge') and c.after ? '_into') order by c.seq desc limit 1 offset 0) m
      where m.kind = 'merge' and w.step < 100 and not exists (select from items i where i.id = w.id and i.deleted_at is null)
  ) select id from went order by step desc limit 1
$$;
