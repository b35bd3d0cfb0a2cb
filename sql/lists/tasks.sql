-- Lists of tasks and of mentions.

-- Tasks with their people and record; due compares with today's date, also for tasks that are done.
create view app_public.task_list_items with (security_invoker) as
  select t.id, t.title, t.note, t.due_date,
    case when t.due_date < (select app_public.today()) then 'overdue'
      when t.due_date = (select app_public.today()) then 'today'
      else 'later' end::app_public.task_due as due,
    t.done, t.done_at, t.assignee_id,
    (select coalesce(u.name, u.email) from app_public.users u where u.id = t.assignee_id) as assignee_name,
    t.created_by_id,
    (select coalesce(u.name, u.email) from app_public.users u where u.id = t.created_by_id) as created_by_name,
    app_private.record_name(t.organization_id, t.offer_id, t.campaign_id, t.sponsor_id) as record_name,
    t.organization_id, t.offer_id, t.campaign_id, t.sponsor_id, t.created_at, t.updated_at, t.version
  from app_public.tasks t;

-- Mentions with the comment that they are in and its record.
create view app_public.mention_list_items with (security_invoker) as
  select m.id, m.user_id, m.read_at, m.comment_id, c.content,
    (select coalesce(u.name, u.email) from app_public.users u where u.id = c.user_id) as author_name,
    app_private.record_name(c.organization_id, c.offer_id, c.campaign_id, c.sponsor_id) as record_name,
    c.organization_id, c.offer_id, c.campaign_id, c.sponsor_id, c.created_at
  from app_public.comment_mentions m join app_public.comments c on c.id = m.comment_id;

comment on view app_public.task_list_items is
  E'@primaryKey id\n'
  '@foreignKey (campaign_id) references app_public.campaigns (id)|@fieldName campaign|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\nA task as a list shows it; for staff. due: overdue, today or later.';
comment on view app_public.mention_list_items is
  E'@primaryKey id\n'
  '@foreignKey (campaign_id) references app_public.campaigns (id)|@fieldName campaign|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\nA mention of a member of staff in a comment; for staff.';

select app_private.open_list('app_public.task_list_items',
  '{id,title,due_date,due,done,assignee_id,created_at,updated_at,version}'),
  app_private.open_list('app_public.mention_list_items', '{id,user_id,comment_id,content,record_name,created_at}');
