-- The numbers that a decision was taken on leave out matches that the centre alone ever saw: who asks reads the decision (D6, F2.16).
-- All other numbers stay as they were (F4.6): of a match that was hidden later, and of one of which nothing tells any more.
create function hidden_ever(p_match text) returns boolean language sql stable as $$
  select not exists (select from changes c where c.item = p_match and 'true' in (c.before -> '$visible', c.after -> '$visible'))
    and coalesce(
      (select m.fields -> '$visible' is distinct from 'true' from items m where m.id = p_match and m.type = 'match'),
      -- One that is gone was hidden ever where the line that made it still stands.
      exists (select from changes c where c.item = p_match and c.kind = 'create' and c.after ->> '_type' = 'match'))
$$;
create function shown_lines(l jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(x order by n), '[]') from jsonb_array_elements(l) with ordinality a(x, n)
    where not hidden_ever(x ->> 'id')
$$;
create function shown_result(r jsonb) returns jsonb language sql stable as $$
  select r || jsonb_build_object('suppliers', shown_lines(r -> 'suppliers'), 'firmness', (
    select coalesce(jsonb_agg(x || jsonb_build_object('first', shown_lines(x -> 'first')) order by n), '[]')
      from jsonb_array_elements(r -> 'firmness') with ordinality a(x, n)))
$$;
update items set fields = jsonb_set(fields, '{result}', to_jsonb(shown_result((fields ->> 'result')::jsonb)::text))
  where type = 'decision' and fields ->> 'result' like '{%'
    and shown_result((fields ->> 'result')::jsonb) is distinct from (fields ->> 'result')::jsonb;
drop function shown_result(jsonb), shown_lines(jsonb), hidden_ever(text);
