-- Something more came to tell while a mail about news was on its way, which says only what it found when it set out.
alter table mails add column again boolean not null default false;
