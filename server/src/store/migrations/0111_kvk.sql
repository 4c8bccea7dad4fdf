-- Whether an organisation of this number is there already is asked while one types.
create index items_kvk on items (lpad(regexp_replace(fields ->> 'kvk', '\D', '', 'g'), 8, '0')) where deleted_at is null and fields ? 'kvk';
