-- What a supplier reads of what was disclosed to it: not the notes of the centre, and of a history no reasons and no names (D19.5).
create or replace function disclosed_form(t text, f jsonb, l jsonb) returns jsonb language sql stable as $$
  select case when t = 'dossier' then (f - withheld_fields(t)) || shown_amounts(t, f, l) || jsonb_build_object('history', coalesce(l -> 'history', '[]'))
    when t = 'match' then (f - withheld_fields(t)) || shown_amounts(t, f, l)
    else f - withheld_fields(t) end
$$;

-- The amounts of an item without those that nobody entered (D22.3); a total as the limited form has it (`domain/src/amounts.ts`).
create or replace function shown_amounts(t text, f jsonb, l jsonb) returns jsonb language sql stable as $$
  select coalesce((select jsonb_object_agg(n, case when f -> '_entered' ? n then f -> n else 'null' end) from unnest(amount_fields(t)) n where f ? n), '{}')
    || case when f ? '$amount' then jsonb_build_object('$amount', l -> '$amount') else '{}' end
$$;

-- Whether an import that has not landed made the item: nobody reads it then (D17.2). Asked of what an import made alone.
create or replace function is_staged(p_import text) returns boolean language plpgsql stable as $$
begin
  return exists (select from imports m where m.id = p_import and m.landed_at is null);
end
$$;

-- Whether an edge may be told. What was not disclosed is tied to nobody, not even to a lead that another dossier disclosed: two
-- dossiers of one lead cannot be joined (D2.1).
create or replace function is_told(p items, c items, p_keys text[], p_open text) returns boolean language sql stable as $$
  select not (p.type in ('lead', 'organisation', 'person') and is_anonymous(c, p_keys, p_open)
    or c.type in ('lead', 'organisation', 'person') and is_anonymous(p, p_keys, p_open))
$$;

-- A reference of an id, a type, a name and an avatar (D2.2). Functions that are called for each row and cannot be drawn into the
-- statement that calls them are in PL/pgSQL: one in SQL is planned anew by every statement, which takes longer than its work.
create or replace function bare_ref(p_form jsonb) returns jsonb language plpgsql stable as $$
begin
  return jsonb_strip_nulls(jsonb_build_object('_id', p_form -> '_id', '_type', p_form -> '_type', 'name', p_form -> 'name',
    'avatar', p_form -> 'avatar', 'color', p_form -> 'color'));
end
$$;

-- The organisation an item belongs to, as far as the viewer may know: an undisclosed lead has an alias and no id (D2.1).
create or replace function organisation_of(p_id text, p_keys text[], p_open text, p_super boolean, p_home text)
returns jsonb language plpgsql stable as $$
declare
  here text := p_id;
  up record;
begin
  for step in 1..8 loop
    if here like 'match/%' then
      select e.parent into here from edges e where e.edge = 'MATCH' and e.key = substr(here, 7);
    end if;
    select e.parent, e.edge, i.type, bare_ref(visible_form(i, p_keys, p_open, p_super)) as ref into up
      from edges e join items i on i.id = e.parent and i.deleted_at is null
      where e.child = here
        and e.edge in ({{containment}})
        -- Where it hangs besides must not be told by whose it is no more, nor by whose it then is.
        and (p_open = '' or i.type not in ('space', 'organisation', 'supplier', 'lead')
          or bare_ref(visible_form(i, p_keys, p_open, p_super)) <> '{}'
            and exists (select from items c where c.id = here and is_told(i, c, p_keys, p_open)))
      order by i.type in ('organisation', 'supplier', 'lead') desc, e.created_at, e.key limit 1;
    if here like 'dossier/%' and (up.ref is null or up.ref = '{}'
      or p_open <> '' and (select is_anonymous(d, p_keys, p_open) from items d where d.id = here)) then
      return (select jsonb_build_object('name', e.alias, '_type', 'lead') from edges e
        where e.edge = 'MATCH' and e.parent = here and e.child = p_home and e.alias is not null);
    end if;
    if up.parent is null then return null; end if;
    if up.type in ('space', 'organisation', 'supplier', 'lead') then
      return case when up.ref <> '{}' then up.ref end;
    end if;
    here := up.parent;
  end loop;
  return null;
end
$$;

-- Whether the viewer may not know who asks at an item: a dossier or match that it is, or hangs under, was not disclosed to them, whatever else it
-- hangs under (D2.1, D7). Organisations, spaces and persons are climbed to and not over: they say themselves whose they are. Where one of
-- them is open, one with which the viewer was never matched hides nothing: that an item hangs there too is not theirs to know (D19.10).
create or replace function is_asker_hidden(p_id text, p_keys text[], p_open text) returns boolean language plpgsql stable as $$
begin
  if p_open = '' then return false; end if;
  return (
    with recursive up as (
      select p_id collate "C" as id
      union
      select x.id from up u, lateral (
        select e.parent as id from edges e where e.child = u.id and e.edge in ({{containment}})
        union all select e.parent from edges e where u.id like 'match/%' and e.edge = 'MATCH' and e.key = substr(u.id, 7)) x
      where u.id !~ '^(lead|supplier|organisation|space|person)/'
    ), asked as (
      select read_scope(i.readers, i.limited_readers, p_keys, p_open) as scope, exists (select from edges e
          where e.edge = 'MATCH' and e.parent = i.id and e.child = substr(p_open, 6)) as is_own
        from up join items i on i.id = up.id where i.type in ('dossier', 'match')
    )
    select coalesce(bool_or(a.scope < 2 and (a.is_own or a.scope = 1)) or bool_and(a.scope < 2), false) from asked a);
end
$$;

-- What a row of a list shows of an item's place: its organisation, the parents it hangs under and, for a match, both ends.
create or replace function row_place(p_id text, p_type text, p_keys text[], p_open text, p_super boolean, p_home text)
returns jsonb language plpgsql stable as $$
declare
  place jsonb := '{}';
  found jsonb;
  line record;
begin
  found := organisation_of(p_id, p_keys, p_open, p_super, p_home);
  if found is not null then place := jsonb_build_object('organisation', found); end if;
  if p_type = 'match' then
    select e.parent, e.child into line from edges e where e.edge = 'MATCH' and e.key = substr(p_id, 7);
    select place || jsonb_strip_nulls(jsonb_build_object(
      -- A dossier that is open discloses this match as well (D7).
      'dossier', (select bare_ref(f.form) || jsonb_strip_nulls(jsonb_build_object('province', f.form -> 'province', 'size', f.form -> 'size')) || case when f.form -> 'open' = 'true' then '{"open": true}'::jsonb else '{}'::jsonb end
        from items d, lateral (select visible_form(d, p_keys, p_open, p_super) as form) f where d.id = line.parent),
      'supplier', (select bare_ref(visible_form(s, p_keys, p_open, p_super)) from items s where s.id = line.child))) into place;
  elsif p_type not in ('dossier', 'user') then
    select jsonb_agg(ref) into found from (
      select bare_ref(visible_form(p, p_keys, p_open, p_super)) || jsonb_build_object('_edge', e.edge)
        || case when p_super or ({{whole p}} and {{whole c}}) then e.props else e.props - '{$note,$history}'::text[] end as ref
      from edges e join items p on p.id = e.parent join items c on c.id = e.child
      where e.child = p_id
        and e.edge in ({{containment}})
        and visible_form(p, p_keys, p_open, p_super) is not null and is_told(p, c, p_keys, p_open)
      order by e.created_at, e.key limit 5) x;
    if found is not null then place := place || jsonb_build_object('_parents', found); end if;
  end if;
  if p_type = 'match' and exists (select from items m where m.id = p_id and is_unread(m)
      and (p_super or exists (select from unnest(m.readers) k where k like 'space/%' and k = any (p_keys)))) then
    place := place || '{"_unread": true}';
  end if;
  if p_type in ('match', 'dossier') then
    found := told_history(p_id, p_keys, p_super);
    if found is not null then place := place || jsonb_build_object('history', found); end if;
  end if;
  return place;
end
$$;

-- The properties of a MATCH edge as they stand on the other end: $status, $history, $price … (D19.2). What is the match's alone, such
-- as the dates of its statuses, stays away: the other end may have a field of that name.
create or replace function match_props(p_form jsonb) returns jsonb language plpgsql stable as $$
begin
  return coalesce((select jsonb_object_agg(x.key, x.value) from jsonb_each(p_form) x where x.key like '$%' or x.key in ('matchnote', '_entered')), '{}')
    || jsonb_build_object('$match', p_form -> '_id', '$status', p_form -> 'status', '$history', coalesce(p_form -> 'history', '[]'));
end
$$;

-- The same as `item_lists` one level deep, for an item that has no matches and for whoever is not a supplier: most reads, at half the
-- price. Null when there may be more than are told, which asks for more care.
create or replace function short_lists(p_id text, p_keys text[], p_super boolean, p_home text) returns jsonb language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  is_full boolean := (select p_super or {{whole i}} from items i where i.id = p_id);
  lists jsonb;
  n bigint;
begin
  select jsonb_object_agg(list, refs), sum(lines) into lists, n from (
    select edge_list(edge, is_down) as list, count(*) as lines,
      jsonb_agg(short_form(type, form) || jsonb_build_object('_edge', edge)
        || case when is_full and is_whole then props else props - '{$note,$history}'::text[] end
        || case when type = 'dossier' then jsonb_strip_nulls(jsonb_build_object('organisation', organisation_of(id, p_keys, '', p_super, p_home))) else '{}' end
        order by created_at, key) as refs
    from (
      (select true as is_down, e.edge, e.props, e.created_at, e.key, i.id, i.type, p_super or {{whole i}} as is_whole,
          visible_form(i, p_keys, '', p_super) as form
        from edges e join items i on i.id = e.child
        where e.parent = p_id and e.edge not in ({{sheets}}) and is_visible(i, p_keys, '', p_super)
          and (e.edge <> 'TAGS' or is_full or i.fields ->> 'type' = 'branche')
        limit 200)
      union all
      (select false, e.edge, e.props, e.created_at, e.key, i.id, i.type, p_super or {{whole i}},
          visible_form(i, p_keys, '', p_super)
        from edges e join items i on i.id = e.parent
        where e.child = p_id and e.edge not in ('TAGS', 'OWNERS') and is_visible(i, p_keys, '', p_super)
        limit 200)
    ) lines
    group by 1
  ) grouped;
  return case when n is null then '{}' when n < 200 then lists end;
end
$$;

-- The lists of references of an item (D2.2): children by their edge, parents, and both ends of a match; at most 200 of a kind, the
-- first ones, and of talk the last.
-- What lies below is told as deep as was asked, what lies above by name alone, and of what was reached over a match not its other
-- matches: from supplier to dossier to supplier one would walk through all there are. Of no more items than `p_most` in one answer are the
-- lists opened, those of the nearest first, since everybody waits for it (D21.1); by itself that is more than stand in all lists of an item.
drop function if exists item_lists(text, text[], text, boolean, text, integer);
drop function if exists item_lists(text, text[], text, boolean, text, integer, text);
create or replace function item_lists(p_id text, p_keys text[], p_open text, p_super boolean, p_home text, p_depth integer, p_via text default '',
  p_most bigint default 10000)
returns jsonb language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  is_full boolean;
  is_open boolean;
  lists jsonb;
  self items;
begin
  if p_depth = 1 and p_open = '' and p_id not like 'dossier/%' and p_id not like 'supplier/%' and p_id not like 'space/%' then
    lists := short_lists(p_id, p_keys, p_super, p_home);
    if lists is not null then return lists; end if;
  end if;
  select p_super or {{whole i}}, p_super or {{whole i}} or {{disclosed i}}
    into is_full, is_open from items i where i.id = p_id;
  -- A whole row is costly to carry: it is unpacked with all its words. Only what was not disclosed needs it.
  if p_open <> '' then
    select * into self from items i where i.id = p_id;
  end if;
  select jsonb_object_agg(list, refs) into lists from (
    select list, jsonb_agg(ref order by created_at, key) as refs from (
      select edge_list(edge, is_down) as list, created_at, key,
        short_form(type, form) || jsonb_build_object('_edge', edge)
        -- What was noted on an edge, and who opened it, is for who reads both of its ends in full.
        || case when is_full and is_whole then props else props - '{$note,$history}'::text[] end
        || case when edge = 'MATCH' then match_props((select visible_form(m, p_keys, p_open, p_super) from items m where m.id = 'match/' || key)) else '{}' end
        || case when type = 'dossier' then jsonb_strip_nulls(jsonb_build_object('organisation', organisation_of(id, p_keys, p_open, p_super, p_home))) else '{}' end
        || case when p_depth > 1 and opens and nth <= p_most
          then coalesce(item_lists(id, p_keys, p_open, p_super, p_home, p_depth - 1, edge, greatest(p_most - n, 0) / n), '{}') else '{}' end as ref
      from (select *, is_down or edge = 'MATCH' as opens,
          row_number() over (partition by is_down or edge = 'MATCH' order by created_at, key) as nth,
          count(*) over (partition by is_down or edge = 'MATCH') as n from (
        select true as is_down, l.*
        from unnest(array_remove(array_remove(array_remove(listed_edges(), 'COMMENTS'), 'SUB'), case when p_via = 'MATCH' then 'MATCH' end)) as names(name), lateral (
          select e.edge, e.props, e.created_at, e.key, i.id, i.type, p_super or {{whole i}} as is_whole,
            visible_form(i, p_keys, p_open, p_super) as form
          from edges e join items i on i.id = e.child
          where e.parent = p_id and e.edge = names.name and is_visible(i, p_keys, p_open, p_super)
            and (p_open = '' or is_told(self, i, p_keys, p_open))
            and (e.edge <> 'MATCH' or exists (select from items m where m.id = 'match/' || e.key and is_visible(m, p_keys, p_open, p_super)))
            -- Of an anonymous form only the branche is kept (D7).
            and (e.edge <> 'TAGS' or is_open or i.fields ->> 'type' = 'branche')
          order by e.created_at, e.key limit 200) l
        union all
        -- Of much talk what was said last: what one says oneself must not be missing.
        select true, l.*
        from unnest(array['COMMENTS', 'SUB']) as names(name), lateral (
          select e.edge, e.props, e.created_at, e.key, i.id, i.type, p_super or {{whole i}} as is_whole,
            visible_form(i, p_keys, p_open, p_super) as form
          from edges e join items i on i.id = e.child
          where e.parent = p_id and e.edge = names.name and is_visible(i, p_keys, p_open, p_super)
            and (p_open = '' or is_told(self, i, p_keys, p_open))
          order by e.created_at desc, e.key desc limit 200) l
        union all
        select false, l.*
        from (
          select e.edge, e.props, e.created_at, e.key, i.id, i.type, p_super or {{whole i}} as is_whole,
            visible_form(i, p_keys, p_open, p_super) as form
          from edges e join items i on i.id = e.parent
          where e.child = p_id and e.edge not in ('TAGS', 'OWNERS') and (e.edge <> 'MATCH' or p_via <> 'MATCH') and is_visible(i, p_keys, p_open, p_super)
            and (p_open = '' or is_told(i, self, p_keys, p_open))
            and (e.edge <> 'MATCH' or exists (select from items m where m.id = 'match/' || e.key and is_visible(m, p_keys, p_open, p_super)))
          order by e.created_at, e.key limit 200) l
      ) found) lines
    ) refs
    group by list
  ) grouped;
  return lists;
end
$$;

-- Everything below an item over containment edges, nearest first, each once.
create or replace function below(p_id text, p_depth integer) returns table (id text, depth integer, role text) language sql stable as $$
  with recursive walk as (
    select e.child as id, 1 as depth, e.props ->> '$role' as role from edges e
      where e.parent = p_id and e.edge in ({{containment}})
    union
    select e.child, w.depth + 1, e.props ->> '$role' from walk w join edges e on e.parent = w.id
      and e.edge in ({{containment}})
      where w.depth < p_depth
  )
  select distinct on (walk.id) walk.id, walk.depth, walk.role from walk where walk.id <> p_id
    order by walk.id, walk.depth, walk.role
$$;

-- The ids of everything inside an item: what lies below it, the matches of its dossiers and what is said on them (D19.6).
create or replace function inside(p_id text) returns table (id text) language sql stable as $$
  with recursive walk as (
    select p_id collate "C" as id
    union
    select case e.edge when 'MATCH' then 'match/' || e.key else e.child end from walk w join edges e on e.parent = w.id
      and e.edge in ({{containment}}, 'MATCH')
  )
  select walk.id from walk where walk.id <> p_id
$$;

-- The items with a tag or a tag below it in the tree, and whether that tag is a branche.
drop function if exists tagged(text);
create function tagged(p_tag text) returns table (id text, is_branche boolean) language sql stable as $$
  with recursive tree as (
    select t.id, t.fields ->> 'type' = 'branche' as is_branche from items t where t.id = p_tag and t.deleted_at is null
    union
    select t.id, t.fields ->> 'type' = 'branche' from tree join items t on t.type = 'tag' and t.deleted_at is null and t.fields ->> 'parent' = tree.id
  )
  select e.parent, tree.is_branche from tree join edges e on e.child = tree.id and e.edge = 'TAGS'
$$;

-- Whose an item in an agenda is, as far as the viewer may know: its owners, and of an activity the first 200 who come to it; nothing for
-- what has neither.
drop function if exists owners_of(text, text[], text, boolean, text);
create or replace function people_of(p_id text, p_keys text[], p_open text, p_super boolean, p_home text)
returns jsonb language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  owners jsonb;
  contacts jsonb;
begin
  select jsonb_agg(ref) into owners from (
    select bare_ref(visible_form(o, p_keys, p_open, p_super)) || jsonb_build_object('_edge', 'OWNERS') as ref
      from edges e join items o on o.id = e.child join items i on i.id = e.parent
      where e.parent = p_id and e.edge = 'OWNERS' and is_visible(o, p_keys, p_open, p_super)
        and (p_open = '' or is_told(i, o, p_keys, p_open))
      order by e.created_at, e.key limit 20) x;
  if p_id like 'activity/%' then
    select jsonb_agg(ref) into contacts from (
      select jsonb_build_object('_id', o.id, 'name', visible_form(o, p_keys, p_open, p_super) -> 'name') as ref
        from edges e join items o on o.id = e.child join items i on i.id = e.parent
        where e.parent = p_id and e.edge = 'CONTACTS' and o.type = 'person' and is_visible(o, p_keys, p_open, p_super)
          and (p_open = '' or is_told(i, o, p_keys, p_open))
        order by e.created_at, e.key limit 200) x;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('_owners', owners, '_contacts', contacts));
end
$$;

-- A limited form counts its own changes alone: that there is something else that one does not see is told by no version (D20.4).
create or replace function count_form() returns trigger language plpgsql as $$
begin
  if old.limited - '{_version,_changed}'::text[] = new.limited - '{_version,_changed}'::text[] then
    new.limited := old.limited;
    new.form_at := old.form_at;
  else
    new.limited := new.limited || jsonb_build_object('_version', coalesce((old.limited ->> '_version')::int, 0) + 1);
  end if;
  return new;
end
$$;
create or replace trigger items_form before update of limited on items for each row
  when (new.limited is not null and new.limited is distinct from old.limited) execute function count_form();

-- Shows the forms, and tells of those, whose moment has come (D20.4). A supplier reads other words then than somebody read over (D20.9).
create or replace function show_forms(p_at timestamptz) returns integer language plpgsql as $$
declare
  n integer;
  renewed text[];
begin
  with due as (
    -- What somebody writes this very moment is shown at the next look: its writer may wait for us, and each would wait for the other.
    delete from form_news where item in (select i.id from form_news n join items i on i.id = n.item where n.due_at <= p_at
        order by i.id for no key update of i skip locked) returning item, due_at, limited, words, rules
  ), shown as (
    update items i set limited = d.limited, words_limited = d.words, form_at = d.due_at, form_rules = d.rules
      from due d where i.id = d.item and d.limited is not null
  ), told as (
    insert into touches (kind, item, there, readers, limited, changed)
      select 'item', i.id, i.deleted_at is null, i.readers, limited_keys({{made i}}, i.limited_readers), '{limited}'
      from due d join items i on i.id = d.item where d.limited is null
  ), dated as (
    update items i set form_at = d.due_at from due d where i.id = d.item and d.limited is null
  )
  select count(*), coalesce(array_agg(item) filter (where limited is not null), '{}') into n, renewed from due;
  perform keep_shown(r) from unnest(anonymity_roots(renewed)) r;
  return n;
end
$$;
