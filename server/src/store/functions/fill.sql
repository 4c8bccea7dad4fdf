-- Writes at once what many plans of a filling came to (`store/write/filling.ts`): each item as the last of them left it, with its lines of the log and
-- what was disclosed in the order in which it happened, each with its own moment and hand. Of an empty database nobody else has anything in hand,
-- so that nothing is locked or held against a version. Readers follow once, from all that was touched.
create or replace function fill(p jsonb) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into items (id, type, fields, secret, limited, authors, version, form_at, words, words_limited, created_at, created_by, changed_at, limited_readers, readers)
    select x.id, x.type, x.fields, nullif(x.secret, 'null'), nullif(x.limited, 'null'), nullif(nullif(x.authors, 'null'), '{}'), x.version, x.form_at, x.words, x.words_limited,
      x.created_at, x.created_by, x.changed_at, case when x.type = 'supplier' then array['public:' || x.id] else '{}' end, x.readers
    from jsonb_to_recordset(p -> 'inserts') as x(id text, type text, fields jsonb, secret jsonb, limited jsonb, authors jsonb, version integer, form_at timestamptz,
      words text, words_limited text, created_at timestamptz, created_by text, changed_at timestamptz, readers text[]);

  update items i set fields = x.fields, secret = nullif(x.secret, 'null'), authors = case when x.authors is null then i.authors else nullif(x.authors, '{}') end,
      limited = case when x.keeps then i.limited else nullif(x.limited, 'null') end,
      form_at = case when x.keeps then i.form_at else x.form_at end,
      words = x.words, words_limited = case when x.keeps then i.words_limited else x.words_limited end,
      version = x.version, changed_at = x.changed_at
    from jsonb_to_recordset(p -> 'updates') as x(id text, version integer, keeps boolean, fields jsonb, secret jsonb, limited jsonb, authors jsonb,
      words text, words_limited text, form_at timestamptz, changed_at timestamptz)
    where i.id = x.id;

  insert into edges (key, edge, parent, child, props, alias, created_at)
    select x.key, x.edge, x.parent, x.child, coalesce(x.props, '{}'), x.alias, x.at
    from jsonb_to_recordset(p -> 'links') as x(key text, edge text, parent text, child text, props jsonb, alias text, at timestamptz);

  insert into changes (at, by, also, item, edge, kind, before, after, secret)
    select x.at, x.by, x.also, x.item, x.edge, x.kind, nullif(x.before, 'null'), nullif(x.after, 'null'), nullif(x.secret, 'null')
    from jsonb_to_recordset(p -> 'changes') as x(at timestamptz, by text, also text[], item text, edge text, kind text, before jsonb, after jsonb, secret jsonb);

  -- What the trigger would note comes below, of the moments at which it happened.
  perform set_config('schakel.noted', 'on', true);
  perform refresh_readers(array(select jsonb_array_elements_text(p -> 'touched')));
  perform set_config('schakel.noted', 'off', true);
  insert into disclosures (match, dossier, supplier, event, at, by, match_status, dossier_status, reviewed)
    select x.match, x.dossier, x.supplier, x.event, x.at, x.by, x.match_status, x.dossier_status, x.reviewed
    from jsonb_to_recordset(p -> 'disclosures') as x(match text, dossier text, supplier text, event text, at timestamptz, by text, match_status text,
      dossier_status text, reviewed boolean);
  perform tell(p -> 'news', null, null);
end
$$;
