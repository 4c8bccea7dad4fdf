-- The words that the supplier of a match reads before disclosure and did not write itself, as one hash (D20.9): of the dossier, of the
-- match, of the talk under it and of tasks that are its own. Of a match that is to be made it is what it will be. Made of the stored anonymous forms, so that it is of exactly those bytes.
create or replace function shown_hash(p_dossier text, p_supplier text, p_match text) returns text language plpgsql stable as $$
declare
  v_own text[] := once_supplier(p_supplier);
begin
  return (select encode(sha256(convert_to((jsonb_build_array(p_supplier, (select jsonb_build_array(d.limited -> 'existing', d.limited -> 'case') from items d where d.id = p_dossier),
    coalesce((select jsonb_build_array(m.limited -> '$advise', m.limited -> '$declaration',
        (select jsonb_agg(h -> 'description' order by nr) from jsonb_array_elements(case jsonb_typeof(m.limited -> 'history') when 'array' then m.limited -> 'history' else '[]' end)
          with ordinality as e (h, nr) where h ->> 'description' <> '' and (h #>> '{user,organisation,_id}' = any (v_own)) is not true))
      from items m where m.id = p_match), '[null, null, null]'),
    (select jsonb_agg(c.limited -> 'text' order by c.id) from items c where c.id = any (array(select x.id from inside(p_match) x where x.id like 'comment/%'))
      and c.deleted_at is null and not of_supplier(c.created_by, p_supplier)),
    (select jsonb_agg(jsonb_build_array(t.limited -> 'name', t.limited -> 'description', t.limited -> 'location', t.limited -> 'tasks') order by t.id)
      from items t where t.deleted_at is null and t.id = any (array(select e.child from edges e where e.edge in ('TODOS', 'ACTIVITIES') and e.parent in (p_dossier, p_match)))
        and 'match:' || p_supplier = any (t.limited_readers) and not of_supplier(t.created_by, p_supplier)))
    -- Requirements that somebody worded for this dossier (F1.6); without any the hash is as before.
    || coalesce((select jsonb_build_array(jsonb_agg(jsonb_build_array(q.limited -> 'nl', q.limited -> 'en', q.limited -> 'basis') order by q.id))
      from edges e join items q on q.id = e.child and q.deleted_at is null where e.parent = p_dossier and e.edge = 'REQUIREMENTS'
        and q.limited is not null and (not q.fields ? 'source' or q.fields -> 'adapted' = 'true') having count(*) > 0), '[]'))::text, 'UTF8')), 'hex'));
end
$$;

create or replace function of_supplier(p_user text, p_supplier text) returns boolean language sql stable as $$
  select exists (select from edges e where e.child = p_user and e.parent = p_supplier and e.edge = 'MEMBERS')
$$;

-- Keeps that hash for the matches around a lead, where it differs.
create or replace function keep_shown(p_root text) returns void language plpgsql as $$
begin
  insert into match_reviews (match, shown)
    select 'match/' || m.key, shown_hash(m.parent, m.child, 'match/' || m.key) from edges d join edges m on m.parent = d.child and m.edge = 'MATCH'
      join items i on i.id = 'match/' || m.key where d.parent = p_root and d.edge = 'DOSSIERS'
    on conflict (match) do update set shown = excluded.shown where match_reviews.shown <> excluded.shown;
end
$$;

-- Notes that somebody read over what the supplier of a match reads, and that the match is shown. Raises SK410 when that is not what it reads now.
create or replace function settle_review(p jsonb, p_at timestamptz, p_by text) returns void language plpgsql as $$
begin
  if p ? 'hash' then
    update match_reviews r set reviewed = r.shown, reviewed_at = p_at, reviewed_by = p_by where r.match = p ->> 'match' and r.shown = p ->> 'hash';
    if not found then raise exception 'not what was read' using errcode = 'SK410'; end if;
  end if;
  if (p ->> 'shows')::boolean then
    insert into disclosures (match, dossier, supplier, event, at, by, match_status, dossier_status, reviewed)
      select m.id, e.parent, e.child, 'shown', p_at, p_by, m.fields ->> 'status', d.fields ->> 'status', p ? 'hash'
      from items m join edges e on e.edge = 'MATCH' and e.key = substr(m.id, 7) join items d on d.id = e.parent where m.id = p ->> 'match';
  end if;
end
$$;

-- Whether a supplier reads something of a match under way that nobody has read over since it changed (D20.9).
create or replace function is_unread(m items) returns boolean language sql stable as $$
  select m.fields -> '$visible' = 'true' and m.fields ->> 'status' <> all (array['dismissed', 'mismatch', 'won', 'lost'])
    and not exists (select from unnest(m.limited_readers) k where k like 'open:%')
    and exists (select from match_reviews r where r.match = m.id and r.shown is distinct from r.reviewed)
$$;
