/** Tasks, mentions and waiting work of a staff member. */
import { describe, expect, it } from '@jest/globals';
import { MyWorkDocument } from '../../admin/src/tasks/generated/graphql.ts';
import { liveClients } from '../harness/liveClient.ts';
import { PASSWORD, people } from './fixture.ts';
import { follow } from './liveFollowers.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { waitUntil } from './wait.ts';

const connect = liveClients();
const { database, server, fixture } = await apiSetup();
const { admin, superadmin } = await loginTokens(server, 'admin', 'superadmin');

const addTask = (token: string, input: object) =>
  server.data(
    'mutation ($input: CreateTaskInput!) { createTask(input: $input) { changeId task { id done version } } }',
    { input: { title: 'Call them', dueDate: '2020-01-02', ...input } },
    token,
  );

describe('my work', () => {
  it('[P19] counts a task for its assignee and a mention for the mentioned person, and tells staff to read again', async () => {
    const work = async (token: string) => (await server.data('{ myWork { tasks mentions } }', {}, token)).myWork;
    const mine = follow(connect(server, admin), [MyWorkDocument.id]);
    await addTask(superadmin, { assigneeId: fixture.users.admin, offerId: fixture.offers.confirmed });
    await waitUntil(async () => mine.documents.length > 0);
    expect(await work(admin)).toEqual({ tasks: 1, mentions: 0 });
    await server.data(
      'mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id commentMentions { userId } } } }',
      { input: { campaignId: fixture.campaignId, content: '@ you', mentionedUserIds: [fixture.users.admin] } },
      superadmin,
    );
    await waitUntil(async () => mine.documents.length > 1);
    expect(await work(admin)).toEqual({ tasks: 1, mentions: 1 });
    expect(await work(superadmin)).toEqual({ tasks: 0, mentions: 0 });
  });

  it('is staff’s alone', async () => {
    const league = await server.login(people.league, PASSWORD);
    for (const query of [
      '{ myWork { tasks } }',
      '{ tasks { id } }',
      '{ taskListItemsConnection { nodes { id } } }',
      '{ mentionListItemsConnection { nodes { content } } }',
      '{ commentMentions { id } }',
      'mutation { setDailyMail(input: {enabled: false}) { enabled } }',
      'mutation { markMentionsRead(input: {mentionIds: [1]}) { count } }',
    ]) {
      const { data, errors } = await server.graphql(query, {}, league);
      expect([
        query,
        errors?.[0]?.extensions?.code,
        Object.values(data ?? {})
          .flat()
          .filter(Boolean),
      ]).toEqual([query, 'SL403', []]);
    }
  });

  it('a wrong assignee and a wrong mention are named beside their field', async () => {
    const refused = async (work: Promise<{ errors?: { extensions: object }[] }>) =>
      (await work).errors?.[0]?.extensions;
    expect(
      await refused(
        server.graphql(
          'mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { id } } }',
          { input: { title: 'x', dueDate: '2031-01-01', assigneeId: fixture.users.league } },
          admin,
        ) as never,
      ),
    ).toMatchObject({ code: 'SL422', field: 'assigneeId' });
    expect(
      await refused(
        server.graphql(
          'mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id } } }',
          { input: { content: 'x', campaignId: fixture.campaignId, mentionedUserIds: [fixture.users.league] } },
          admin,
        ) as never,
      ),
    ).toMatchObject({ code: 'SL422', field: 'mentionedUserIds' });
  });

  it('[O24] many tasks are done at once, and that is undone by its change', async () => {
    const made = [];
    for (const title of ['One', 'Two'])
      made.push((await addTask(admin, { title, assigneeId: fixture.users.admin })).createTask.task.id);
    const { updateTasks } = await server.data(
      'mutation ($ids: [Int!]!) { updateTasks(input: {ids: $ids, patch: {done: true}}) { changeId tasks { done } } }',
      { ids: made },
      admin,
    );
    expect(updateTasks.tasks).toEqual([{ done: true }, { done: true }]);
    await server.data(
      'mutation ($changeId: String!) { undoChange(input: {changeId: $changeId}) { changeId } }',
      { changeId: updateTasks.changeId },
      admin,
    );
    const { rows } = await database.owner.query('select done, done_at from app_public.tasks where id = any ($1)', [
      made,
    ]);
    expect(rows).toEqual([
      { done: false, done_at: null },
      { done: false, done_at: null },
    ]);
  });
});
