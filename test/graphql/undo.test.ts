/** Undo over HTTP: permissions, concurrency, and a kill in the middle. */
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { insert } from '../harness/factories.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { waitUntil } from './wait.ts';

const { server, database, fixture } = await apiSetup();
const admin = await server.login(people.admin, PASSWORD);
const UNDO = `mutation ($id: String!) { undoChange(input: {changeId: $id}) {
  changeId result { undone { tableName rowId label } left { rowId reason changedBy } stays } } }`;
const rename = async (ids: number[], city: string): Promise<string> =>
  (
    await server.data(
      `mutation ($ids: [Int!]!, $city: String!) { updateOrganizations(input: {ids: $ids, patch: {city: $city}}) { changeId } }`,
      { ids, city },
      admin,
    )
  ).updateOrganizations.changeId;
const cityOf = async (id: number): Promise<string> =>
  (await database.owner.query('select city from app_public.organizations where id = $1', [id])).rows[0].city;

describe('undoChange', () => {
  it('takes a bulk edit back by its changeId, and is a change of its own', async () => {
    const ids = [fixture.organizationId, fixture.otherOrganizationId];
    const before = await Promise.all(ids.map(cityOf));
    const change = await rename(ids, 'Tulsa');
    const { undoPreview } = await server.data(
      'query ($id: String!) { undoPreview(changeId: $id) { undone { rowId } left { rowId } } }',
      { id: change },
      admin,
    );
    expect(undoPreview).toMatchObject({ undone: expect.arrayContaining([{ rowId: String(ids[0]) }]), left: [] });
    const { undoChange } = await server.data(UNDO, { id: change }, admin);
    expect(undoChange.result.undone).toHaveLength(2);
    expect(await Promise.all(ids.map(cityOf))).toEqual(before);
    await server.data(UNDO, { id: undoChange.changeId }, admin);
    expect(await Promise.all(ids.map(cityOf))).toEqual(['Tulsa', 'Tulsa']);
    const { myChanges } = await server.data(
      '{ myChanges(pageSize: 3) { id records undoable undoneAt undoes entry { tableName } } }',
      {},
      admin,
    );
    expect(myChanges.map(({ records }: { records: number }) => records)).toEqual([2, 2, 2]);
    expect(myChanges[1]).toMatchObject({ id: undoChange.changeId, undoes: change, undoable: false });
  });

  it('[T12] takes back adding all, and brings prospects back that were removed, with their log', async () => {
    const campaignId = fixture.campaignId;
    for (const name of ['One', 'Two'])
      await insert(database.owner, 'sponsorable_properties', {
        organization_id: fixture.otherOrganizationId,
        name: `Vermont ${name}`,
        season: 'spring',
        state: 'VT',
      });
    await insert(database.owner, 'search_filters', {
      campaign_id: campaignId,
      type: 'StateFilter',
      parameters: { state: 'VT' },
    });
    const prospects = async () =>
      (
        await database.owner.query(
          `select o.id, (select array_agg(e.id order by e.id) from app_public.sponsorship_events e where e.offer_id = o.id) as events
           from app_public.offers o join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
           where o.campaign_id = $1 and p.state = 'VT' order by 1`,
          [campaignId],
        )
      ).rows;
    const addAll = async () =>
      (
        await server.data(
          `mutation { addAllAvailableSponsorablePropertiesToCampaign(input: {campaignId: ${campaignId}}) { changeId } }`,
          {},
          admin,
        )
      ).addAllAvailableSponsorablePropertiesToCampaign.changeId;
    const first = await addAll();
    expect(await prospects()).toHaveLength(2);
    expect((await server.data(UNDO, { id: first }, admin)).undoChange.result.left).toEqual([]);
    expect(await prospects()).toEqual([]);
    await addAll();
    const added = await prospects();
    const ids = added.map(({ id }) => id);
    await server.data(
      'mutation ($id: Int!) { createLogComment(input: {offerId: $id, description: "<p>Called</p>"}) { changeId } }',
      { id: ids[0] },
      admin,
    );
    const before = await prospects();
    const { removeSponsorablePropertiesFromCampaign: removed } = await server.data(
      `mutation ($ids: [Int]) { removeSponsorablePropertiesFromCampaign(input: {offerIds: $ids, markAsUnqualified: false}) { changeId } }`,
      { ids },
      admin,
    );
    expect(await prospects()).toEqual([]);
    const { undoPreview } = await server.data(
      'query ($id: String!) { undoPreview(changeId: $id) { undone { rowId } left { reason } stays } }',
      { id: removed.changeId },
      admin,
    );
    expect(undoPreview).toMatchObject({ left: [], stays: [] });
    await server.data(UNDO, { id: removed.changeId }, admin);
    expect(await prospects()).toEqual(before);
  });

  it('is refused to everybody but staff, for a change that is there', async () => {
    const change = await rename([fixture.organizationId], 'Waco');
    for (const person of [people.league, people.sponsor]) {
      const token = await server.login(person, PASSWORD);
      expect((await server.graphql(UNDO, { id: change }, token)).errors?.[0]?.extensions?.code).toBe('SL403');
    }
    expect((await server.graphql(UNDO, { id: change })).errors).toHaveLength(1);
    expect(await cityOf(fixture.organizationId)).toBe('Waco');
    for (const id of ['0', '-1', '99999999999999999999', 'x'.repeat(5000), "1'; --"])
      expect((await server.graphql(UNDO, { id }, admin)).errors?.[0]?.extensions?.code).toBe('SL404');
  });

  it('clicked twice at once is done once', async () => {
    const before = await cityOf(fixture.organizationId);
    const change = await rename([fixture.organizationId], `Twice ${before}`);
    const answers = await Promise.all([1, 2, 3].map(() => server.graphql(UNDO, { id: change }, admin)));
    expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'undone').sort()).toEqual([
      'SL409',
      'SL409',
      'undone',
    ]);
    expect(await cityOf(fixture.organizationId)).toBe(before);
  });

  it('killed in the middle leaves nothing half undone', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 60; n += 1)
      ids.push((await insert(database.owner, 'organizations', { name: `Kill ${n}`, city: 'Before', state: 'PA' })).id);
    const change = await rename(ids, 'After');
    const cities = async () =>
      (
        await database.owner.query(
          'select city, count(*)::int as count from app_public.organizations where id = any ($1) group by 1',
          [ids],
        )
      ).rows;
    // somebody else locks the last record, so that the undo waits after all others are done
    const holder = await database.owner.connect();
    await holder.query('begin');
    await holder.query('select from app_public.organizations where id = $1 for update', [ids.at(-1)]);
    const undoing = server.graphql(UNDO, { id: change }, admin);
    const peer = new pg.Client({ connectionString: database.authenticatorUrl }); // this role may end the servers' sessions
    await peer.connect();
    await waitUntil(
      async () =>
        (
          await peer.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rows.length > 0,
    );
    await peer.end();
    await holder.query('rollback');
    holder.release();
    expect((await undoing).errors).toHaveLength(1);
    expect(await cities()).toEqual([{ city: 'After', count: 60 }]);
    const again = await server.graphql(UNDO, { id: change }, admin);
    expect(again.data.undoChange.result.undone).toHaveLength(60);
    expect(await cities()).toEqual([{ city: 'Before', count: 60 }]);
  });
});
