-- Requirements are found by their English words as well (G1); before disclosure by those of the form that is read.
update items set words = fields ->> 'en', words_limited = limited ->> 'en' where type = 'requirement' and coalesce(fields ->> 'en', '') <> '';
