-- A word by prefix and by Dutch and English stem. Folded letters may be signs of a query (the fraction ⅛ becomes 1/8): quoted they are none.
create or replace function word_query(p_word text) returns tsquery language sql stable parallel safe as $$
  select case when w ~ '^\s*$' then ''::tsquery else to_tsquery('simple', '''' || replace(replace(w, '\', '\\'), '''', '''''') || ''':*')
      || plainto_tsquery('dutch', w) || plainto_tsquery('english', w) end
    from (select fold(p_word)) t(w)
$$;

-- A text as a pattern that finds it and nothing else: folded first, since folding makes of ％ the sign that means anything.
create or replace function like_part(p_text text) returns text language sql stable parallel safe as $$
  select '%' || regexp_replace(fold(p_text), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- The words that differ from a word in that two letters next to each other changed places, by prefix.
create or replace function swapped_query(p_word text) returns tsquery language sql stable parallel safe as $$
  select coalesce(string_agg('''' || replace(replace(s, '\', '\\'), '''', '''''') || ''':*', ' | ')::tsquery, ''::tsquery)
    from (select fold(p_word)) t(w), generate_series(1, length(w) - 1) n, overlay(w placing substr(w, n + 1, 1) || substr(w, n, 1) from n for 2) s
    where s <> w
$$;
