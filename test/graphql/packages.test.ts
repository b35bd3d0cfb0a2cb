/** A league's capabilities and packages over the API: what the league itself, another league and other roles may do, and what each is refused. */
import { describe, expect, it } from '@jest/globals';
import {
  CapabilityFormDocument,
  LeaguePackageDocument,
  LeaguePackagesDocument,
} from '../../portal/src/features/league-packages/generated/graphql.ts';
import { idOf } from '../harness/factories.ts';
import { documentOf, type Input, type Operation, packageOperations } from './packageOperations.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { owner } = database;
const tokens = await loginTokens(server, 'admin', 'league', 'stranger', 'sponsor');
const signageId = await idOf(owner, 'capabilities', 'Game Signage');
const emailId = await idOf(owner, 'capabilities', 'Dedicated Email');
const programId: number = (
  await owner.query('select id from app_public.sponsorable_properties where organization_id = $1 limit 1', [
    fixture.organizationId,
  ])
).rows[0].id;
const { run, refused } = packageOperations(server, tokens.league);

const sell = async (more: Input = {}): Promise<number> =>
  (
    await run('createOrganizationCapability', {
      organizationId: fixture.organizationId,
      capabilityId: signageId,
      ...more,
    })
  ).organizationCapability.id;
const bundle = async (more: Input = {}): Promise<number> =>
  (
    await run('createOrganizationPackage', {
      organizationId: fixture.organizationId,
      name: 'Gold',
      price: '1500',
      sponsorablePropertyIds: [programId],
      ...more,
    })
  ).organizationPackage.id;

describe('what a league sells', () => {
  it('[B-156] is made, and changed only where something is given', async () => {
    const { organizationCapability: made } = await run('createOrganizationCapability', {
      organizationId: fixture.organizationId,
      capabilityId: signageId,
      price: '250.50',
      maxForSale: 4,
      bannerSizeIds: [1, 3],
    });
    expect(made).toMatchObject({
      name: 'Game Signage',
      capabilityDetail: { price: '250.50', maxForSale: 4, bannerSizeIds: [1, 3] },
    });
    const { organizationCapability: changed } = await run('updateOrganizationCapability', {
      id: made.id,
      name: 'Fence banners',
      price: '300',
    });
    expect(changed).toEqual({
      id: made.id,
      name: 'Fence banners',
      capabilityDetail: { price: '300.00', maxForSale: 4, bannerSizeIds: [1, 3] },
    });
  });

  it('[L-338] [B-153] is archived, but not while a package holds it', async () => {
    const id = await sell();
    const organizationPackageId = await bundle();
    const { organizationPackage } = await run('addCapabilityToPackage', {
      organizationPackageId,
      organizationCapabilityId: id,
      quantity: 1,
    });
    expect(await refused('deleteOrganizationCapability', { id })).toMatchObject({
      message: 'This capability is part of a package. Take it out of the package first.',
      extensions: { code: 'SL409' },
    });
    await run('removeOrganizationCapabilityPackage', {
      organizationCapabilityPackageId: organizationPackage.organizationCapabilityPackages[0].id,
    });
    expect((await run('deleteOrganizationCapability', { id })).organizationCapability).toEqual({ id, archived: true });
  });

  it.each([
    ['price', { price: '-1' }, 'price'],
    ['price that is no number', { price: 'much' }, 'price'],
    ['price beyond all numbers', { price: '99999999999999' }, undefined],
    ['quantity', { maxForSale: -1 }, 'maxForSale'],
    ['banner size', { bannerSizeIds: [99] }, 'bannerSizeIds'],
    ['place that is not its own', { playLocationIds: [2_000_000_000] }, 'playLocationIds'],
    ['program that is not its own', { sponsorablePropertyIds: [2_000_000_000] }, 'sponsorablePropertyIds'],
  ])('a wrong %s is refused with its field, when made and when changed', async (_what, values, field) => {
    const id = await sell({ price: '10' });
    for (const [call, more] of [
      ['createOrganizationCapability', { organizationId: fixture.organizationId, capabilityId: signageId }],
      ['updateOrganizationCapability', { id }],
    ] as const) {
      const error = await refused(call, { ...more, ...values });
      expect(error?.extensions?.code).toMatch(/^(SL422|SL400)$/);
      if (field) expect(error?.extensions?.field).toBe(field);
    }
  });

  it('a list of people below zero is refused', async () => {
    const error = await refused('createOrganizationCapability', {
      organizationId: fixture.organizationId,
      capabilityId: emailId,
      emailListSize: -5,
    });
    expect(error).toMatchObject({ extensions: { code: '23514', field: 'emailListSize' } });
  });
});

describe('packages', () => {
  it('[B-168] [B-175] are made and changed; nothing that was not given changes', async () => {
    const id = await bundle();
    const { organizationPackage } = await run('updateOrganizationPackage', { id, packageDescription: 'All season' });
    expect(organizationPackage).toEqual({
      id,
      name: 'Gold',
      price: '1500.00',
      packageDescription: 'All season',
      packageType: 'user_generated',
      sponsorablePropertyIds: [programId],
    });
  });

  it('[B-164] [B-165] without a program, or for nothing, are refused beside the field', async () => {
    const id = await bundle();
    expect(await refused('updateOrganizationPackage', { id, sponsorablePropertyIds: [] })).toMatchObject({
      message: 'Your package must be associated with at least one season, program, or event',
      extensions: { code: 'SL422', field: 'sponsorablePropertyIds' },
    });
    expect(await refused('updateOrganizationPackage', { id, price: '0' })).toMatchObject({
      extensions: { code: 'SL422', field: 'price' },
    });
    expect(await refused('updateOrganizationPackage', { id, name: null })).toMatchObject({
      message: 'Name is required',
      extensions: { code: 'SL422', field: 'name' },
    });
  });

  it('[B-166] keep a type that only staff choose', async () => {
    const id = await bundle();
    expect(await refused('updateOrganizationPackage', { id, packageType: 'website' })).toMatchObject({
      extensions: { code: 'SL403', field: 'packageType' },
    });
    const { organizationPackage } = await run(
      'updateOrganizationPackage',
      { id, packageType: 'website' },
      tokens.admin,
    );
    expect(organizationPackage.packageType).toBe('website');
  });

  it('[S-444] [B-175] hold at least one of a capability and no more than are for sale', async () => {
    const organizationCapabilityId = await sell({ maxForSale: 2 });
    const organizationPackageId = await bundle();
    for (const quantity of [0, 3])
      expect(
        await refused('addCapabilityToPackage', { organizationPackageId, organizationCapabilityId, quantity }),
      ).toMatchObject({ extensions: { code: 'SL422', field: 'quantity' } });
    const { organizationPackage } = await run('addCapabilityToPackage', {
      organizationPackageId,
      organizationCapabilityId,
      quantity: 2,
    });
    expect(organizationPackage.organizationCapabilityPackages).toMatchObject([{ quantity: 2 }]);
    expect(
      await refused('updateOrganizationCapability', { id: organizationCapabilityId, maxForSale: 1 }),
    ).toMatchObject({
      extensions: { code: 'SL422', field: 'maxForSale' },
    });
  });

  it('[B-176] are removed by their id', async () => {
    const id = await bundle();
    await run('removeOrganizationPackage', { organizationPackageId: id });
    expect(
      (await server.data('query ($id: Int!) { organizationPackage(id: $id) { id } }', { id }, tokens.league))
        .organizationPackage,
    ).toBeNull();
  });
});

describe('the pages of the builder', () => {
  it('[B-007] read all they show for the own league, and nothing for another', async () => {
    await sell();
    const id = await bundle();
    const { myOrganizations } = await server.data(LeaguePackagesDocument, {}, tokens.league);
    expect(myOrganizations).toMatchObject([{ id: fixture.organizationId, name: 'Bears' }]);
    const form = await server.data(CapabilityFormDocument, { id: fixture.organizationId }, tokens.league);
    expect(form.bannerSizes).toHaveLength(5);
    expect(form.organization.id).toBe(fixture.organizationId);
    const page = await server.data(LeaguePackageDocument, { id }, tokens.league);
    expect(page.organizationPackage.organization.sponsorableProperties.length).toBeGreaterThan(0);
    expect((await server.data(LeaguePackageDocument, { id }, tokens.stranger)).organizationPackage).toBeNull();
    const foreign = await server.data(CapabilityFormDocument, { id: fixture.organizationId }, tokens.stranger);
    expect(foreign.organization).toBeNull();
  });
});

describe('who may', () => {
  it('[L-327] only the league itself and staff: another league finds nothing, a sponsor and a visitor may not', async () => {
    const id = await sell();
    const organizationPackageId = await bundle();
    const { organizationPackage } = await run('addCapabilityToPackage', {
      organizationPackageId,
      organizationCapabilityId: id,
      quantity: 1,
    });
    const inputs: Record<Operation, Input> = {
      createOrganizationCapability: { organizationId: fixture.organizationId, capabilityId: signageId },
      updateOrganizationCapability: { id, name: 'Mine' },
      deleteOrganizationCapability: { id },
      createOrganizationPackage: {
        organizationId: fixture.organizationId,
        name: 'Mine',
        price: '1',
        sponsorablePropertyIds: [programId],
      },
      updateOrganizationPackage: { id: organizationPackageId, name: 'Mine' },
      removeOrganizationPackage: { organizationPackageId },
      addCapabilityToPackage: { organizationPackageId, organizationCapabilityId: id, quantity: 1 },
      removeOrganizationCapabilityPackage: {
        organizationCapabilityPackageId: organizationPackage.organizationCapabilityPackages[0].id,
      },
    };
    for (const [call, input] of Object.entries(inputs) as [Operation, Input][]) {
      expect([call, (await refused(call, input, tokens.stranger))?.extensions?.code]).toEqual([call, 'SL404']);
      expect([call, (await refused(call, input, tokens.sponsor))?.extensions?.code]).toEqual([call, 'SL403']);
      expect([call, (await server.graphql(documentOf(call), { input })).errors?.[0]?.extensions?.code]).toEqual([
        call,
        expect.stringMatching(/^SL40[13]$/),
      ]);
    }
    const { organization } = await server.data(
      'query ($id: Int!) { organization(id: $id) { organizationCapabilities { id } organizationPackages { name organizationCapabilityPackages { id } } } }',
      { id: fixture.organizationId },
      tokens.admin,
    );
    expect(organization.organizationCapabilities).toContainEqual({ id });
    expect(organization.organizationPackages.map(({ name }: { name: string }) => name)).not.toContain('Mine');
  });
});
