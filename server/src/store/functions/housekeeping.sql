-- What the daily housekeeping does (server/src/store/housekeeping/housekeeping.ts). Every call is one short transaction, and nodes that keep house
-- at the same moment pass over what another one holds.

-- Removes for good a batch of what has lain in the trash since before p_before, and answers how many items and edges that were; 0
-- when there is nothing left to do. `changes` keeps its lines and gets one that says when the item went. It also keeps who
-- belonged to which lead, as if they were unlinked: their names stay out of an anonymous form also when they are gone (D7).
-- What went with something else and hangs under what lives does not go: it lies in the trash by itself from then on, with what hangs under it.
create or replace function purge_trash(p_before timestamptz, p_at timestamptz, p_limit integer) returns integer language plpgsql as $$
declare
  due text[];
  kept text[];
  lines text[];
  edge_limit integer := 10 * p_limit;
begin
  select coalesce(array_agg(id), '{}') into due from (
    select i.id from items i where i.deleted_at <= p_before order by i.deleted_at limit p_limit for update skip locked) x;
  if cardinality(due) = 0 then return 0; end if;

  with recursive stays as (
    select i.id, i.id as root, i.deleted_with as went from items i where i.id = any (due) and i.deleted_with <> i.id
      and exists (select from edges e join items p on p.id = e.parent and p.deleted_at is null
        where e.child = i.id and e.edge in ({{containment}}))
    union
    select i.id, s.root, s.went from stays s join edges e on e.parent = s.id and e.edge in ({{containment}})
      join items i on i.id = e.child and i.deleted_with = s.went and i.deleted_with <> i.id
  ), u as (
    update items i set deleted_at = p_at, deleted_with = x.root
    from (select distinct on (id) id, root from stays order by id, root = id desc, root) x where i.id = x.id
    returning i.id)
  select coalesce(array_agg(id), '{}') into kept from u;
  if cardinality(kept) > 0 then
    -- Staff of where it hangs find it there.
    perform refresh_readers(kept);
    return cardinality(kept);
  end if;

  select coalesce(array_agg(key), '{}') into lines from (
    select e.key from edges e where e.parent = any (due)
    union select e.key from edges e where e.child = any (due)
    union select e.key from edges e where e.edge = 'MATCH'
      and e.key = any (array(select substr(id, 7) from unnest(due) id where id like 'match/%'))
    limit edge_limit) x;
  insert into changes (at, item, edge, kind, before)
    select p_at, e.child, e.edge, 'unlink', e.props || jsonb_build_object('_parent', e.parent)
    from edges e
    where e.key = any (lines) and (e.edge in ('CONTACTS', 'MEMBERS') and e.parent ~ '^(lead|organisation|dossier)/'
      or e.edge = 'DOSSIERS' and not e.child = any (due));
  delete from edges where key = any (lines);
  -- An item of very many edges goes when they are gone.
  if cardinality(lines) = edge_limit then return cardinality(lines); end if;

  insert into changes (at, item, kind) select p_at, id, 'purge' from unnest(due) id;
  -- What other spaces made below a tag stays when that goes (D21.6): it hangs under none then.
  update items set fields = fields - 'parent'
    where type = 'tag' and fields ->> 'parent' = any (due) and not id = any (due);
  delete from items where id = any (due);
  return cardinality(lines) + cardinality(due);
end
$$;

-- Makes the partitions of `changes` for the month of p_at and the next one; answers those it made. A month of which lines lie in the
-- rest already stays there: nothing is moved.
create or replace function ensure_change_partitions(p_at timestamptz) returns text[] language plpgsql set lock_timeout = '2s' as $$
declare
  made text[] := '{}';
  first timestamptz;
  next timestamptz;
  name text;
begin
  for step in 0..1 loop
    first := (date_trunc('month', p_at at time zone 'UTC') + make_interval(months => step)) at time zone 'UTC';
    next := (date_trunc('month', p_at at time zone 'UTC') + make_interval(months => step + 1)) at time zone 'UTC';
    name := 'changes_' || to_char(first at time zone 'UTC', 'YYYY_MM');
    continue when to_regclass(name) is not null;
    perform pg_advisory_xact_lock(7240827);
    continue when to_regclass(name) is not null
      or exists (select from changes_rest where at >= first and at < next);
    execute format('create table %I partition of changes for values from (%L) to (%L)', name, first, next);
    made := made || name;
  end loop;
  return made;
end
$$;
