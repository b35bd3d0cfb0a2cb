/** Tasks and mentions of staff. */
import type pg from 'pg';
import { makeOrganization, makeUser } from '../harness/factories.ts';

/** How tests create staff, tasks that they are assigned and comments on an organization that mention them. */
export async function staffWork(owner: pg.Pool) {
  const rows = async (text: string, ...values: unknown[]) => (await owner.query(text, values)).rows;
  const organization = await makeOrganization(owner);
  const person = async (values: object = {}) =>
    (await makeUser(owner, 'admin', { ...values })) as { id: number; email: string };
  /** Adds a task due in the given number of days from the clock's date. */
  const addTask = (assignee: number, title = 'Call them', days = 0, organizationId: number | null = null) =>
    rows(
      `insert into app_public.tasks (title, due_date, assignee_id, organization_id) values ($2, app_private.today() + $3::int, $1, $4) returning id`,
      assignee,
      title,
      days,
      organizationId,
    );
  /** Adds a comment on an organization that mentions the user. */
  const mention = async (userId: number, content = 'Please look') => {
    const [comment] = await rows(
      'insert into app_public.comments (organization_id, content) values ($1, $2) returning id',
      organization.id,
      content,
    );
    await rows('insert into app_public.comment_mentions (comment_id, user_id) values ($1, $2)', comment.id, userId);
  };
  return { organization, person, addTask, mention };
}
