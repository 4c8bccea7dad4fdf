-- Of a todo that repeats and was done: the one that was made after it, with the edges that it got then. By these it is known later
-- whether somebody did something with it.
create table todo_repeats (
  done text collate "C" primary key references items on delete cascade,
  next text collate "C" not null unique references items on delete cascade,
  edges text[] not null
);
