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
