import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../ui/clock.ts';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { MyWork } from './MyWork.tsx';
import { TasksCard } from './TasksCard.tsx';

const staff = [
  { id: 7, name: 'Dana Whitfield', email: 'dana@sideline.test' },
  { id: 8, name: 'Abe Turner', email: 'abe@sideline.test' },
];
const task = (id: number, values: object = {}) => ({
  id,
  title: `Task ${id}`,
  note: null,
  dueDate: '2031-05-06',
  due: 'later',
  done: false,
  doneAt: null,
  assigneeId: 7,
  assigneeName: 'Dana Whitfield',
  createdByName: 'Abe Turner',
  recordName: 'Riverside SC',
  organizationId: 3,
  offerId: null,
  sponsorId: null,
  campaign: null,
  createdAt: '2031-05-01T12:00:00Z',
  version: 2,
  ...values,
});
const listing = (nodes: object[]) => ({
  ActiveStaff: () => ({ users: staff }),
  MyWork: () => ({ myWork: { tasks: 0, mentions: 0, dailyMail: true, photoRequests: 0 } }),
  OpenPhotoRequests: () => ({ photoRequestsConnection: { nodes: [], totalCount: 0 } }),
  UnreadMentions: () => ({ mentionListItemsConnection: { nodes: [], totalCount: 0 } }),
  TasksList: () => listOf(...nodes),
  TasksTotal: () => ({ list: { totalCount: nodes.length } }),
});

beforeEach(() => {
  signIn();
  setToday('2031-05-04');
});

describe('the tasks of a record', () => {
  const record = { organizationId: 3 };

  it('shows open ones, most urgent first; completed ones on request', async () => {
    const sent = fakeServer(listing([task(1, { due: 'overdue', dueDate: '2031-05-01' }), task(2, { due: 'today' })]));
    showPage(<TasksCard record={record} of="Riverside SC" />);
    expect(await screen.findByText('Overdue, 5/1/2031')).toBeInTheDocument();
    expect(screen.getByText('Today')).toBeInTheDocument();
    expect(lastOf(sent, 'TasksList')).toMatchObject({
      filter: { organizationId: { equalTo: 3 }, done: { equalTo: false } },
      orderBy: ['DUE_DATE_ASC', 'ID_ASC'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show done' }));
    await waitFor(() => expect(lastOf(sent, 'TasksList')).toMatchObject({ filter: { done: { equalTo: true } } }));
  });

  it('[P19] are added with a date and an assignee, by default today and oneself; an error keeps the input', async () => {
    let refuse = true;
    const sent = fakeServer({
      ...listing([]),
      TasksCreate: () =>
        refuse
          ? new Refusal('Choose an active member of staff.', 'SL422', 'assigneeId')
          : { result: { changeId: '1', record: { id: 5 } } },
    });
    showPage(<TasksCard record={record} of="Riverside SC" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }));
    expect(dialog.getByText('About Riverside SC')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add task' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(/What to do/), ' Call them ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    expect(await dialog.findByText('Choose an active member of staff.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/What to do/)).toHaveValue(' Call them ');
    refuse = false;
    await userEvent.click(dialog.getByLabelText(/Assigned to/));
    await userEvent.click(screen.getByRole('option', { name: 'Abe Turner' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastOf(sent, 'TasksCreate')?.input).toMatchObject({
      title: 'Call them',
      dueDate: '2031-05-04',
      assigneeId: 8,
      organizationId: 3,
    });
  });

  it('are marked as done by their checkbox, once', async () => {
    let done = false;
    const sent = fakeServer({
      ...listing([task(1)]),
      TasksList: () => listOf(task(1, { done })),
      TasksUpdate: ({ input }: { input: object }) => ({ result: { changeId: '1', record: { ...task(1), ...input } } }),
    });
    showPage(<TasksCard record={record} of="Riverside SC" />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Task 1: done' }));
    await waitFor(() => expect(lastOf(sent, 'TasksUpdate')?.input).toEqual({ id: 1, done: true }));
    done = true;
    await userEvent.click(screen.getByRole('button', { name: 'Show done' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Task 1: done', checked: true }));
    await waitFor(() => expect(lastOf(sent, 'TasksUpdate')?.input).toEqual({ id: 1, done: false }));
  });

  it('are edited with the version that was read, and deleted after confirmation', async () => {
    const sent = fakeServer({
      ...listing([task(1)]),
      TasksUpdate: ({ input }: { input: object }) => ({ result: { changeId: '1', record: { ...task(1), ...input } } }),
      TasksDelete: () => ({ result: { changeId: '2' } }),
    });
    showPage(<TasksCard record={record} of="Riverside SC" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Task 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    await userEvent.type(dialog.getByLabelText('Note'), 'Ask for Jo');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastOf(sent, 'TasksUpdate')?.input).toEqual({ id: 1, note: 'Ask for Jo', version: 2 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Delete Task 1' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete task' }));
    await waitFor(() => expect(lastOf(sent, 'TasksDelete')?.input).toEqual({ id: 1 }));
  });
});

describe('my work', () => {
  const mention = {
    id: 4,
    authorName: 'Abe Turner',
    recordName: 'Northlight Spring',
    content: '@Dana Whitfield please look',
    createdAt: '2031-05-03T12:00:00Z',
    organizationId: null,
    offerId: null,
    sponsorId: null,
    campaign: { id: 2, sponsorId: 6 },
  };

  it('starts with the user’s open tasks by date, with links to their records', async () => {
    const sent = fakeServer(
      listing([task(1, { note: 'Ask for Jo' }), task(2, { recordName: null, organizationId: null })]),
    );
    showPage(<MyWork />);
    expect(await screen.findByRole('link', { name: 'Riverside SC' })).toHaveAttribute(
      'href',
      '/organizations/3/comments',
    );
    expect(screen.getByText('Ask for Jo')).toBeInTheDocument();
    expect(lastOf(sent, 'TasksList')).toMatchObject({
      filter: { assigneeId: { equalTo: 7 }, done: { equalTo: false } },
      orderBy: ['DUE_DATE_ASC', 'ID_ASC'],
    });
    await userEvent.click(screen.getByRole('combobox', { name: 'Due' }));
    expect(await screen.findByRole('option', { name: 'Any time' })).toBeInTheDocument(); // not "Clear value"
  });

  it('shows unread mentions with a link to the record, and marks them as read', async () => {
    const sent = fakeServer({
      ...listing([]),
      UnreadMentions: () => ({ mentionListItemsConnection: { nodes: [mention], totalCount: 1 } }),
      MarkMentionsRead: () => ({ markMentionsRead: { count: 1 } }),
    });
    showPage(<MyWork />);
    expect(await screen.findByRole('link', { name: 'Northlight Spring' })).toHaveAttribute(
      'href',
      '/campaign-planner/sponsors/6/campaigns/2/comments',
    );
    expect(lastOf(sent, 'UnreadMentions')).toEqual({ today: 'mentions:7' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: Northlight Spring' }));
    await waitFor(() => expect(lastOf(sent, 'MarkMentionsRead')).toEqual({ input: { mentionIds: [4] } }));
  });

  it('says that it shows only the mentions of a line of Today, and shows all again', async () => {
    const sent = fakeServer({
      ...listing([]),
      UnreadMentions: () => ({ mentionListItemsConnection: { nodes: [mention], totalCount: 1 } }),
    });
    showPage(<MyWork />, { at: '/my-work?line=mentions:9' });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Today: unread mentions' }));
    await waitFor(() => expect(lastOf(sent, 'UnreadMentions')).toEqual({ today: 'mentions:7' }));
    expect(address()).not.toContain('line=');
  });

  it('marks newly assigned tasks as seen', async () => {
    const sent = fakeServer({
      ...listing([task(1)]),
      MyWork: () => ({ myWork: { tasks: 1, mentions: 0, dailyMail: true, photoRequests: 0 } }),
      MarkTasksSeen: () => ({ markTasksSeen: { count: 1 } }),
    });
    showPage(<MyWork />);
    await waitFor(() => expect(sent.filter(({ name }) => name === 'MarkTasksSeen')).toHaveLength(1));
  });

  it('[O24] marks selected tasks as done, all or none', async () => {
    const sent = fakeServer({
      ...listing([task(1), task(2)]),
      TasksUpdateMany: () => ({ result: { changeId: '1' } }),
    });
    showPage(<MyWork />);
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Mark 2 tasks as done' }));
    await waitFor(() =>
      expect(lastOf(sent, 'TasksUpdateMany')?.input).toEqual({ ids: [1, 2], versions: [2, 2], patch: { done: true } }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /as done$/ })).toBeNull());
  });
});
