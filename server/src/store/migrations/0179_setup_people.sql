-- Who kept a scenario and who decided a knock-out are references: an erasure finds them by id, whatever they are called (G9).
create function setup_people(s jsonb) returns jsonb language sql immutable as $$
  select s
    || case when jsonb_typeof(s -> 'scenarios') = 'array' then jsonb_build_object('scenarios', (
        select coalesce(jsonb_agg(case when jsonb_typeof(x -> 'author') is distinct from 'object' then (x - 'by') ||
            jsonb_build_object('author', jsonb_strip_nulls(jsonb_build_object('_id', x -> 'by', 'name', x -> 'author'))) else x end order by n), '[]')
          from jsonb_array_elements(s -> 'scenarios') with ordinality a(x, n))) else '{}' end
    || case when jsonb_typeof(s -> 'partlyDecided') = 'array' then jsonb_build_object('partlyDecided', (
        select coalesce(jsonb_agg(case when jsonb_typeof(x -> 'by') = 'string' then x || jsonb_build_object('by',
            jsonb_build_object('name', x -> 'by')) else x end order by n), '[]')
          from jsonb_array_elements(s -> 'partlyDecided') with ordinality a(x, n))) else '{}' end
$$;
update items set fields = jsonb_set(fields, '{weighing_setup}', setup_people(fields -> 'weighing_setup'))
  where type = 'dossier' and jsonb_typeof(fields -> 'weighing_setup') = 'object';
update changes set before = jsonb_set(before, '{weighing_setup}', setup_people(before -> 'weighing_setup'))
  where jsonb_typeof(before -> 'weighing_setup') = 'object';
update changes set after = jsonb_set(after, '{weighing_setup}', setup_people(after -> 'weighing_setup'))
  where jsonb_typeof(after -> 'weighing_setup') = 'object';
drop function setup_people(jsonb);
