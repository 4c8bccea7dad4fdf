-- Which supplier wrote what stands in a field, by field, and by row where it is a list (D20.3). Empty where no supplier wrote any of it.
alter table items add column authors jsonb;

-- What was written before: by the last line that says so, of people who never were anywhere else than with their supplier.
with writers as (
  select u.child as id, u.parent as supplier from edges u
    where u.edge = 'MEMBERS' and u.parent like 'supplier/%' and u.child like 'user/%'
      and not exists (select from changes c where c.item = u.child and c.kind = 'unlink')
), told as (
  select i.id, f.key as field, f.value from items i, jsonb_each(i.fields) f
    where i.type in ('comment', 'todo', 'activity') and i.created_by in (select id from writers)
      and f.key in ('text', 'snippet', 'name', 'description', 'tasks', 'location', 'notes')
), known as (
  select t.id, t.field, case when jsonb_typeof(t.value) = 'array' then (
      -- Of a row it is whoever wrote it first.
      select jsonb_agg(w.supplier order by n) from jsonb_array_elements(t.value) with ordinality row(value, n)
        left join lateral (select c.by from changes c where c.item = t.id and c.kind in ('create', 'update')
          and c.after -> t.field @> jsonb_build_array(jsonb_build_object('name', row.value -> 'name')) order by c.seq limit 1) first on true
        left join writers w on w.id = first.by)
    else (select to_jsonb(w.supplier) from writers w where w.id = (
      select c.by from changes c where c.item = t.id and c.kind in ('create', 'update') and c.after ? t.field order by c.seq desc limit 1)) end as author
  from told t
)
update items i set authors = k.authors from (
  select id, jsonb_object_agg(field, author) as authors from known where author is not null and author <> 'null' group by id) k
  where i.id = k.id;
