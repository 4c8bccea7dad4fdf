-- What a referee confirmed is about the text of then (F1.5, F1.12): rows of calls keep the version of the requirement. Those that were
-- kept without one count as they did, until the requirement changes again.
update reference_calls r set rows = (
    select jsonb_agg(x || coalesce((
        select jsonb_build_object('version', i.fields -> 'version') from edges m
          join edges e on e.parent = m.parent and e.edge = 'REQUIREMENTS' join items i on i.id = e.child and i.deleted_at is null
          where m.edge = 'MATCH' and m.key = substr(r.match, 7) and i.fields ->> 'key' = x ->> 'key' and i.fields ? 'version'
          order by i.id limit 1), '{}') order by n)
      from jsonb_array_elements(r.rows) with ordinality a(x, n))
  where r.rows <> '[]';
