-- A limited form counts its own changes, and says when it last changed and by which version of the rules it was made (D20.4, D20.6). A
-- form without a version of rules is a card, of which nothing is redacted.
alter table items add column form_at timestamptz, add column form_rules integer;

-- Made before anybody kept by which rules: they are made again.
update items set form_rules = 0 where limited is not null and (type in ('dossier', 'match', 'comment')
  or type in ('todo', 'activity') and limited_readers::text ~ '(match|open):');

create index items_form_rules on items (form_rules) where form_rules is not null;

-- What is yet to be told of a limited form: each dossier of a lead at a moment of its own, so that those that changed together cannot be
-- joined. Where a form stands with it, nobody reads that form before then.
create table form_news (
  item text collate "C" primary key references items on delete cascade,
  due_at timestamptz not null,
  limited jsonb,
  words text,
  rules integer not null
);
create index form_news_due on form_news (due_at);
