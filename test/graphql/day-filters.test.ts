/** Days in filters of instants are the product's days. */
import { expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { server, fixture, database } = await apiSetup();

it('[R24] a list since a day starts at midnight in New York, by variable and in the document', async () => {
  const admin = await server.login(people.admin, PASSWORD);
  const at = async (instant: string) => {
    await database.owner.query(`update app_public.organizations set created_at = $1 where id = $2`, [
      instant,
      fixture.organizationId,
    ]);
  };
  const ids = async (where: string, variables: Record<string, unknown>) => {
    const { data, errors } = await server.graphql(
      `query ${'day' in variables ? '($day: Datetime!)' : ''} { organizations(filter: {id: {equalTo: ${fixture.organizationId}}, createdAt: {greaterThanOrEqualTo: ${where}}}) { id } }`,
      variables,
      admin,
    );
    expect(errors).toBeUndefined();
    return data.organizations.length;
  };
  const found = async (instant: string) => {
    await at(instant);
    return [await ids('$day', { day: '2026-11-28' }), await ids('"2026-11-28"', {})];
  };
  expect(await found('2026-11-28T02:30:00Z')).toEqual([0, 0]); // the evening of 11/27
  expect(await found('2026-11-28T05:00:00Z')).toEqual([1, 1]);
});
