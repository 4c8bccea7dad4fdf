-- Notes whenever a supplier begins or ceases to read who asks (D22.1): by its keys on the match, so that no way of writing can forget it.
create or replace function note_disclosures() returns trigger language plpgsql as $$
declare
  was_open text := disclosed_to(old.limited_readers);
  is_open text := disclosed_to(new.limited_readers);
  v_dossier items;
begin
  if was_open is not distinct from is_open or current_setting('schakel.noted', true) = 'on' then return null; end if;
  select d.* into v_dossier from edges e join items d on d.id = e.parent where e.edge = 'MATCH' and e.key = substr(new.id, 7);
  if v_dossier.id is null then return null; end if;
  insert into disclosures (match, dossier, supplier, event, at, by, match_status, dossier_status)
    values (new.id, v_dossier.id, coalesce(is_open, was_open), case when is_open is null then 'concealed' else 'disclosed' end,
      coalesce(nullif(current_setting('schakel.at', true), '')::timestamptz, now()), nullif(current_setting('schakel.by', true), ''),
      new.fields ->> 'status', v_dossier.fields ->> 'status');
  -- The history of the dossier says it as well: who reads that in full hears of it.
  if v_dossier.deleted_at is null and current_setting('schakel.quiet', true) is distinct from 'on' then
    insert into touches (kind, item, there, readers, limited, changed) values ('item', v_dossier.id, true, v_dossier.readers,
      limited_keys(v_dossier.limited, v_dossier.limited_readers), array['full']);
  end if;
  return null;
end
$$;
create or replace trigger items_disclosed after update on items for each row
  when (new.type = 'match' and old.limited_readers is distinct from new.limited_readers) execute function note_disclosures();

-- The supplier to whom keys on a match disclose it.
create or replace function disclosed_to(p_keys text[]) returns text language sql immutable as $$
  select substr(k, 6) from unnest(p_keys) k where k like 'open:%' limit 1
$$;

-- The history of a match or a dossier with what happened to who sees it, newest first; null where nothing did, or for who does not read
-- it in full: another supplier learns of no disclosure but its own (D19.10), and by none who did it. That nobody read it over is the
-- centre's alone. What is sent back of it is ignored (`isStatusEntry`).
create or replace function told_history(p_id text, p_keys text[], p_super boolean) returns jsonb language plpgsql stable as $$
declare
  is_match boolean := p_id like 'match/%';
  is_centre boolean;
  kept jsonb;
  events jsonb;
begin
  if not exists (select from disclosures d where is_match and d.match = p_id union all select from disclosures d where not is_match and d.dossier = p_id) then
    return null;
  end if;
  select coalesce(i.fields -> 'history', '[]'), p_super or exists (select from unnest(i.readers) k where k like 'space/%' and k = any (p_keys))
    into kept, is_centre from items i where i.id = p_id and (p_super or {{whole i}});
  if kept is null then return null; end if;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'status', coalesce(case when is_match then d.match_status else d.dossier_status end, ''),
      'date', to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'event', d.event, 'reviewed', d.reviewed, 'match', d.match,
      'supplier', jsonb_build_object('_id', d.supplier, 'name', s.fields ->> 'name'),
      'description', case d.event when 'disclosed' then 'Naam bekendgemaakt' when 'concealed' then 'Naam niet meer bekendgemaakt' when 'unshown' then 'Bij het terugzetten niet getoond, want niet nagelezen'
        else case when d.reviewed then 'Zichtbaar gemaakt, nagelezen' else 'Zichtbaar gemaakt, niet nagelezen' end end,
      'user', case when u.id is not null then jsonb_build_object('_id', u.id, 'name', u.fields ->> 'name') end)) order by d.seq desc)
    into events
    from disclosures d left join items s on s.id = d.supplier left join items u on u.id = d.by
    where (is_match and d.match = p_id or not is_match and d.dossier = p_id) and (is_centre or d.event not in ('shown', 'unshown'));
  return (select jsonb_agg(x.entry order by x.entry ->> 'date' desc, x.nr) from (
    select e.entry, e.nr from jsonb_array_elements(kept || coalesce(events, '[]')) with ordinality as e (entry, nr)) x);
end
$$;
