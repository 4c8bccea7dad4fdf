-- Who reads an item (D6, D7), as two lists of keys that a viewer may hold. The domain's `formFor` walks the same rule step by
-- step and a property test holds the two against each other.

-- The supplier keys of the visible matches of a dossier: open:SUPPLIER once disclosed, match:SUPPLIER before. A dossier that was
-- taken away from who asks stays with its owners (D8.7).
create or replace function match_keys(p_dossier text) returns text[] language plpgsql stable as $$
begin
  return (
  select coalesce(array_agg(distinct
    case when coalesce((m.fields ->> '$open')::boolean, false) or coalesce((d.fields ->> 'open')::boolean, false)
      then 'open:' else 'match:' end || e.child), '{}')
  from edges e
  join items m on m.id = 'match/' || e.key and m.deleted_at is null and (m.fields ->> '$visible')::boolean
  join items s on s.id = e.child and s.deleted_at is null
  join items d on d.id = e.parent and d.deleted_at is null
  where e.parent = p_dossier and e.edge = 'MATCH' and exists (select from edges h
    join items l on l.id = h.parent and l.deleted_at is null where h.child = p_dossier and h.edge = 'DOSSIERS')
  );
end
$$;

-- Keeps whom a message ever went to, and whose it was: what was said to them stays theirs when they are taken off, merged or gone (D13).
create or replace function keep_party() returns trigger language plpgsql as $$
begin
  insert into message_parties as p (message, key, edge, party) values (new.parent, new.key, new.edge, new.child)
    on conflict (message, key, edge) do update set party = excluded.party;
  insert into message_parties (message, key, edge, party)
    select new.parent, new.key, 'HOME', e.parent from edges e
      where new.child like 'user/%' and e.child = new.child and e.edge = 'MEMBERS' and e.parent ~ '^(lead|organisation|supplier)/'
    on conflict do nothing;
  return null;
end
$$;
create or replace trigger edges_party after insert or update of edge, parent, child on edges for each row
  when (new.edge in ('TO', 'OWNERS') and new.parent like 'message/%') execute function keep_party();

-- Who reads what hangs under a message: who sent it and whom it was sent to. Where it was ever sent to several, or to a whole space, each
-- hears only the sender, the centre and themselves: an end-user and a supplier may be among them (D7, D13). Between a supplier and who
-- asks it follows the disclosure: before and after, the supplier reads what is said in the limited form (D20.5).
drop function if exists talk_keys(text);
create function talk_keys(p_message text, out r text[], out l text[]) language plpgsql stable as $$
declare
  leads text[];
begin
  select coalesce(array_agg(case when k like 'own:%' then k else 'own:' || k end), '{}') into r
    from items p, unnest(p.readers) k
    where p.id = p_message and (k like 'own:%' or k like 'space/%' or k not like 'card:%'
      and (select count(distinct t.party) from message_parties t where t.message = p_message and t.edge = 'TO') = 1);
  l := '{}';
  select array_agg(distinct x.id) into leads from (
    select merged_into(coalesce(u.parent, e.party)) as id from message_parties e
      left join edges u on u.child = e.party and u.edge = 'MEMBERS' and e.party like 'user/%' where e.message = p_message) x
    -- Who is gone for good may have asked.
    where x.id ~ '^(lead|organisation)/' and (exists (select from edges d where d.parent = x.id and d.edge = 'DOSSIERS')
      or not exists (select from items i where i.id = x.id));
  if leads is null then return; end if;
  select coalesce(array_agg(k), '{}') into l from unnest(r) k
    where exists (select from (
        select substr(k, 5) as s union all select u.parent from edges u where u.child = substr(k, 5) and u.edge = 'MEMBERS') x, unnest(leads) asker
      where x.s like 'supplier/%' and not exists (select from items i where i.id = asker and 'open:' || x.s = any (i.limited_readers)));
  r := array(select k from unnest(r) k where k <> all (l));
end
$$;

-- What is said under messages that these organisations and accounts sent or got. Asked at nearly every write: planned once, and only where
-- somebody is among them.
create or replace function talk_around(p_ids text[]) returns text[] language plpgsql stable as $$
begin
  if not exists (select from unnest(p_ids) id where id ~ '^(user|lead|organisation)/') then return '{}'; end if;
  return (select coalesce(array_agg(distinct c.child), '{}') from (
      select id from unnest(p_ids) id where id ~ '^(user|lead|organisation)/'
      union select m.child from edges m where m.parent = any (p_ids) and m.parent ~ '^(lead|organisation)/' and m.edge = 'MEMBERS' and m.child like 'user/%') p
    join message_parties t on t.party = p.id
    join edges c on c.parent = t.message and c.edge in ({{containment}}));
end
$$;

create or replace function item_keys(p_id text, out r text[], out l text[]) language plpgsql stable as $$
declare
  i record;
  m record;
  placed boolean;
  under_message boolean;
begin
  select id, type, fields into i from items where id = p_id;
  r := '{}';
  l := '{}';
  if i.id is null then return; end if;

  if i.type = 'match' then
    select e.parent, e.child into m from edges e
      join items d on d.id = e.parent and d.deleted_at is null
      where e.edge = 'MATCH' and e.key = substr(p_id, 7);
    if m.parent is null then return; end if;
    -- The centre always; the lead's people only while the match is visible; no other supplier, wherever the dossier lies (D19.2). An
    -- owner's or an account's key does not reach this far.
    select coalesce(array_agg(distinct k), '{}') into r from items d, unnest(d.readers) k
      where d.id = m.parent
        and case when coalesce((i.fields ->> '$visible')::boolean, false)
          then k similar to '(space|organisation|lead)/%' or k = m.child else k like 'space/%' end;
    select coalesce(array_agg(k), '{}') into l from unnest(match_keys(m.parent)) k
      where coalesce((i.fields ->> '$visible')::boolean, false) and k in ('open:' || m.child, 'match:' || m.child);
    return;
  end if;

  -- What hangs under an item is read by whoever reads that item by its place; over an internal edge by the centre alone (D23.5). One
  -- statement says all of where it hangs: the keys of each item are asked for at nearly every write.
  select coalesce(array_agg(distinct k) filter (where p.type <> 'message' and k like '%/%' and k not like 'card:%'
        and (not e.props ? '$internal' or k like 'space/%')
        -- An answer under a match is its supplier's alone until it is submitted (G1).
        and (i.type <> 'answer' or p.type <> 'match' or i.fields ? 'submitted')), '{}'),
      coalesce(bool_or(p.type not in ('tag', 'software', 'message')), false), coalesce(bool_or(p.type = 'message'), false)
    into r, placed, under_message
    from edges e join items p on p.id = e.parent and p.deleted_at is null left join lateral unnest(p.readers) k on true
    where e.child = p_id and e.edge in ({{containment}});

  if under_message then
    for m in select k.r, k.l from edges e join items p on p.id = e.parent and p.deleted_at is null and p.type = 'message', talk_keys(p.id) k
      where e.child = p_id and e.edge in ({{containment}})
    loop
      r := r || m.r;
      -- Of anything else that is hung under a message there is no form that hides who asks.
      if i.type = 'comment' then l := l || m.l; end if;
    end loop;
  end if;

  if i.type in ('space', 'organisation', 'supplier', 'lead', 'user') then r := r || p_id; end if;
  if i.type = 'tag' then r := r || 'all'::text; end if;
  if i.type = 'software' then r := r || 'staff'::text; end if;
  if i.type = 'message' then
    r := r || coalesce((select array_agg(k) from edges e
      join items t on t.id = e.child and t.deleted_at is null,
      unnest(case when t.type = 'space' then array[t.id, 'card:' || t.id] else array[t.id] end) k
      where e.parent = p_id and e.edge = 'TO'), '{}');
  end if;
  if i.type = 'file' and coalesce((i.fields ->> 'shared')::boolean, false) then
    r := r || coalesce((select array_agg('card:' || e.parent) from edges e
      join items p on p.id = e.parent and p.deleted_at is null and p.type = 'space'
      where e.child = p_id
        and e.edge in ({{containment}})), '{}');
  end if;
  if i.type = 'message' or (i.type not in ('tag', 'software', 'user') and not placed) then
    r := r || coalesce((select array_agg('own:' || e.child) from edges e
      join items o on o.id = e.child and o.deleted_at is null
      where e.parent = p_id and e.edge = 'OWNERS'), '{}');
  end if;

  if i.type = 'space' then l := l || ('card:' || p_id); end if;
  if i.type = 'supplier' then l := l || ('public:' || p_id); end if;
  if i.type = 'dossier' then l := l || match_keys(p_id); end if;
  if i.type = 'comment' then
    l := l || coalesce((select array_agg(k) from edges e
      join items p on p.id = e.parent and p.deleted_at is null, unnest(p.limited_readers) k
      where e.child = p_id and not e.props ? '$internal'
        and ((e.edge = 'COMMENTS' and p.type in ('match', 'comment')) or (e.edge = 'SUB' and p.type in ('match', 'comment')))), '{}');
  end if;
  -- A supplier reads the requirements of a frozen set, and what it answered itself (G2); those who ask choose from published sets (F1.3).
  if i.type = 'requirement' then
    l := l || coalesce((select array_agg(k) from edges e
      join items p on p.id = e.parent and p.deleted_at is null, unnest(p.limited_readers) k
      where e.child = p_id and e.edge = 'REQUIREMENTS' and (p.type = 'template'
        or i.fields ? 'version' and not coalesce((i.fields ->> 'proposed')::boolean, false))), '{}');
  end if;
  if i.type = 'answer' then
    l := l || coalesce((select array_agg(k) from edges e
      join items p on p.id = e.parent and p.deleted_at is null, unnest(p.limited_readers) k
      where e.child = p_id and e.edge = 'ANSWERS' and p.type = 'match' and not e.props ? '$internal'), '{}');
  end if;
  if i.type = 'template' and i.fields ->> 'status' = 'published' then
    l := l || coalesce((select array_agg('sets:' || e.parent) from edges e
      join items p on p.id = e.parent and p.deleted_at is null
      where e.child = p_id and e.edge = 'TEMPLATES'), '{}');
  end if;
  if i.type in ('todo', 'activity') then
    l := l || coalesce((select array_agg(k) from edges e
      join items p on p.id = e.parent and p.deleted_at is null, unnest(p.limited_readers) k
      where e.child = p_id and not e.props ? '$internal' and e.edge in ('TODOS', 'ACTIVITIES') and p.type in ('match', 'dossier')
        and substr(k, position(':' in k) + 1) in (
          select o.child from edges o join items oi on oi.id = o.child and oi.deleted_at is null
            where o.parent = p_id and o.edge = 'OWNERS'
          union all
          select u.parent from edges o join items oi on oi.id = o.child and oi.deleted_at is null
            join edges u on u.child = o.child and u.edge = 'MEMBERS'
            join items ui on ui.id = u.parent and ui.deleted_at is null
            where o.parent = p_id and o.edge = 'OWNERS')), '{}');
  end if;
  if i.type = 'activity' then
    l := l || coalesce((select array_agg('card:' || e.parent) from edges e
      join items p on p.id = e.parent and p.deleted_at is null and p.type = 'space'
      where e.child = p_id and e.edge = 'ACTIVITIES' and e.props ->> '$role' = 'Kennisdag'), '{}');
  end if;
  if i.type in ('lead', 'organisation') then
    l := l || coalesce((select array_agg(distinct k) from edges e, unnest(match_keys(e.child)) k
      where e.parent = p_id and e.edge = 'DOSSIERS' and k like 'open:%'), '{}');
  end if;
  if i.type = 'person' then
    l := l || coalesce((select array_agg(k) from edges e
      join items p on p.id = e.parent and p.deleted_at is null, unnest(p.limited_readers) k
      where e.child = p_id and e.edge = 'CONTACTS' and p.type in ('lead', 'organisation', 'dossier') and k like 'open:%'), '{}');
  end if;

  if cardinality(r) > 1 then r := array(select distinct k from unnest(r) k order by k); end if;
  if cardinality(l) > 1 then l := array(select distinct k from unnest(l) k order by k); end if;
end
$$;

-- Brings the keys of some items up to date, and of everything that follows from them, level by level until nothing changes.
-- The rows are locked before their keys are counted, so that the count sees all that was done to them: two writes at the same
-- moment would each count without the other, and a place that was taken away would go on being read.
create or replace function refresh_readers(p_ids text[]) returns void language plpgsql as $$
declare
  level text[] := p_ids;
  changed text[];
begin
  -- What a user made on a dossier is read by the organisation the user belongs to.
  level := level || array(select e.parent from edges e where e.edge = 'OWNERS' and e.child = any (p_ids) and e.child like 'user/%'
    and e.parent similar to '(todo|activity)/%');
  level := level || talk_around(p_ids);
  -- No world is this deep; a ring that slipped in must not turn for ever.
  for step in 1..1000 loop
    if cardinality(level) = 0 then return; end if;
    perform from items i where i.id = any (level) order by i.id for no key update;
    with u as (
      update items i set readers = k.r, limited_readers = k.l
      from (select x.id, kk.r, kk.l from unnest(level) x(id), lateral item_keys(x.id) kk) k
      where i.id = k.id and (i.readers <> k.r or i.limited_readers <> k.l)
      returning i.id
    )
    select coalesce(array_agg(id), '{}') into changed from u;
    if cardinality(changed) = 0 then return; end if;
    select coalesce(array_agg(distinct n), '{}') into level from (
      select case when e.edge = 'MATCH' then 'match/' || e.key else e.child end as n
        from edges e where e.parent = any (changed)
          and e.edge in ({{containment}}, 'MATCH')
      union all
      select e.parent from edges e where e.child = any (changed) and e.edge = 'DOSSIERS'
      union all
      select e.parent from edges e where e.edge = 'MATCH'
        and e.key = any (array(select substr(id, 7) from unnest(changed) id where id like 'match/%'))
      union all
      select unnest(talk_around(array(select id from unnest(changed) id where id ~ '^(lead|organisation)/')))
    ) x;
  end loop;
  raise exception 'items hang in a ring';
end
$$;
