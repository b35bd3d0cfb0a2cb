/** The link to a task that a league passed on: a deadline's photo, or one step of its application; also its reminders. */
import { cleanName } from '../../cleanName.ts';
import { deadlineName } from '../../deadlineNames.ts';
import { day } from '../../format.ts';
import type { Template } from '../../template.ts';
import type { MailLanguage } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Task extends Record<string, unknown> {
  /** The recipient. */
  name: string;
  email: string;
  /** open, or why its link no longer works. */
  state: string;
  /** The person, if known, and the league. */
  forwarded_by: string;
  organization: string;
  sponsor: string;
  /** Null for a step of an application. */
  deadline_name: string | null;
  deadline: string | null;
  language: MailLanguage;
}

interface ForwardedTaskMail {
  task: Task;
  url: string;
  /** True for a reminder. */
  again: boolean;
}

export const forwardedTask: Template<ForwardedTaskMail> = {
  async load(reading, { forwarded_task_id: id = null, days }) {
    const [task] = await reading.ofAccounts<Task>('select * from app_private.forwarded_task_of_mail($1)', [id]);
    const url = task && (await reading.pageLink('forwarded_task', Number(id)));
    return task && url
      ? { to: [task.email], language: task.language, data: { task, url, again: days !== undefined } }
      : null;
  },
  unwanted: ({ task }) => (task.state === 'open' ? null : 'The task is no longer passed on.'),
  compose({ task, url, again }, t) {
    const { name, organization, sponsor, deadline } = task;
    const by =
      task.forwarded_by
        .split(', ')
        .flatMap((part) => cleanName(part) ?? [])
        .join(', ') || 'Sideline';
    const subject = deadline
      ? t('Can you take a photo for {organization}?', { organization })
      : t('Can you answer a few questions for {organization}?', { organization });
    const what = deadlineName(task.deadline_name ?? '', t);
    const date = deadline ? day(deadline, t) : '';
    const facts = { name, by, sponsor, what, date };
    const text = deadline
      ? t('Hi {name}, {by} asks you to send a photo for the sponsor, {sponsor}: {what}, by {date}.', facts)
      : t('Hi {name}, {by} asks you to answer one step of a sponsorship application.', { name, by });
    return {
      subject: again ? t('Reminder: {subject}', { subject }) : subject,
      preheader: t('It takes a few minutes. No login needed.'),
      headline: deadline ? t('Can you take this photo?') : t('Can you answer these questions?'),
      ...(deadline ? { figure: date } : {}),
      caption: organization,
      body: [{ kind: 'paragraph', text }],
      action: { label: deadline ? t('Send the photo') : t('Answer the questions'), url },
      after: [{ kind: 'soft', text: t('The link is only for you and only for this. It can’t be passed on.') }],
      reason: t('You received this email because {by} passed this task on to you. If you don’t know them, ignore it.', {
        by,
      }),
    };
  },
  spanish,
  sample: {
    task: {
      name: 'Coach Kim',
      email: 'kim@league.example',
      state: 'open',
      forwarded_by: 'Pat Lee, Harbor Hills Youth Soccer',
      organization: 'Harbor Hills Youth Soccer',
      sponsor: 'Northlight Credit Union',
      deadline_name: 'Banner photo, first game',
      deadline: '2027-03-27',
      language: 'en',
    },
    url: `${SAMPLE_SITE}/forwarded-task/sample`,
    again: false,
  },
};
