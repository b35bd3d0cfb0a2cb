-- Counters that servers advance to find out whether a replica has what was committed before. There are several, because
-- each advance waits for the commit of the previous one; a server uses one of them.
create table app_private.heartbeats (
  id int primary key,
  beats bigint not null default 0
) with (fillfactor = 50);
insert into app_private.heartbeats (id) select generate_series(0, 15);
