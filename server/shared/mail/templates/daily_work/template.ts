/** Each weekday morning, tells a member of staff which of their tasks are due and where they were mentioned. */
import type { Block } from '../../letter.ts';
import type { Template } from '../../template.ts';
import { day, distance, type Say } from '../../words.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

/** How many tasks, and how many mentions, the mail names. */
const MAX_LISTED = 20;
/** How many characters of a comment are quoted. */
const MAX_QUOTED = 300;

interface Task extends Record<string, unknown> {
  title: string;
  dueDate: string;
  /** The name of the record that it is about; null without one. */
  record: string | null;
}

interface Mention extends Record<string, unknown> {
  author: string | null;
  record: string;
  content: string;
}

interface DailyWorkMail {
  /** The account is staff's and active. */
  active: boolean;
  today: string;
  /** Open tasks that are overdue or due today, the earliest first. */
  tasks: Task[];
  /** Unread mentions, the newest first. */
  mentions: Mention[];
  url: string;
}

const userOf = `select u.email, u.employee and u.status = 'active' as active from app_public.users u where u.id = $1`;
// $3 of a letter that is read again: when it went
const tasksOf = `
  select t.title, t.due_date::text as "dueDate", t.record_name as record from app_public.task_list_items t
  where t.assignee_id = $1 and t.due_date <= $2::date and case when $3::timestamptz is null then not t.done
    else t.created_at < $3 and (not t.done or t.done_at >= $3) end
  order by t.due_date, t.id`;
const mentionsOf = `
  select m.author_name as author, m.record_name as record, m.content from app_public.mention_list_items m
  where m.user_id = $1 and case when $2::timestamptz is null then m.read_at is null
    else m.created_at < $2 and (m.read_at is null or m.read_at >= $2) end
  order by m.id desc`;

const countOfTasks = (count: number, say: Say) =>
  count === 1 ? say('1 task due') : say('{count} tasks due', { count });
const countOfMentions = (count: number, say: Say) =>
  count === 1 ? say('1 unread mention') : say('{count} unread mentions', { count });

/** What is not listed any more. */
const rest = (all: readonly unknown[], say: Say): Block[] =>
  all.length > MAX_LISTED ? [{ kind: 'soft', text: say('and {count} more', { count: all.length - MAX_LISTED }) }] : [];

export const dailyWork: Template<DailyWorkMail> = {
  async load({ query, page, today, wentAt }, payload) {
    const id = payload.user_id ?? null;
    const [user] = await query<{ email: string; active: boolean }>(userOf, [id]);
    if (!user) return null;
    const tasks = await query<Task>(tasksOf, [id, today, wentAt]);
    const mentions = await query<Mention>(mentionsOf, [id, wentAt]);
    return {
      to: [user.email],
      language: 'en',
      data: { active: user.active, today, tasks, mentions, url: page('/my-work') },
    };
  },
  unwanted({ active, tasks, mentions }) {
    if (!active) return 'The account is not active.';
    return tasks.length + mentions.length === 0 ? 'Nothing is due any more.' : null;
  },
  compose({ today, tasks, mentions, url }, say) {
    const counts = [
      ...(tasks.length ? [countOfTasks(tasks.length, say)] : []),
      ...(mentions.length ? [countOfMentions(mentions.length, say)] : []),
    ].join(', ');
    const item = ({ title, dueDate, record }: Task) => ({
      title,
      text: [
        record,
        dueDate < today
          ? say('due {date} ({distance})', { date: day(dueDate, say), distance: distance(today, dueDate, say) })
          : say('due today'),
      ]
        .filter(Boolean)
        .join(', '),
    });
    const quoted = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
    return {
      subject: counts ? say('Your work today: {counts}', { counts }) : say('Nothing is due today'),
      preheader: tasks[0]?.title ?? mentions[0]?.record ?? '',
      headline: counts || say('Nothing is due today'),
      caption: day(today, say),
      body: [
        ...(tasks.length
          ? [
              { kind: 'heading', text: say('Tasks') } as const,
              { kind: 'list', items: tasks.slice(0, MAX_LISTED).map(item) } as const,
              ...rest(tasks, say),
            ]
          : []),
        ...(mentions.length ? [{ kind: 'heading', text: say('Mentions') } as const] : []),
        ...mentions.slice(0, MAX_LISTED).flatMap(({ author, record, content }): Block[] => [
          {
            kind: 'paragraph',
            text: author
              ? say('{author} mentioned you on {record}:', { author, record })
              : say('You were mentioned on {record}:', { record }),
          },
          { kind: 'quote', text: quoted(content) },
        ]),
        ...rest(mentions, say),
      ],
      action: { label: say('Open My Work'), url },
      after: [{ kind: 'soft', text: say('You can also turn this email off in the console’s settings menu.') }],
      reason: say('You received this email because you work with Sideline and have something waiting.'),
      bulk: 'work',
    };
  },
  spanish,
  sample: {
    active: true,
    today: '2027-03-18',
    tasks: [
      {
        title: 'Call about the banner at Field 1',
        dueDate: '2027-03-16',
        record: 'Offer 1042, Harbor Hills Youth Soccer',
      },
      { title: 'Send the season report', dueDate: '2027-03-18', record: 'Northlight Spring' },
      { title: 'Order name tags', dueDate: '2027-03-18', record: null },
    ],
    mentions: [
      {
        author: 'Dana Whitfield',
        record: 'Harbor Hills Youth Soccer',
        content: '@Abe Turner They moved to the fields at Bayfront. Can you update the locations?',
      },
    ],
    url: `${SAMPLE_SITE}/my-work`,
  },
};
