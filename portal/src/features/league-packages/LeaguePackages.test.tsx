import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App.tsx';
import { fakeServer, fakeToken, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { email, packageOf, sellerOf, soldOf } from '../../testing/packages.ts';
import { address, showPage } from '../../testing/page.tsx';
import LeaguePackages from './LeaguePackages.tsx';
import PackagePage from './PackagePage.tsx';
import type { LeaguePackage, SellingOrganization } from './types.ts';

type Answers = Parameters<typeof fakeServer>[0];

function openList(organizations: SellingOrganization[], answers: Answers = {}) {
  const calls = fakeServer({ LeaguePackages: () => ({ myOrganizations: organizations }), ...answers });
  showPage('/league-packages', <LeaguePackages />, leagueToken);
  return { calls, user: userEvent.setup() };
}

function openPackage(one: LeaguePackage | null, answers: Answers = {}) {
  const organization = { ...sellerOf(), organizationPackages: undefined };
  const calls = fakeServer({
    LeaguePackage: () => ({ organizationPackage: one && { ...one, organization } }),
    ...answers,
  });
  showPage('/league-packages/61', <PackagePage packageId="61" />, leagueToken);
  return { calls, user: userEvent.setup() };
}
const inputs = (calls: { name: string; body: { input: unknown } }[], name: string) =>
  calls.filter((call) => call.name === name).map((call) => call.body.input);

describe('the package builder', () => {
  it('[L-257] is in the navigation between Sponsorships and Organization Profile', async () => {
    openList([sellerOf()]);
    await screen.findByRole('heading', { name: 'Gold' });
    const entries = within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByText(/Sponsorships|Package Builder|Organization Profile/)
      .map((one) => one.textContent?.trim());
    expect(entries).toEqual(['Sponsorships', 'Package Builder', 'Organization Profile']);
    expect(screen.getByRole('link', { name: 'Package Builder' })).toHaveAttribute('href', '/league-packages');
  });

  it('[L-259] [L-327] belongs to the organization and requires a login', async () => {
    fakeServer({ LeaguePackages: () => ({ myOrganizations: [sellerOf()] }) });
    const { unmount } = showPage('/league-packages', <App />, leagueToken);
    expect(await screen.findByRole('heading', { name: 'Package Builder', level: 1 })).toBeInTheDocument();
    unmount();
    showPage('/league-packages', <App />);
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fleague-packages'));
  });

  it('tells a login with access to one sponsorship only how to get more', () => {
    fakeServer({});
    const limited = fakeToken({ role: 'organization', sub: '7', email: 'd@x.test', scope: 'offer', offer_id: 1 });
    showPage('/league-packages', <LeaguePackages />, limited);
    expect(screen.getByText(/We emailed you a link to set your password/)).toBeInTheDocument();
  });

  it('[B-162] explains packages if there are none, and links to the first step', async () => {
    openList([sellerOf({ organizationPackages: [], organizationCapabilities: [] })]);
    expect(await screen.findByText('This organization has no packages added yet!')).toBeInTheDocument();
    expect(screen.getByText(/A package is a bundle/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'First, add what you sell' })).toHaveAttribute(
      'href',
      '/organizations/4/capability-form',
    );
    expect(screen.getByText('Sorry! Capabilities have not been created yet!')).toBeInTheDocument();
  });

  it('stores the selected organization for this user', async () => {
    const { user } = openList([sellerOf(), sellerOf({ id: 5, name: 'Bay United', organizationPackages: [] })]);
    await user.selectOptions(await screen.findByLabelText('Organization'), 'Bay United');
    expect(screen.queryByRole('heading', { name: 'Gold' })).toBeNull();
    expect(localStorage.getItem('sideline.organization.7')).toBe('5');
  });

  it('groups what is sold by capability with the details of its kind, without archived entries', async () => {
    openList([
      sellerOf({ organizationCapabilities: [soldOf(), email, soldOf({ id: 53, name: 'Gone', archived: true })] }),
    ]);
    const signage = within(await screen.findByRole('region', { name: 'Game Signage' }));
    const facts = signage.getAllByRole('term').map((one) => [one.textContent, one.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Hang 24/7?', 'Yes'],
      ['Locations', 'Main field'],
      ['Sizes', '8 feet wide, 4 feet tall'],
      ['Price', '$250'],
      ['Quantity', '4'],
    ]);
    expect(within(screen.getByRole('region', { name: 'Dedicated Email' })).getByText('1,200')).toBeInTheDocument();
    expect(screen.queryByText('Gone')).toBeNull();
  });

  it('[L-338] does not archive what a package contains, and links to the package', async () => {
    const held = soldOf({
      organizationCapabilityPackages: [{ id: 71, quantity: 2, organizationPackage: { id: 61, name: 'Gold' } }],
    });
    const { calls, user } = openList([sellerOf({ organizationCapabilities: [held] })]);
    await user.click(await screen.findByRole('button', { name: 'Remove Fence banners' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Fence banners' }));
    expect(dialog.getByText(/This capability is part of a package/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'Open Gold' })).toHaveAttribute('href', '/league-packages/61');
    expect(calls.map(({ name }) => name)).toEqual(['LeaguePackages']);
  });

  it('asks before archiving, and shows the error if the server refuses', async () => {
    let refusing = true;
    const { calls, user } = openList([sellerOf()], {
      ArchiveSoldCapability: () =>
        refusing
          ? refusal('This capability is part of a package. Take it out of the package first.', 'SL409')
          : { deleteOrganizationCapability: { clientMutationId: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Club newsletter' }));
    expect(inputs(calls, 'ArchiveSoldCapability')).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('part of a package');
    refusing = false;
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs(calls, 'ArchiveSoldCapability')).toEqual([{ id: 52 }, { id: 52 }]);
  });

  it('[B-163] [B-164] [B-165] a package needs a name, a price of at least a cent and a program', async () => {
    const { calls, user } = openList([sellerOf()], {
      CreateLeaguePackage: () => ({ createOrganizationPackage: { organizationPackage: { id: 62 } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Create Package' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Create Package' }));
    const create = () => user.click(dialog.getByRole('button', { name: 'Create Package' }));
    await create();
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    expect(dialog.getByText('Price is required')).toBeInTheDocument();
    expect(
      dialog.getByText('Your package must be associated with at least one season, program, or event'),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    await user.type(dialog.getByLabelText('Name'), ' Silver ');
    await user.type(dialog.getByLabelText('Price'), '0');
    expect(dialog.getByText('The price must be at least $0.01.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Price'), '.009');
    expect(dialog.getByText(/Enter the price in dollars/)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Price'));
    await user.type(dialog.getByLabelText('Price'), '$1,250.50');
    // ended programs are not offered
    expect(dialog.queryByLabelText(/Old Cup/)).toBeNull();
    await user.click(dialog.getByLabelText(/Spring Soccer/));
    await create();
    await waitFor(() => expect(address()).toBe('/league-packages/62'));
    expect(inputs(calls, 'CreateLeaguePackage')).toEqual([
      { organizationId: 4, name: 'Silver', price: '1250.50', sponsorablePropertyIds: [31] },
    ]);
  });
});

describe('a package', () => {
  it('[B-007] of another organization is not found', async () => {
    openPackage(null);
    expect(await screen.findByRole('heading', { name: 'This page is out of bounds.' })).toBeInTheDocument();
  });

  it('[B-169] lists its contents by name, and the sum of their single prices', async () => {
    const [banners] = packageOf().organizationCapabilityPackages;
    const held = { ...banners, id: 72, quantity: 1 } as LeaguePackage['organizationCapabilityPackages'][number];
    openPackage(
      packageOf({
        organizationCapabilityPackages: [
          banners as typeof held,
          { ...held, organizationCapability: { ...email, capabilityDetail: { price: '100.00', maxForSale: null } } },
        ],
      }),
    );
    const contents = within(await screen.findByRole('region', { name: 'In this package' }));
    expect(contents.getAllByRole('listitem').map((one) => one.querySelector('b')?.textContent)).toEqual([
      'Club newsletter',
      'Fence banners',
    ]);
    expect(contents.getByText(/Separately: \$600/)).toHaveTextContent('Sponsors save $100.');
  });

  it('[S-444] limits the quantity to between one and what is for sale', async () => {
    const put = () => ({ addCapabilityToPackage: { organizationPackage: { id: 61 } } });
    const { calls, user } = openPackage(packageOf(), { AddToLeaguePackage: put });
    await user.click(await screen.findByRole('button', { name: 'One less of Fence banners' }));
    await waitFor(() => expect(inputs(calls, 'AddToLeaguePackage')).toHaveLength(1));
    expect(inputs(calls, 'AddToLeaguePackage')).toEqual([
      { organizationPackageId: 61, organizationCapabilityId: 51, quantity: 1 },
    ]);
    await user.selectOptions(screen.getByLabelText('Add a capability'), 'Club newsletter');
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '0');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('At least 1')).toBeInTheDocument();
    expect(inputs(calls, 'AddToLeaguePackage')).toHaveLength(1);
  });

  it('stops at its limits', async () => {
    const [banners] = packageOf().organizationCapabilityPackages;
    const { calls, user } = openPackage(
      packageOf({ organizationCapabilityPackages: [{ ...(banners as NonNullable<typeof banners>), quantity: 4 }] }),
    );
    await user.click(await screen.findByRole('button', { name: 'One more of Fence banners' }));
    expect(screen.getByRole('button', { name: 'One more of Fence banners' })).toHaveAttribute('aria-disabled', 'true');
    expect(inputs(calls, 'AddToLeaguePackage')).toEqual([]);
  });

  it('[B-170] removes a capability after asking', async () => {
    const { calls, user } = openPackage(packageOf(), {
      TakeFromLeaguePackage: () => ({ removeOrganizationCapabilityPackage: { organizationPackage: { id: 61 } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Take Fence banners out of the package' }));
    expect(inputs(calls, 'TakeFromLeaguePackage')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs(calls, 'TakeFromLeaguePackage')).toEqual([{ organizationCapabilityPackageId: 71 }]);
  });

  it('[B-175] [B-177] saves only changed fields, and keeps the draft until then', async () => {
    let saved = packageOf();
    const organization = sellerOf();
    const calls = fakeServer({
      LeaguePackage: () => ({ organizationPackage: { ...saved, organization } }),
      UpdateLeaguePackage: ({ input }: { input: Partial<LeaguePackage> }) => {
        saved = { ...saved, ...input };
        return { updateOrganizationPackage: { organizationPackage: { id: 61 } } };
      },
    });
    const user = userEvent.setup();
    showPage('/league-packages/61', <PackagePage packageId="61" />, leagueToken);
    const save = await screen.findByRole('button', { name: 'Save changes' });
    expect(save).toBeDisabled();
    await user.type(screen.getByLabelText('Description (optional)'), 'All season');
    expect(sessionStorage.getItem('sideline.draft.package.61')).toContain('All season');
    await user.click(save);
    expect(await screen.findByText('The package is saved.')).toBeInTheDocument();
    expect(inputs(calls, 'UpdateLeaguePackage')).toEqual([{ id: 61, packageDescription: 'All season' }]);
    expect(save).toBeDisabled();
  });

  it('shows an error beside its field and loses nothing', async () => {
    const { user } = openPackage(packageOf(), {
      UpdateLeaguePackage: () => {
        throw new Error('the network is down');
      },
    });
    await user.type(await screen.findByLabelText('Name'), ' Plus');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your changes could not be saved.');
    expect(screen.getByLabelText('Name')).toHaveValue('Gold Plus');
  });

  it('[B-176] is removed after asking, by its id', async () => {
    const { calls, user } = openPackage(packageOf(), {
      RemoveLeaguePackage: () => ({ removeOrganizationPackage: { clientMutationId: null } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove this package' }));
    expect(inputs(calls, 'RemoveLeaguePackage')).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(address()).toBe('/league-packages?done=removed'));
    expect(inputs(calls, 'RemoveLeaguePackage')).toEqual([{ organizationPackageId: 61 }]);
  });
});
