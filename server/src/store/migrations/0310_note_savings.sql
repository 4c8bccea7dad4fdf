-- Every text of a note that some node may be saving, as a digest, with the edits it holds: several nodes may save at once. `saving_html` is the
-- last of them, and the only one that the version before knows.
alter table notes add column savings jsonb;
