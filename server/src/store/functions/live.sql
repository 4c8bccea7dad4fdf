-- What a transaction touched is noted by the tables themselves, so that no way of writing can forget it (D9).

-- The keys that open the limited form of an item; before that form is made, only those that disclose it.
create or replace function limited_keys(p_limited jsonb, p_keys text[]) returns text[] language sql immutable as $$
  select case when p_limited is not null then p_keys else array(select k from unnest(p_keys) k where k like 'open:%') end
$$;

-- Who looks on hears nothing of it, but what is kept of answers holds no longer (`read/ledger.ts`): one line of each transaction says so.
create or replace function touch_quietly() returns void language plpgsql as $$
begin
  perform touch_for('{}');
end
$$;

-- The same for answers of those alone who hold one of these keys, and of who reads everything; of nobody's keys it is for everybody.
create or replace function touch_for(p_readers text[]) returns void language plpgsql as $$
begin
  insert into touches (kind, readers) select 'quiet', p_readers
    where not exists (select from touches t where t.tx = pg_current_xact_id() and t.kind = 'quiet'
      and (t.readers = '{}' or p_readers <> '{}' and t.readers @> p_readers));
end
$$;

create or replace function touch_all() returns trigger language plpgsql as $$
begin
  perform touch_quietly();
  return null;
end
$$;

-- Joins what was and what is by their hashes: one by one, which is all that a plan of few rows is allowed (`apply_plan`), a space that goes
-- to the trash takes the square of what lies in it.
create or replace function touch_items() returns trigger language plpgsql set enable_hashjoin = on set enable_nestloop = off as $$
declare
  v_readers text[];
  v_rows bigint;
begin
  -- What an import made that has not landed is read by nobody, before and after: that it lands is what touches (`imports_landed`).
  if tg_op = 'DELETE' then
    if exists (select from old_rows o left join imports m on m.id = o.staged and m.landed_at is null where m.id is null) then
      perform touch_quietly();
    end if;
    return null;
  end if;
  if current_setting('schakel.quiet', true) = 'on' then
    if tg_op = 'INSERT' then
      if exists (select from new_rows n left join imports m on m.id = n.staged and m.landed_at is null where m.id is null) then
        perform touch_quietly();
      end if;
      return null;
    end if;
    select array_agg(distinct k) filter (where k is not null), count(*) into v_readers, v_rows
      from old_rows o join new_rows n on n.id = o.id left join imports m on m.id = n.staged and m.id = o.staged and m.landed_at is null
        left join lateral unnest(o.readers || n.readers) k on true
      where m.id is null;
    if v_rows > 0 then perform touch_for(coalesce(v_readers, '{}')); end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into touches (kind, item, made, there) select 'item', n.id, true, false from new_rows n;
    return null;
  end if;
  -- That an item has another version tells of what one may not see: a form that says nothing else has not changed.
  insert into touches (kind, item, status, there, readers, limited, changed)
    select 'item', n.id, o.status, o.deleted_at is null,
      case when o.deleted_at is null then o.readers else '{}' end,
      case when o.deleted_at is null then limited_keys({{made o}}, o.limited_readers) else '{}' end,
      array_remove(array[
        case when is_other then 'full' end,
        case when is_other and o.limited_readers || n.limited_readers <> '{}' and disclosed_form(n.type, o.fields, o.limited) - '{_version,_changed}'::text[]
          <> disclosed_form(n.type, n.fields, n.limited) - '{_version,_changed}'::text[] then 'disclosed' end,
        case when o.limited - '{_version,_changed}'::text[] is distinct from n.limited - '{_version,_changed}'::text[] then 'limited' end,
        case when o.secret is distinct from n.secret then 'secret' end,
        case when o.readers <> n.readers or o.limited_readers <> n.limited_readers or (o.deleted_at is null) <> (n.deleted_at is null)
          or ({{made o}} is null) <> ({{made n}} is null) then 'place' end], null)
    from old_rows o join new_rows n on n.id = o.id,
      lateral (select o.fields - '{_version,_changed}'::text[] <> n.fields - '{_version,_changed}'::text[] as is_other) x;
  return null;
end
$$;

-- Whether an item is of an import that has not landed.
create or replace function is_item_staged(p_id text) returns boolean language plpgsql stable as $$
begin
  return exists (select from items i where i.id = p_id and i.staged is not null and is_staged(i.staged));
end
$$;

create or replace function touch_edges() returns trigger language plpgsql set enable_hashjoin = on set enable_nestloop = off as $$
begin
  if current_setting('schakel.quiet', true) = 'on' then
    if tg_op = 'INSERT' then
      if exists (select from new_rows n where not is_item_staged(n.child) and not is_item_staged(n.parent)) then perform touch_quietly(); end if;
    else
      perform touch_quietly();
    end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into touches (kind, item, child, edge, key, made, there) select 'edge', n.parent, n.child, n.edge, n.key, true, false from new_rows n;
  elsif tg_op = 'DELETE' then
    insert into touches (kind, item, child, edge, key, changed) select 'edge', o.parent, o.child, o.edge, o.key, '{gone}' from old_rows o;
  else
    insert into touches (kind, item, child, edge, key, changed)
      select 'edge', n.parent, n.child, n.edge, n.key, case when o.props - '{$note,$history}'::text[] = n.props - '{$note,$history}'::text[] then array['note'] else '{}' end
      from old_rows o join new_rows n on n.key = o.key where o.props <> n.props;
  end if;
  return null;
end
$$;

create or replace function touch_sessions() returns trigger language plpgsql as $$
begin
  insert into touches (kind, item) select distinct 'session', o.user_id from old_rows o;
  return null;
end
$$;

create or replace trigger items_made after insert on items referencing new table as new_rows
  for each statement execute function touch_items();
create or replace trigger items_changed after update on items referencing old table as old_rows new table as new_rows
  for each statement execute function touch_items();
create or replace trigger items_gone after delete on items referencing old table as old_rows
  for each statement execute function touch_items();
create or replace trigger edges_made after insert on edges referencing new table as new_rows
  for each statement execute function touch_edges();
create or replace trigger edges_changed after update on edges referencing old table as old_rows new table as new_rows
  for each statement execute function touch_edges();
create or replace trigger edges_gone after delete on edges referencing old table as old_rows
  for each statement execute function touch_edges();
-- Whether what an import made is there hangs on its row (`is_staged`).
create or replace trigger imports_landed after update of landed_at on imports for each row
  when (old.landed_at is distinct from new.landed_at) execute function touch_all();
create or replace trigger imports_gone after delete on imports for each statement execute function touch_all();
create or replace trigger sessions_gone after delete on sessions referencing old table as old_rows
  for each statement execute function touch_sessions();

-- What was touched between two moments, each told by what was committed at it.
create or replace function touches_between(p_from pg_snapshot, p_to pg_snapshot) returns setof touches language sql stable as $$
  select * from touches t where t.tx >= pg_snapshot_xmin(p_from)
    and not pg_visible_in_snapshot(t.tx, p_from) and pg_visible_in_snapshot(t.tx, p_to)
$$;

-- All keys that decide how these items and what they hang under look to anybody.
create or replace function keys_around(p_ids text[]) returns text[] language sql stable as $$
  with recursive up as (
    select unnest(p_ids) collate "C" as id
    union
    select n.id from up, lateral (
      select e.parent as id from edges e where e.child = up.id
        and e.edge in ({{containment}})
      union all
      select unnest(array[e.parent, e.child]) from edges e where up.id like 'match/%' and e.edge = 'MATCH' and e.key = substr(up.id, 7)
    ) n
  )
  select coalesce(array_agg(distinct k), '{}') from up join items i on i.id = up.id, unnest(i.readers || i.limited_readers) k
$$;

-- What whoever holds these keys hears of what was touched between two moments: the items that look otherwise to them now or that they
-- can read no more, and nothing of all others. What came and went between the two is heard of as well: it may have been read meanwhile.
-- The keys before are another's than those now when somebody moved. An edge is heard of by who can read both its ends, and is told as
-- the items do: never between an undisclosed dossier and its lead (D2.1). The id * says that much changed below an item that they read
-- in full.
create or replace function heard(p_from pg_snapshot, p_to pg_snapshot, p_keys text[], p_open text, p_super boolean,
  p_keys_before text[], p_open_before text, p_super_before boolean, p_more text[])
returns table (id text, is_new boolean) language sql stable as $$
  with t as materialized (
    select * from touches_between(p_from, p_to)
  ), firsts as (
    select distinct on (t.item) t.item as id, t.made, t.there, t.readers, t.limited from t where t.kind = 'item' order by t.item, t.seq
  ), states as (
    -- How they saw it before each transaction: every moment at which it could be read but the last.
    select o.id, min(o.scope) as least, max(o.scope) as most, bool_or(o.hidden) as hidden from (
      select distinct on (t.tx, t.item) t.item as id,
        case when not t.there then 0 when p_super_before then 4 else read_scope(t.readers, t.limited, p_keys_before, p_open_before) end as scope,
        was_anonymous(t.readers, t.limited, p_keys_before, p_open_before) as hidden
      from t where t.kind = 'item' order by t.tx, t.item, t.seq) o group by o.id
  ), flags as (
    select t.item as id, bool_or('full' = any (t.changed)) as whole, bool_or('disclosed' = any (t.changed)) as disclosed,
      bool_or('limited' = any (t.changed)) as limited, bool_or('secret' = any (t.changed)) as secret, bool_or('place' = any (t.changed)) as place
    from t where t.kind = 'item' group by t.item
  ), ups as (
    -- On the card of what an item hangs under it comes or goes.
    select f.id, e.parent as up from flags f join edges e on e.child = f.id and e.edge not in ('TAGS', 'OWNERS') where f.place
    union select f.id, unnest(array[e.parent, e.child]) from flags f join edges e on f.id like 'match/%' and e.edge = 'MATCH' and e.key = substr(f.id, 7)
      where f.place
  ), ends as (
    select f.id from firsts f union select t.item from t where t.kind = 'edge' union select t.child from t where t.kind = 'edge'
    union select 'match/' || t.key from t where t.edge = 'MATCH' union select unnest(p_more)
    union select u.up from ups u
    -- Who sent a message hears that it was read, and the reader's other screens do.
    union select t.item from t where t.kind = 'read' and (p_super or {{whole t}})
  ), scopes as (
    select e.id, i.type, i.fields ->> 'type' = 'branche' as is_branche, f.id is not null as is_touched, coalesce(f.made, false) as made,
      case when i.id is null or i.deleted_at is not null or i.staged is not null and is_staged(i.staged) then 0 when p_super then 4
        else read_scope(i.readers, limited_keys({{made i}}, i.limited_readers), p_keys, p_open) end as scope,
      case when f.id is not null and not f.there or f.id is null and (i.id is null or i.deleted_at is not null)
        or i.staged is not null and is_staged(i.staged) then 0 when p_super_before then 4
        when f.id is not null then read_scope(f.readers, f.limited, p_keys_before, p_open_before)
        else read_scope(i.readers, limited_keys({{made i}}, i.limited_readers), p_keys_before, p_open_before) end as before,
      p_open <> '' and is_anonymous(i, p_keys, p_open) as is_hidden,
      p_open_before <> '' and i.type in ({{unnamed}})
        and coalesce(a.hidden, is_anonymous(i, p_keys_before, p_open_before)) as was_hidden,
      case when i.staged is null or not is_staged(i.staged) then a.least end as least,
      case when i.staged is null or not is_staged(i.staged) then a.most end as most
    from ends e left join items i on i.id = e.id left join firsts f on f.id = e.id left join states a on a.id = e.id
  ), told as (
    select t.item, t.child, t.edge, t.key from t
      join scopes p on p.id = t.item join scopes c on c.id = t.child
      left join scopes m on t.edge = 'MATCH' and m.id = 'match/' || t.key
      where t.kind = 'edge' and (
        not 'gone' = any (t.changed) and p.scope > 0 and c.scope > 0 and (t.edge <> 'MATCH' or m.scope > 0)
          and (t.edge <> 'TAGS' or p.scope > 1 or c.is_branche)
          and (not 'note' = any (t.changed) or p.scope > 2 and c.scope > 2)
          and not (p.type in ('lead', 'organisation', 'person') and c.is_hidden or c.type in ('lead', 'organisation', 'person') and p.is_hidden)
        or not t.made and p.before > 0 and c.before > 0 and (t.edge <> 'MATCH' or m.before > 0)
          and (t.edge <> 'TAGS' or p.before > 1 or c.is_branche)
          and (not 'note' = any (t.changed) or p.before > 2 and c.before > 2)
          and not (p.type in ('lead', 'organisation', 'person') and c.was_hidden or c.type in ('lead', 'organisation', 'person') and p.was_hidden))
  ), nests as (
    -- Once for all: asked again for each item it takes minutes after some thousands of changes.
    select u.up as id, bool_or(not (c.is_hidden or c.was_hidden)) as is_open,
        bool_or(c.type not in ('lead', 'organisation', 'person')) as is_nameless from ups u join scopes c on c.id = u.id
      where c.scope = 0 and greatest(c.before, c.most) > 0 or c.scope > 0 and least(c.before, c.least) = 0
      group by u.up
  )
  select s.id, s.made and s.before = 0 from scopes s left join flags f on f.id = s.id left join nests n on n.id = s.id
    where s.scope = 0 and greatest(s.before, s.most) > 0
      or s.scope > 0 and (s.scope <> s.before or s.scope <> s.least or s.scope <> s.most
        or case s.scope when 4 then f.whole or f.secret when 3 then f.whole when 2 then f.disclosed else f.limited end)
      or s.scope > 0 and s.id in (select t.item from t where t.kind = 'read' and (p_super or {{whole t}}))
      or s.scope > 0 and (s.id in (select d.item from told d)
        or s.id in (select d.child from told d where d.edge not in ('TAGS', 'OWNERS'))
        or s.id in (select 'match/' || d.key from told d where d.edge = 'MATCH')
        or n.id is not null and (n.is_open or s.type not in ('lead', 'organisation', 'person'))
          and (n.is_nameless or not (s.is_hidden or s.was_hidden)))
  union all
  select '*', false where exists (select from t left join items i on i.id = t.item
    where t.kind = 'many' and (p_super or i.deleted_at is null and {{whole i}}))
$$;
