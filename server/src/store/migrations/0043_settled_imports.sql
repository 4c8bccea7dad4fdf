-- An import that has landed takes its name off its items, in short steps (`settleImport`): then every read asks of a row whether it has
-- such a name at all, and need not know the imports.
select set_config('schakel.quiet', 'on', true);
update items set staged = null where staged is not null
  and not exists (select from imports m where m.id = items.staged and m.landed_at is null);
select set_config('schakel.quiet', 'off', true);
