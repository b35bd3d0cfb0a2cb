/** A bulk update carries the versions that were read, and names the records that somebody changed since. */
import { expect, it } from '@jest/globals';
import { bulkOperations } from '../../server/graphql/operations/bulkOperations.ts';
import { makeFullFixture } from '../harness/fullFixture.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { server, database } = await apiSetup();
const { admin, superadmin } = await loginTokens(server, 'admin', 'superadmin');
await makeFullFixture(database.owner); // a row of every table
type Refused = { code: string; failures: { conflict: { changedBy: string } }[] };
const refusalOf = ({ errors }: { errors?: { extensions?: object }[] }) => errors?.[0]?.extensions as Refused;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const rows = async (query: string, values: unknown[] = []) => (await database.owner.query(query, values)).rows;

it('[R25] [C9] a conflict names who changed the record, not who changed another one that belongs to it', async () => {
  const [{ id, version }] = await rows('select id, version from app_public.organizations order by id limit 1');
  const update = (input: object, token: string) =>
    server.graphql(
      'mutation ($input: UpdateOrganizationsInput!) { updateOrganizations(input: $input) { organizations { id } } }',
      { input: { ids: [id], ...input } },
      token,
    );
  await update({ patch: { city: 'Waco' } }, admin);
  const comment =
    'mutation ($id: Int!) { createComment(input: { organizationId: $id, content: "Hi" }) { comment { id } } }';
  expect((await server.graphql(comment, { id }, superadmin)).errors).toBeUndefined();
  const stale = await update({ versions: [version], patch: { city: 'Dallas' } }, superadmin);
  const [{ name }] = await rows(
    "select coalesce(name, email) as name from app_public.users where role = 'admin' order by id limit 1",
  );
  expect(refusalOf(stale).failures[0]?.conflict.changedBy).toBe(name);
});

/** Which rows of a table can be changed: a program needs a play location. */
const wanted: Record<string, string> = {
  sponsorable_properties: 'id in (select sponsorable_property_id from app_public.sponsorable_property_play_locations)',
};

/** A change that each bulk update accepts. */
const patches: Record<string, object> = {
  updateOrganizations: { state: 'OR' },
  updateCampaigns: { additionalRequirements: 'Bring a banner' },
  updateOffers: { customField: 'Blue' },
  updateSponsorableProperties: {
    numberOfPlayers: 30,
    sportId: 1,
    competitivenessId: 1,
    season: 'spring',
    male: true,
    female: true,
    minAge: 5,
    maxAge: 9,
  },
  updateVerificationDeadlines: { verificationReminderInstructions: 'By noon', changeReason: 'Rain' },
  updateOrganizationCapabilities: { price: 12 },
  updateOrganizationPackages: { price: 12 },
  updatePlayLocations: { city: 'Waco' },
  updateCampaignCapabilities: { executionExpectations: 'At the gate' },
  updateDefaultVerificationDeadlines: { verificationReminderInstructions: 'Before noon' },
  updateTestimonials: { attribution: 'Sam Ortiz' },
  updateCampaignStatistics: { description: 'Players' },
  updateCreativeContentTemplates: { content: 'Play ball' },
  updateTasks: { dueDate: '2031-05-01' },
};

it.each(bulkOperations)(
  '[R25] $call refuses to overwrite what somebody changed since, and names who',
  async (operation) => {
    const [record] = await rows(
      `select id, version from app_public.${operation.resource} where ${wanted[operation.resource] ?? 'true'} order by id limit 1`,
    );
    const change = (input: object) =>
      server.graphql(
        `mutation ($input: ${upperFirst(operation.call)}Input!) { ${operation.call}(input: $input) { ${operation.records} { version } } }`,
        { input: { ids: [record.id], ...input } },
        admin,
      );
    const first = await change({ versions: [record.version], patch: patches[operation.call] });
    expect(first.errors).toBeUndefined();
    const [{ version }] = first.data[operation.call][operation.records];
    expect(version).toBe(record.version + 1);
    // Other values, as of the version that was read before.
    const [[field, value]] = Object.entries(patches[operation.call] ?? {}) as [[string, unknown]];
    const other = typeof value === 'number' ? 13 : field === 'dueDate' ? '2031-06-01' : 'OK';
    const stale = await change({ versions: [record.version], patch: { ...patches[operation.call], [field]: other } });
    expect(refusalOf(stale)).toMatchObject({
      code: 'SL409',
      failures: [{ id: record.id, code: 'SL409', conflict: { version, changedBy: expect.any(String) } }],
    });
    expect(
      (await change({ versions: [version], patch: { ...patches[operation.call], [field]: other } })).errors,
    ).toBeUndefined();
  },
);
