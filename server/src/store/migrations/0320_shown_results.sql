-- The numbers that a decision was taken on leave out matches that the centre alone sees: who asks reads the decision (D6, F2.16).
create function shown_lines(l jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(x order by n), '[]') from jsonb_array_elements(l) with ordinality a(x, n)
    where exists (select from items m where m.id = x ->> 'id' and m.type = 'match' and m.fields -> '$visible' = 'true')
$$;
create function shown_result(r jsonb) returns jsonb language sql stable as $$
  select r || jsonb_build_object('suppliers', shown_lines(r -> 'suppliers'), 'firmness', (
    select coalesce(jsonb_agg(x || jsonb_build_object('first', shown_lines(x -> 'first')) order by n), '[]')
      from jsonb_array_elements(r -> 'firmness') with ordinality a(x, n)))
$$;
update items set fields = jsonb_set(fields, '{result}', to_jsonb(shown_result((fields ->> 'result')::jsonb)::text))
  where type = 'decision' and fields ->> 'result' like '{%'
    and shown_result((fields ->> 'result')::jsonb) is distinct from (fields ->> 'result')::jsonb;
drop function shown_result(jsonb), shown_lines(jsonb);
