-- Whether a tag is thrown away with one above it: where it is of the same space or one inside that (D21.6). What another space made
-- there stays, as that space could not take it out of the trash.
create or replace function goes_with_tag(p_tag text, p_top text) returns boolean language plpgsql stable as $$
begin
  if not exists (select from edges o where o.parent = p_tag and o.edge = 'OWNERS') then
    return not exists (select from edges t where t.parent = p_top and t.edge = 'OWNERS');
  end if;
  return exists (select from edges o join edges t on t.parent = p_top and t.edge = 'OWNERS'
    where o.parent = p_tag and o.edge = 'OWNERS' and (o.child = t.child
      or o.child like 'space/%' and exists (select from items s where s.id = o.child and t.child = any (s.readers))));
end
$$;

-- Puts an item in the trash with everything that would hang under nothing without it (D2.5).
create or replace function trash_item(p_id text, p_at timestamptz, p_by text) returns text[] language plpgsql as $$
declare
  gone text[] := array[p_id];
  level text[] := array[p_id];
begin
  update items set deleted_at = p_at, deleted_by = p_by, deleted_with = p_id where id = p_id and deleted_at is null;
  if not found then return '{}'; end if;
  while cardinality(level) > 0 loop
    -- Locks the other places where they hang: two who throw away both at the same moment would each leave them to the other.
    perform from items p where p.deleted_at is null and p.id = any (array(select o.parent from edges e
        join edges o on o.child = e.child and o.edge in ({{containment}}) and o.parent <> e.parent
        where e.parent = any (level) and e.edge in ({{containment}})))
      order by p.id for share;
    with u as (
      update items i set deleted_at = p_at, deleted_by = p_by, deleted_with = p_id
      -- Named first, so that they are looked up and not looked for among all.
      where i.id = any (array(select e.child from edges e where e.parent = any (level) union
          select 'match/' || e.key from edges e where e.edge = 'MATCH' and (e.parent = any (level) or e.child = any (level))))
        and i.deleted_at is null and (
        i.id in (select e.child from edges e where e.parent = any (level)
          and e.edge in ({{containment}}))
        and not exists (select from edges e join items p on p.id = e.parent and p.deleted_at is null
          where e.child = i.id and e.edge in ({{containment}}))
        or i.id in (select 'match/' || e.key from edges e where e.edge = 'MATCH' and (e.parent = any (level) or e.child = any (level))))
      returning i.id), tags as (
      -- A branch of the tag tree hangs by `parent` and by no edge.
      update items i set deleted_at = p_at, deleted_by = p_by, deleted_with = p_id
      where p_id like 'tag/%' and i.type = 'tag' and i.fields ->> 'parent' = any (level) and i.deleted_at is null
        and goes_with_tag(i.id, p_id)
      returning i.id)
    select coalesce(array_agg(id), '{}') into level from (select id from u union all select id from tags) x;
    gone := gone || level;
  end loop;
  return gone;
end
$$;

-- Whether these are the fields of the account of a super user, as `isSuperAccount` says it.
create or replace function is_super(p_fields jsonb) returns boolean language sql immutable as $$
  select coalesce(p_fields ->> 'role' = 'admin' and p_fields ->> '_feed' = 'ROOT', false)
$$;

-- What may take a super user away goes one after the other, by the name that erasing waits for too (`SUPERS_ALONE`).
create or replace function await_supers() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('erase', 11))
$$;

-- Throws where no super user is left: nobody on the screens could make another (D17.1). Asked after one went: who comes second counts what
-- the first one did.
create or replace function keep_super() returns void language plpgsql as $$
begin
  perform await_supers();
  if not exists (select from items i where i.type = 'user' and i.deleted_at is null and is_super(i.fields)) then
    raise exception 'the last super user' using errcode = 'SK411';
  end if;
end
$$;

-- What comes out of the trash with an item: what went with it, and what went later with something else while it hangs here too (D2.5).
-- What was thrown away by itself stays, with what hangs under it alone.
create or replace function comes_back(p_id text) returns text[] language plpgsql stable as $$
begin
  return (
  with recursive back as (
    select i.id, i.deleted_with as root from items i where i.deleted_with = p_id
    union
    select i.id, i.deleted_with from back b, lateral (
        select e.child as id, true as hangs from edges e where e.parent = b.id and e.edge in ({{containment}})
        union all
        select 'match/' || e.key, false from edges e where e.edge = 'MATCH' and (e.parent = b.id or e.child = b.id)) n
      join items i on i.id = n.id
      where i.deleted_with <> i.id and (n.hangs or i.deleted_with = b.root))
  select coalesce(array_agg(distinct id), '{}') from back
  );
end
$$;
