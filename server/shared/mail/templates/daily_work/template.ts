/**
 * Each weekday morning, tells a member of staff which of their tasks are due, where they were mentioned, what else waits
 * on Today, and what leagues and sponsors did.
 */
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

/** A line of Today. */
interface Waiting extends Record<string, unknown> {
  kind: string;
  count: number;
  example: string;
}

interface DailyWorkMail {
  /** The account is staff's and active. */
  active: boolean;
  today: string;
  /** Open tasks that are overdue or due today, the earliest first. */
  tasks: Task[];
  /** Unread mentions, the newest first. */
  mentions: Mention[];
  /** The other lines of Today, what a day of waiting costs most first. */
  waiting: Waiting[];
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

// private: what waits of all leagues and sponsors
const ofToday = 'select kind, count, example from app_private.today_lines_of_mail($1::int)';

/** What a line of Today counts; the rules are in sql/today. */
const waitingTitles: Readonly<Record<string, (count: number, t: Translate) => string>> = {
  campaigns_behind: (count, t) => t('Campaigns behind their pace: {count}', { count }),
  proof_overdue: (count, t) => t('Sponsorships with overdue proof: {count}', { count }),
  photos_to_review: (count, t) => t('Photos to review: {count}', { count }),
  checks_to_approve: (count, t) => t('Checks to approve: {count}', { count }),
  checks_to_print: (count, t) => t('Checks to print: {count}', { count }),
  deposits_to_send: (count, t) => t('Direct deposits to send: {count}', { count }),
  checks_to_reissue: (count, t) => t('Voided checks to write again: {count}', { count }),
  installments_to_issue: (count, t) => t('Sponsors to invoice: {count}', { count }),
  invoices_overdue: (count, t) => t('Overdue invoices: {count}', { count }),
  mails_refused: (count, t) => t('Refused emails: {count}', { count }),
  sends_failed: (count, t) => t('Planned sends that failed: {count}', { count }),
  offers_unopened: (count, t) => t('Offers sent, not opened in 5 days: {count}', { count }),
  offers_unanswered: (count, t) => t('Offers opened, not answered in 7 days: {count}', { count }),
  applications_unfinished: (count, t) => t('Applications started, not finished: {count}', { count }),
  addresses_missing: (count, t) => t('Confirmed leagues without an address: {count}', { count }),
  conflicts: (count, t) => t('Conflicts that appeared: {count}', { count }),
  photo_requests: (count, t) => t('Requests of sponsors: {count}', { count }),
};

/** The campaigns or names of a line; what the database adds to them is translated. */
const exampleOf = (example: string, t: Translate) =>
  example
    .replace(/ and (\d+) more$/, (_all, count) => ` ${t('and {count} more', { count })}`)
    .replace(/: likely (\d+) to (\d+) of (\d+)/g, (_all, low, high, target) =>
      t(': likely {low} to {high} of {target}', { low, high, target }),
    );

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
    // an email shown again: what waited then is not recorded
    const waiting = wentAt ? [] : await ofAccounts<Waiting>(ofToday, [id]);
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
        waiting,
        leagues,
        photoRequests: sponsors?.photoRequests ?? 0,
        comments: sponsors?.comments ?? 0,
        url: page(tasks.length + mentions.length ? '/my-work' : '/today'),
      },
    };
  },
  unwanted({ active, tasks, mentions, waiting, leagues }) {
    if (!active) return 'The account is not active.';
    return tasks.length + mentions.length + waiting.length + leagues.length === 0 ? 'Nothing is due anymore.' : null;
  },
  compose({ today, tasks, mentions, waiting, leagues, photoRequests, comments, url }, t) {
    const waits = waiting.reduce((sum, { count }) => sum + count, 0);
    const counts = [
      ...(tasks.length ? [countOfTasks(tasks.length, t)] : []),
      ...(mentions.length ? [countOfMentions(mentions.length, t)] : []),
      ...(leagues.length ? [countOfNews(leagues.length, t)] : []),
      ...(waits ? [t('{count} more on Today', { count: waits })] : []),
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
        ...(waiting.length
          ? [
              { kind: 'heading', text: t('Today') } as const,
              {
                kind: 'list',
                items: waiting.map(({ kind, count, example }) => ({
                  title: waitingTitles[kind]?.(count, t) ?? kind,
                  text: exampleOf(example, t),
                })),
              } as const,
            ]
          : []),
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
      action: { label: url.endsWith('/today') ? t('Open Today') : t('Open My Work'), url },
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
    waiting: [
      { kind: 'proof_overdue', count: 9, example: 'Home Field 5, Team Coolers 4' },
      { kind: 'photos_to_review', count: 7, example: 'Home Field 7' },
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
