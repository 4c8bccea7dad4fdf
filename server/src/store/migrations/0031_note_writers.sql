-- Who wrote an edit, and when: it is saved in their name, whoever writes on (D9). Those of before are nobody's.
alter table note_updates add column writer text, add column at timestamptz not null default now();

-- Who wrote along with `by`, where several did.
alter table changes add column also text[];
