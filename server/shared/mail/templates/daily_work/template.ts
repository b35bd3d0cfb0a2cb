/** Each weekday morning, tells a member of staff which of their tasks are due, where they were mentioned, and what leagues and sponsors did. */
import type { Block } from '../../content.ts';
import { day, distance } from '../../format.ts';
import type { Template } from '../../template.ts';
import type { Translate } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

/** How many tasks, and how many mentions, the email lists. */
const MAX_LISTED = 20;
/** How many characters of a comment are quoted. */
const MAX_QUOTED = 300;

interface Task extends Record<string, unknown> {
  title: string;
  dueDate: string;
  /** The name of the record; null without one. */
  record: string | null;
}

interface Mention extends Record<string, unknown> {
  author: string | null;
  record: string;
  content: string;
}

interface LeagueNews extends Record<string, unknown> {
  organization: string;
  sponsor: string;
  /** The deadline that was moved or is missing; null for a check that is late. */
  name: string | null;
  /** Null for a photo that is five weeks late. */
  movedFrom: string | null;
  dueOn: string;
}

interface DailyWorkMail {
  /** The account is staff's and active. */
  active: boolean;
  today: string;
  /** Open tasks that are overdue or due today, the earliest first. */
  tasks: Task[];
  /** Unread mentions, the newest first. */
  mentions: Mention[];
  /** Dates that leagues moved, photos that are missing and checks that are late, of the campaigns whose contact the person is. */
  leagues: LeagueNews[];
  /** Open requests of all sponsors about photos. */
  photoRequests: number;
  /** What sponsors commented on dashboards since the last email of a weekday. */
  comments: number;
  url: string;
}

const userOf = `select u.email, u.employee and u.status = 'active' as active from app_public.users u where u.id = $1`;
// $3: for an email shown again, when it was sent
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

// private: the count of all sponsors' requests and comments
const ofSponsors = `
  select photo_requests as "photoRequests", comments from app_private.sponsor_questions_of_mail($1::date, $2::timestamptz)`;

// private: a contact's news of all leagues
const ofLeagues = `select organization, sponsor, name, moved_from::text as "movedFrom", due_on::text as "dueOn" from app_private.league_news_of_mail($1::int, $2::date, $3::timestamptz)`;

const countOfTasks = (count: number, t: Translate) =>
  count === 1 ? t('1 task due') : t('{count} tasks due', { count });
const countOfMentions = (count: number, t: Translate) =>
  count === 1 ? t('1 unread mention') : t('{count} unread mentions', { count });

const countOfNews = (count: number, t: Translate) =>
  count === 1 ? t('1 update about a league') : t('{count} updates about leagues', { count });

const countOfRequests = (count: number, t: Translate) =>
  count === 1 ? t('1 open photo request') : t('{count} open photo requests', { count });
const countOfComments = (count: number, t: Translate) =>
  count === 1 ? t('1 new comment on a dashboard') : t('{count} new comments on dashboards', { count });

/** The number of entries that are not listed. */
const rest = (all: readonly unknown[], t: Translate): Block[] =>
  all.length > MAX_LISTED ? [{ kind: 'soft', text: t('and {count} more', { count: all.length - MAX_LISTED }) }] : [];

export const dailyWork: Template<DailyWorkMail> = {
  async load({ query, ofAccounts, page, today, wentAt }, payload) {
    const id = payload.user_id ?? null;
    const [user] = await query<{ email: string; active: boolean }>(userOf, [id]);
    if (!user) return null;
    const tasks = await query<Task>(tasksOf, [id, today, wentAt]);
    const mentions = await query<Mention>(mentionsOf, [id, wentAt]);
    const leagues = await ofAccounts<LeagueNews>(ofLeagues, [id, today, wentAt]);
    const [sponsors] = await ofAccounts<Pick<DailyWorkMail, 'photoRequests' | 'comments'>>(ofSponsors, [today, wentAt]);
    return {
      to: [user.email],
      language: 'en',
      data: {
        active: user.active,
        today,
        tasks,
        mentions,
        leagues,
        photoRequests: sponsors?.photoRequests ?? 0,
        comments: sponsors?.comments ?? 0,
        url: page('/my-work'),
      },
    };
  },
  unwanted({ active, tasks, mentions, leagues }) {
    if (!active) return 'The account is not active.';
    return tasks.length + mentions.length + leagues.length === 0 ? 'Nothing is due anymore.' : null;
  },
  compose({ today, tasks, mentions, leagues, photoRequests, comments, url }, t) {
    const counts = [
      ...(tasks.length ? [countOfTasks(tasks.length, t)] : []),
      ...(mentions.length ? [countOfMentions(mentions.length, t)] : []),
      ...(leagues.length ? [countOfNews(leagues.length, t)] : []),
    ].join(', ');
    const asked = [
      ...(photoRequests ? [countOfRequests(photoRequests, t)] : []),
      ...(comments ? [countOfComments(comments, t)] : []),
    ];
    const item = ({ title, dueDate, record }: Task) => ({
      title,
      text: [
        record,
        dueDate < today
          ? t('due {date} ({distance})', { date: day(dueDate, t), distance: distance(today, dueDate, t) })
          : t('due today'),
      ]
        .filter(Boolean)
        .join(', '),
    });
    const newsItem = ({ organization, sponsor, name, movedFrom, dueOn }: LeagueNews) => ({
      title: organization,
      text:
        name && movedFrom
          ? t('{name} for {sponsor}: {date} instead of {from}', {
              name,
              sponsor,
              from: day(movedFrom, t),
              date: day(dueOn, t),
            })
          : name
            ? t('{name} for {sponsor} was due by {date} and is still missing', { name, sponsor, date: day(dueOn, t) })
            : t('{sponsor}’s check was due by {date} and has not been mailed', { sponsor, date: day(dueOn, t) }),
    });
    const quoted = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
    return {
      subject: counts ? t('Your work today: {counts}', { counts }) : t('Nothing is due today'),
      preheader: tasks[0]?.title ?? mentions[0]?.record ?? leagues[0]?.organization ?? '',
      headline: counts || t('Nothing is due today'),
      caption: day(today, t),
      body: [
        ...(tasks.length
          ? [
              { kind: 'heading', text: t('Tasks') } as const,
              { kind: 'list', items: tasks.slice(0, MAX_LISTED).map(item) } as const,
              ...rest(tasks, t),
            ]
          : []),
        ...(mentions.length ? [{ kind: 'heading', text: t('Mentions') } as const] : []),
        ...mentions.slice(0, MAX_LISTED).flatMap(({ author, record, content }): Block[] => [
          {
            kind: 'paragraph',
            text: author
              ? t('{author} mentioned you on {record}:', { author, record })
              : t('You were mentioned on {record}:', { record }),
          },
          { kind: 'quote', text: quoted(content) },
        ]),
        ...rest(mentions, t),
        ...(leagues.length
          ? [
              { kind: 'heading', text: t('From leagues') } as const,
              {
                kind: 'list',
                items: leagues.slice(0, MAX_LISTED).map(newsItem),
              } as const,
              ...rest(leagues, t),
            ]
          : []),
        ...(asked.length
          ? [
              { kind: 'heading', text: t('From sponsors') } as const,
              { kind: 'paragraph', text: `${asked.join(', ')}.` } as const,
            ]
          : []),
      ],
      action: { label: t('Open My Work'), url },
      after: [{ kind: 'soft', text: t('You can also turn this email off in the console’s settings menu.') }],
      reason: t('You received this email because you work with Sideline and have something waiting.'),
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
    leagues: [
      {
        organization: 'Harbor Hills Youth Soccer',
        sponsor: 'Northlight',
        name: 'Banner photo',
        movedFrom: '2027-03-27',
        dueOn: '2027-04-03',
      },
      {
        organization: 'Maple Grove Baseball',
        sponsor: 'Northlight',
        name: null,
        movedFrom: null,
        dueOn: '2027-03-17',
      },
    ],
    photoRequests: 2,
    comments: 1,
    url: `${SAMPLE_SITE}/my-work`,
  },
};
