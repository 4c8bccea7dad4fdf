-- Takes people out for good with what hangs under them alone, and answers all that went (server/src/store/privacy/erase.ts). `changes` keeps
-- that something was done to them and by whom, without a word of what it was.
create or replace function erase_people(p_ids text[], p_at timestamptz, p_by text) returns text[] language plpgsql as $$
declare
  gone text[] := '{}';
  touched text[];
  id text;
begin
  foreach id in array p_ids loop
    gone := gone || trash_item(id, p_at, p_by);
  end loop;
  -- What lay in the trash already goes with what went there along.
  gone := array(select distinct x from unnest(gone || p_ids || array(select i.id from items i where i.deleted_with = any (p_ids))) x);
  -- What also hangs in another place is that one's: thrown away, it comes back or goes with that.
  with recursive stays as (
    select * from (
      select distinct on (e.child) e.child as id, p.deleted_at, p.deleted_by, coalesce(p.deleted_with, e.child) as root
        from edges e join items p on p.id = e.parent
        where e.child = any (gone) and e.child <> all (p_ids) and e.parent <> all (gone) and e.edge in ({{containment}})
        order by e.child, p.deleted_at desc nulls first, p.id) x
    union
    select e.child, s.deleted_at, s.deleted_by, s.root from stays s join edges e on e.parent = s.id and e.edge in ({{containment}})
      where e.child = any (gone) and e.child <> all (p_ids)
  ), u as (
    update items i set deleted_at = coalesce(x.deleted_at, i.deleted_at), deleted_by = coalesce(x.deleted_by, i.deleted_by), deleted_with = x.root
      from (select distinct on (s.id) s.* from stays s order by s.id, s.root = s.id desc, s.deleted_at desc nulls first, s.root) x
      where i.id = x.id returning i.id)
  select array(select unnest(gone) except select u.id from u) into gone;
  touched := neighbours(gone);

  insert into changes (at, by, item, edge, kind, before)
    select p_at, p_by, e.child, e.edge, 'unlink', jsonb_build_object('_parent', e.parent) from edges e
    where e.child = any (gone) and e.edge in ('CONTACTS', 'MEMBERS');
  delete from edges where key = any (array(select e.key from edges e where e.parent = any (gone) union select e.key from edges e where e.child = any (gone)));
  -- What they shared with their space is the space's.
  update views set owner = p_by where owner = any (gone) and space is not null and exists (select from items i where i.id = p_by);
  update changes set before = case when before ? '_parent' then jsonb_build_object('_parent', before -> '_parent') end,
      after = case when after ? '_parent' then jsonb_build_object('_parent', after -> '_parent') end, secret = null
    where item = any (gone);
  insert into changes (at, by, item, kind) select p_at, p_by, x, 'erase' from unnest(p_ids) x;
  insert into changes (at, by, item, kind) select p_at, p_by, x, 'purge' from unnest(gone) x where x <> all (p_ids);
  delete from items where items.id = any (gone);
  perform refresh_readers(array(select x from unnest(touched) x where x <> all (gone)));
  return gone;
end
$$;
