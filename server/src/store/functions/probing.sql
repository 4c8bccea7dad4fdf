-- Adds what accounts did to what their supplier did today, and tells of what is far above its habit (D20.10). Days on which it was told of
-- are no habit, so that who goes on is told of again.
create or replace function tell_probing(p_counted jsonb, p_now timestamptz, p_days integer, p_times numeric, p_least jsonb)
returns table (supplier text, kind text, count integer, habit float8) language plpgsql as $$
declare
  today date := (p_now at time zone 'Europe/Amsterdam')::date;
  suppliers text[];
begin
  with counted as (
    select e.parent as supplier, c.kind, sum(c.count)::int as count
      from jsonb_to_recordset(p_counted) as c(account text, kind text, count integer)
      join edges e on e.child = c.account and e.edge = 'MEMBERS' and e.parent like 'supplier/%'
      group by e.parent, c.kind
  ), kept as (
    -- In one order, so that two nodes do not wait for each other; who comes second sees what the first told.
    insert into probing as p (supplier, day, kind, count)
      select c.supplier, today, c.kind, c.count from counted c order by c.supplier, c.kind
      on conflict on constraint probing_pkey do update set count = p.count + excluded.count
      returning p.supplier
  )
  select array_agg(distinct k.supplier) into suppliers from kept k;
  for supplier, kind, count, habit in
    select p.supplier, p.kind, p.count, h.habit from probing p, lateral (
        select coalesce(avg(b.count), 0)::float8 as habit from probing b
          where b.supplier = p.supplier and b.kind = p.kind and b.day < today and b.day >= today - p_days and b.told_at is null) h
      where p.supplier = any (suppliers) and p.day = today and p.told_at is null
        and p.count >= greatest((p_least ->> p.kind)::float8, p_times * h.habit)
      order by p.supplier, p.kind
  loop
    update probing p set told_at = p_now where p.supplier = tell_probing.supplier and p.day = today and p.kind = tell_probing.kind;
    insert into notifications (reader, kind, item, detail, at)
      select u.id, 'probing', tell_probing.supplier, tell_probing.kind || ' ' || today, p_now from items u
        where u.type = 'user' and u.deleted_at is null and (
          u.fields ->> 'role' = 'admin' and u.fields ->> '_feed' = 'ROOT'
          or u.fields ->> 'role' in ('staff', 'admin') and exists (
            select from edges s join edges m on m.parent = s.parent and m.edge = 'MEMBERS' and m.child = u.id
              where s.child = tell_probing.supplier and s.edge = 'MEMBERS' and s.parent like 'space/%'))
      on conflict do nothing;
    return next;
  end loop;
end
$$;
