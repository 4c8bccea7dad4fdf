-- A match that came back from the trash hidden, since nobody had read over what changed meanwhile, says so in its history (D20.9).
alter table disclosures drop constraint disclosures_event_check;
alter table disclosures add constraint disclosures_event_check check (event in ('disclosed', 'concealed', 'shown', 'unshown'));
