-- Sums by month of what statistics count (D11.2). `counted_dossiers` and `counted_matches` hold what lies in the sums; the difference with
-- what is there now is all that `fold_counts` writes. It is the only one that writes them.

-- What is counted of these dossiers as they are now, but of an import that has not landed.
create or replace function fresh_dossiers(p_ids text[]) returns setof counted_dossiers language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select f.id, f.month, array(select k from unnest(f.readers) k where k like 'space/%'), f.users, f.price, f.status, f.reached,
      array(select distinct t.child from unnest(l.leads || f.id) o join edges t on t.parent = o and t.edge = 'TAGS'), l.leads
    from unnest(p_ids) id join dossier_facts f using (id),
      lateral (select array(select distinct e.parent from edges e where e.child = f.id and e.edge = 'DOSSIERS') as leads) l
    where f.staged is null or not is_staged(f.staged);
end
$$;

-- The same of their matches; where keys are given of those that they read whole.
create or replace function fresh_matches(p_ids text[], p_keys text[]) returns setof counted_matches language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select f.id, f.dossier, f.supplier, f.status, f.amount, f.price, f.reached
    from unnest(p_ids) d(id) join match_facts f on f.dossier = d.id
    where (f.staged is null or not is_staged(f.staged)) and (p_keys is null or {{whole f}});
end
$$;

-- The dossiers that count otherwise than the sums say.
create or replace function due_dossiers(p_due text[]) returns text[] language plpgsql stable as $$
begin
  if coalesce(p_due, '{}') = '{}' then return '{}'; end if;
  return (select coalesce(array_agg(distinct id), '{}') from (
    select id from unnest(p_due) id where id like 'dossier/%'
    union all select e.child from unnest(p_due) id join edges e on e.parent = id and e.edge = 'DOSSIERS' where id not like 'dossier/%') x);
end
$$;

-- What these come to, line by line, of one space or ('' of all) of each: how many and two sums. Of a step n is how many could take it, x how
-- many took it, y the seconds from the status before and z how many of those are known.
create or replace function lines_of(p_dossiers counted_dossiers[], p_matches counted_matches[], p_space text)
returns setof month_counts language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  with d as materialized (
    select d.id, d.month, d.users::numeric, d.price::numeric, d.status, d.reached, d.tags, d.leads,
        case when p_space is null then d.spaces || ''::text else array[p_space] end as spaces
      from unnest(p_dossiers) d where p_space is null or p_space = '' or p_space = any (d.spaces)
  ), m as materialized (
    select d.spaces, d.month, d.tags, m.supplier, coalesce(m.status, '') as status, m.amount::numeric, m.price::numeric, m.reached
      from unnest(p_matches) m join d on d.id = m.dossier
  ), walked as (
    select 'dossier' as type, spaces, month, coalesce(status, '') as status, reached from d
    union all select 'match', spaces, month, status, reached from m
  ), lines as (
    select spaces, month, 'dossier' as kind, '' as a, '' as b, count(*) as n, sum(users) as x, sum(price) as y, 0 as z from d group by 1, 2
    union all
    select spaces, month, 'match', supplier, status, count(*), sum(amount), sum(price), 0 from m group by 1, 2, 4, 5
    union all
    select spaces, month, 'tag', t, '', count(*), sum(users), sum(price), 0 from d, unnest(tags) t group by 1, 2, 4
    union all
    select spaces, month, 'tagmatch', t, status, count(*), sum(amount), sum(price), 0 from m, unnest(tags) t group by 1, 2, 4, 5
    union all
    select spaces, month, 'lead', l, '', count(*), 0, 0, 0 from d, unnest(leads) l group by 1, 2, 4
    union all
    select w.spaces, w.month, 'step', s.type, s.status, count(*), count(*) filter (where w.status = s.status or w.reached ? s.status),
        coalesce(sum(took.seconds), 0), count(took.seconds)
      from walked w join (values {{steps}}) s(place, type, status, others) on s.type = w.type and (w.status = s.status or w.status = any (s.others)
          or w.reached ? s.status or w.reached ?| s.others),
        lateral (select extract(epoch from (w.reached ->> s.status)::timestamptz - max(w.reached ->> o)::timestamptz) as seconds
          from unnest(s.others) o where w.reached ->> o <= w.reached ->> s.status) took
      group by 1, 2, 4, 5
  )
  select space, month, kind, a, b, sum(n)::bigint, sum(x), sum(y), sum(z)::bigint from lines, unnest(spaces) space group by 1, 2, 3, 4, 5;
end
$$;

-- Brings the sums up to date with what is due, so much at a time; answers how much that was. What is due and what is there is read in one
-- statement: what others write meanwhile stays due.
create or replace function fold_counts(p_most integer) returns integer language plpgsql as $$
declare
  ids text[];
  taken integer;
  came counted_dossiers[];
  came_m counted_matches[];
  went counted_dossiers[];
  went_m counted_matches[];
  lines month_counts[];
begin
  if not exists (select from count_due) or not pg_try_advisory_xact_lock(7240832) then return 0; end if;
  with gone as (
    delete from count_due where ctid = any (array(select ctid from count_due limit p_most)) returning id
  ), due as materialized (
    select count(*) as n, due_dossiers(array_agg(id)) as ids from gone
  )
  select due.n, due.ids, array(select f from fresh_dossiers(due.ids) f), array(select f from fresh_matches(due.ids, null) f)
    into taken, ids, came, came_m from due;

  with d as (delete from counted_dossiers c where c.id = any (ids) returning c) select array_agg(d.c) into went from d;
  with m as (delete from counted_matches c where c.dossier = any (ids) returning c) select array_agg(m.c) into went_m from m;
  insert into counted_dossiers select * from unnest(came);
  insert into counted_matches select * from unnest(came_m);

  select array_agg(row(space, month, kind, a, b, n, x, y, z)::month_counts) into lines from (
    select space, month, kind, a, b, sum(n)::bigint as n, sum(x) as x, sum(y) as y, sum(z)::bigint as z from (
      select * from lines_of(came, came_m, null)
      union all select space, month, kind, a, b, -n, -x, -y, -z from lines_of(went, went_m, null)) l
    group by space, month, kind, a, b having sum(n) <> 0 or sum(x) <> 0 or sum(y) <> 0 or sum(z) <> 0) l;

  -- How many there are in a month is a sum as well: of those that come and of those that go.
  with l as materialized (
    select space, month, a as lead, n from unnest(lines) where kind = 'lead'
  ), gone as (
    delete from month_leads k using l where k.space = l.space and k.month = l.month and k.lead = l.lead and k.n + l.n <= 0
      returning k.space, k.month
  ), kept as (
    update month_leads k set n = k.n + l.n from l
      where k.space = l.space and k.month = l.month and k.lead = l.lead and k.n + l.n > 0
  ), added as (
    insert into month_leads select l.space, l.month, l.lead, l.n, i.folded from l join items i on i.id = l.lead
      where not exists (select from month_leads k where k.space = l.space and k.month = l.month and k.lead = l.lead)
      returning space, month
  )
  select lines || array_agg(row(space, month, 'leads', '', '', n, 0, 0, 0)::month_counts) into lines from (
    select space, month, sum(n)::bigint as n from (
      select space, month, 1 as n from added union all select space, month, -1 from gone) x group by space, month having sum(n) <> 0) x;
  update month_leads k set folded = i.folded from unnest(came) d, unnest(d.leads) l(id) join items i on i.id = l.id
    where k.space = any (d.spaces || ''::text) and k.month = d.month and k.lead = i.id and k.folded is distinct from i.folded;

  insert into month_counts as c select * from unnest(lines) where kind <> 'lead'
    on conflict (space, month, kind, a, b) do update set n = c.n + excluded.n, x = c.x + excluded.x, y = c.y + excluded.y, z = c.z + excluded.z;
  delete from month_counts c using unnest(lines) l
    where c.space = l.space and c.month = l.month and c.kind = l.kind and c.a = l.a and c.b = l.b and c.n = 0;
  return taken;
end
$$;

-- A dossier counts otherwise as soon as what is kept of it or of a match of it is another, or its tags or who asks.
create or replace function count_due_dossier() returns trigger language plpgsql as $$
begin
  insert into count_due values (case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end
$$;
create or replace function count_due_match() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into count_due values (old.dossier); end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.dossier <> old.dossier then insert into count_due values (new.dossier); end if;
  return null;
end
$$;
create or replace function count_due_edge() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (old.edge = 'DOSSIERS' or old.edge = 'TAGS' and old.parent ~ '^(dossier|lead|organisation)/') then
    insert into count_due values (case when old.edge = 'DOSSIERS' then old.child else old.parent end);
  end if;
  if tg_op <> 'DELETE' and (new.edge = 'DOSSIERS' or new.edge = 'TAGS' and new.parent ~ '^(dossier|lead|organisation)/') then
    insert into count_due values (case when new.edge = 'DOSSIERS' then new.child else new.parent end);
  end if;
  return null;
end
$$;
create or replace function count_due_import() returns trigger language plpgsql as $$
begin
  insert into count_due select id from dossier_facts where staged = new.id;
  insert into count_due select dossier from match_facts where staged = new.id;
  return null;
end
$$;
create or replace trigger dossier_facts_due after insert or update or delete on dossier_facts for each row execute function count_due_dossier();
create or replace trigger match_facts_due after insert or update or delete on match_facts for each row execute function count_due_match();
create or replace trigger edges_due after insert on edges for each row when (new.edge in ('DOSSIERS', 'TAGS')) execute function count_due_edge();
create or replace trigger edges_due_no_more after delete on edges for each row when (old.edge in ('DOSSIERS', 'TAGS')) execute function count_due_edge();
create or replace trigger edges_due_moved after update of edge, parent, child on edges for each row
  when (old.edge in ('DOSSIERS', 'TAGS') or new.edge in ('DOSSIERS', 'TAGS')) execute function count_due_edge();
create or replace trigger items_due after update of fields on items for each row
  when (new.type in ('lead', 'organisation') and old.folded is distinct from new.folded) execute function count_due_dossier();
create or replace trigger imports_due after update of landed_at on imports for each row
  when (old.landed_at is distinct from new.landed_at) execute function count_due_import();

-- What an earlier version counted in another way, or never, is due as a whole.
do $$
declare
  v_way text := (select md5(string_agg(prosrc, '' order by proname)) from pg_proc
    where proname in ('fresh_dossiers', 'fresh_matches', 'lines_of') and pronamespace = current_schema()::regnamespace);
begin
  if (select way from count_way) is distinct from v_way then
    truncate month_counts, month_leads, counted_dossiers, counted_matches, count_due, count_way;
    insert into count_due select id from dossier_facts;
    insert into count_way values (v_way);
  end if;
end
$$;
