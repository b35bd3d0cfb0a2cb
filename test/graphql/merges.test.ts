/** Merges over HTTP: the operations of staff, and where emailed links and calendars of a merged organization lead. */
import { expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { linkPath, readLink } from '../../server/shared/links/links.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
const staff = await server.login(people.admin, PASSWORD);
const { organizationId: merged, otherOrganizationId: survivor } = fixture;
const MERGE = `mutation ($input: MergeOrganizationsInput!) { mergeOrganizations(input: $input) { changeId merge { id survivorId mergedId obstacle } } }`;
const UNMERGE = `mutation ($input: UnmergeOrganizationsInput!) { unmergeOrganizations(input: $input) { result { organizationId leftBehind { tableName } } } }`;
const CALENDAR = 'query ($id: Int!) { organization(id: $id) { id calendarUrl } }';
const link = linkToken('league', merged, { organization_id: merged });
const opened = async () => {
  const answer = await fetch(server.url + linkPath('league', link), { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location') };
};

it('[O24] mailed links and calendars of a merged organization lead to the survivor, and to itself once it is back', async () => {
  const league = await server.login(people.league, PASSWORD);
  const { calendarUrl } = (await server.data(CALENDAR, { id: merged }, league)).organization;
  const calendar = async () => (await fetch(server.url + new URL(calendarUrl).pathname)).text();
  expect(await calendar()).toContain('BEGIN:VEVENT');
  expect((await opened()).status).not.toBe(302);
  const { mergeOrganizations } = await server.data(MERGE, { input: { survivorId: survivor, mergedId: merged } }, staff);
  expect(mergeOrganizations).toMatchObject({
    changeId: expect.any(String),
    merge: { survivorId: survivor, mergedId: merged, obstacle: null },
  });
  // with the old token itself, and through the page that it opens
  expect((await server.data('{ organizations { id } }', {}, link)).organizations).toEqual([{ id: survivor }]);
  const { status, to } = await opened();
  expect(status).toBe(302);
  expect(readLink(to?.split('/').at(-1) ?? '', [installationSecret()])).toMatchObject({ kind: 'league', id: survivor });
  expect(await calendar()).toContain('BEGIN:VEVENT');
  // its users belong to the survivor at once
  expect((await server.data('{ myOrganizations { id } }', {}, league)).myOrganizations).toContainEqual({
    id: survivor,
  });
  const { unmergeOrganizations } = await server.data(
    UNMERGE,
    { input: { mergeId: mergeOrganizations.merge.id } },
    staff,
  );
  expect(unmergeOrganizations.result).toEqual({ organizationId: merged, leftBehind: [] });
  expect((await opened()).status).not.toBe(302);
  expect((await server.data('{ organizations { id } }', {}, link)).organizations).toEqual([{ id: merged }]);
});

it('a revoked link of a merged organization leads nowhere', async () => {
  const { mergeOrganizations } = await server.data(MERGE, { input: { survivorId: survivor, mergedId: merged } }, staff);
  await server.data(
    'mutation ($input: RevokeLinkInput!) { revokeLink(input: $input) { link { version } } }',
    { input: { kind: 'league', recordId: String(survivor) } },
    staff,
  );
  expect((await opened()).status).not.toBe(302);
  expect((await server.graphql('{ organizations { id } }', {}, link)).errors).toBeDefined();
  await server.data(UNMERGE, { input: { mergeId: mergeOrganizations.merge.id } }, staff);
  expect((await server.graphql('{ organizations { id } }', {}, link)).errors).toBeDefined();
});

it('a league cannot merge, preview or take back', async () => {
  const league = await server.login(people.league, PASSWORD);
  for (const [text, variables] of [
    [MERGE, { input: { survivorId: survivor, mergedId: merged } }],
    [UNMERGE, { input: { mergeId: 1 } }],
    [
      'query ($a: Int!, $b: Int!) { mergePreview(survivorId: $a, mergedId: $b) { survivorId } }',
      { a: survivor, b: merged },
    ],
  ] as const)
    expect((await server.graphql(text, variables, league)).errors?.[0]?.extensions?.code).toMatch(/SL40[13]|42501/);
  expect(
    (await database.owner.query('select 1 from app_public.organizations where id = $1', [merged])).rows,
  ).toHaveLength(1);
});
