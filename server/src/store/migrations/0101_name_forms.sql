-- A folded name as one word.
create function squeeze(folded text) returns text language sql immutable parallel safe strict
  as $$ select translate(folded, E' -.,:;&/+\'"()', '') $$;

-- A name as it is looked for: as it is written, and as one word for who leaves the blanks out.
create function name_forms(folded text) returns text language sql immutable parallel safe strict
  as $$ select case when translate(folded, E' -.,:;&/+\'"()', '') = folded then folded
    else folded || ' ' || translate(folded, E' -.,:;&/+\'"()', '') end $$;

create index items_name_forms on items using gin (name_forms(folded) gin_trgm_ops) with (gin_pending_list_limit = 128) where deleted_at is null;
