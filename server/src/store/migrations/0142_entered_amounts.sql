-- D22.3: an amount that differs from the default was entered by somebody; what nobody entered goes out of what suppliers read.
update items i set fields = i.fields || jsonb_build_object('_entered', x.entered),
    limited = i.limited || coalesce((select jsonb_object_agg(n, null::jsonb) from unnest(x.names) n where i.limited ? n and not x.entered ? n), '{}')
      || case when i.type = 'match' and i.limited ? '$amount' then jsonb_build_object('$amount', (select sum((i.fields ->> n)::bigint)
        from unnest(array['$license', '$implement']) n where x.entered ? n)) else '{}' end
  from (select id, names, coalesce((select jsonb_agg(n) from unnest(names) n where jsonb_typeof(fields -> n) = 'number' and fields -> n <> '575'), '[]') as entered
    from (select id, fields, case type when 'dossier' then array['price', 'budget', 'license', 'implement']
      else array['$price', '$license', '$implement'] end as names from items where type in ('dossier', 'match')) typed) x
  where i.id = x.id;
