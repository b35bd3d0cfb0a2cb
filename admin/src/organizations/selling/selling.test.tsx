import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { CapabilitiesTab } from '../tabs/CapabilitiesTab.tsx';
import { PackagesTab } from '../tabs/PackagesTab.tsx';
import { CapabilityFormPage } from './CapabilityFormPage.tsx';
import { PackagePage } from './PackagePage.tsx';

const detail = {
  id: 1,
  price: '250.00',
  maxForSale: 4,
  canHang24Hours: true,
  bannerSizes: [{ id: 1, name: '4 × 8 ft' }],
  bannerPlacements: [{ id: 2, name: 'Outfield' }],
  organizationPlayLocations: [{ id: 5, nickname: 'North Park' }],
  emailListSize: null,
  socialMediaChannel: null,
  socialMediaFollowingSize: null,
  canUseLogo: null,
  logoPlacements: [],
  otherBrands: null,
  minTeamsRequired: null,
  sponsorablePropertyIds: [],
};
const sold = {
  id: 11,
  name: 'Game Signage',
  description: null,
  archived: false,
  capability: { id: 3, name: 'Game Signage', kind: 'game_signage' },
  capabilityDetail: detail,
};
const listed = (id: number, name: string) => ({ id, name, position: id, retired: false });
const lists = {
  capabilities: [
    { ...listed(3, 'Game Signage'), kind: 'game_signage' },
    { ...listed(4, 'Dedicated Email'), kind: 'dedicated_email' },
  ],
  bannerSizes: [listed(1, '4 × 8 ft')],
  bannerPlacements: [listed(2, 'Outfield')],
  logoPlacements: [],
  socialMediaChannels: [],
};
const program = { id: 21, name: 'Fall Rec', season: 'fall', dataConfidence: 'complete' };
const seller = {
  id: 7,
  playLocations: [{ id: 5, nickname: 'North Park' }],
  sponsorableProperties: [program],
  organizationCapabilities: [sold],
};
const one = {
  id: 31,
  name: 'Gold',
  price: '1500.00',
  packageType: 'website',
  packageDescription: null,
  sponsorablePropertyIds: [21],
  sponsorableProperties: [{ id: 21, name: 'Fall Rec' }],
  organizationCapabilityPackages: [
    { id: 41, quantity: 2, organizationCapability: { id: 11, name: 'Game Signage', capabilityDetail: null } },
  ],
};
const form = { OrganizationCapabilityForm: () => ({ ...lists, organization: seller }) };

beforeEach(() => signIn());

it('[B-146] [B-148] a table has the columns of its kind, and the way to the form', async () => {
  fakeServer({ OrganizationCapabilities: () => ({ organization: { id: 7, organizationCapabilities: [sold] } }) });
  showPage(<CapabilitiesTab id={7} />);
  const table = await screen.findByRole('table', { name: 'Game Signage' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Hang 24/7?', 'Locations', 'Sizes', 'Price', 'Quantity', 'Banner Placement', 'Actions']);
  expect(
    within(table)
      .getAllByRole('cell')
      .slice(0, 6)
      .map((cell) => cell.textContent),
  ).toEqual(['Yes', 'North Park', '4 × 8 ft', '$250', '4', 'Outfield']);
  expect(screen.getByRole('link', { name: '+ Add Capability' })).toHaveAttribute(
    'href',
    '/organizations/7/capability-form',
  );
});

it('[B-156] a new capability asks what its kind needs and sends nothing of another kind', async () => {
  const sent = fakeServer({
    ...form,
    CreateOrganizationCapability: () => ({ createOrganizationCapability: { organizationCapability: { id: 12 } } }),
  });
  showPage(<CapabilityFormPage id={7} />, { at: '/organizations/7/capability-form' });
  await userEvent.selectOptions(await screen.findByLabelText('Capability'), 'Dedicated Email');
  await userEvent.type(await screen.findByLabelText('Email List Size'), '900');
  expect(screen.queryByLabelText('Hang 24/7?')).toBeNull();
  await userEvent.type(screen.getByLabelText('Price'), '99.5');
  await userEvent.click(screen.getByRole('button', { name: 'Add Capability' }));
  await waitFor(() =>
    expect(lastOf(sent, 'CreateOrganizationCapability')).toEqual({
      input: {
        organizationId: 7,
        capabilityId: 4,
        name: null,
        description: null,
        price: 99.5,
        maxForSale: null,
        sponsorablePropertyIds: [],
        emailListSize: 900,
      },
    }),
  );
  await waitFor(() => expect(address()).toBe('/organizations/7/capabilities'));
});

it('[B-156] a stored one sends only what was changed; a refusal stands at its input', async () => {
  const sent = fakeServer({
    ...form,
    UpdateOrganizationCapability: () => new Refusal('A package holds more than that.', 'SL422', 'maxForSale'),
  });
  showPage(<CapabilityFormPage id={7} />, {
    at: '/organizations/7/capability-form/11',
    path: '/organizations/:id/capability-form/:capabilityId',
  });
  await userEvent.selectOptions(await screen.findByLabelText('Hang 24/7?'), 'No');
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'UpdateOrganizationCapability')).toEqual({
      input: { id: 11, maxForSale: 1, canHang24Hours: false },
    }),
  );
  expect(await screen.findByText('A package holds more than that.')).toHaveClass('err');
});

const packages = () => ({
  organization: {
    id: 7,
    websiteSponsorshipsUrl: null,
    sponsorableProperties: [program],
    organizationPackages: [one],
  },
});

it('[B-160] [B-164] [B-168] a package is made with a program and its page opens; cards lead to theirs', async () => {
  const sent = fakeServer({
    OrganizationPackages: packages,
    CreateOrganizationPackage: () => ({ createOrganizationPackage: { organizationPackage: { id: 32 } } }),
  });
  showPage(<PackagesTab id={7} />, { at: '/organizations/7/packages' });
  expect(await screen.findByRole('link', { name: 'Update Package Gold' })).toHaveAttribute(
    'href',
    '/organizations/7/packages/31',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create Package' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Silver');
  await userEvent.type(dialog.getByLabelText('Price'), '100');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Package' }));
  expect(
    await dialog.findByText('Your package must be associated with at least one season, program, or event'),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('Fall Rec'));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Package' }));
  await waitFor(() => expect(address()).toBe('/organizations/7/packages/32'));
  expect(lastOf(sent, 'CreateOrganizationPackage')).toEqual({
    input: {
      organizationId: 7,
      name: 'Silver',
      price: 100,
      packageType: 'user_generated',
      sponsorablePropertyIds: [21],
    },
  });
});

it('[B-170] [B-171] [B-175] a package is changed, filled, emptied and removed', async () => {
  const sent = fakeServer({
    OrganizationPackage: () => ({ organizationPackage: { ...one, organization: seller } }),
    UpdateOrganizationPackage: () => ({ updateOrganizationPackage: { organizationPackage: { id: 31 } } }),
    AddCapabilityToPackage: () => ({ addCapabilityToPackage: { organizationPackage: { id: 31 } } }),
    RemoveOrganizationCapabilityPackage: () => ({ removeOrganizationCapabilityPackage: { organizationPackage: null } }),
    RemoveOrganizationPackage: () => ({ removeOrganizationPackage: { clientMutationId: null } }),
  });
  showPage(<PackagePage id={7} />, {
    at: '/organizations/7/packages/31',
    path: '/organizations/:id/packages/:packageId',
  });
  await userEvent.type(await screen.findByLabelText('Description'), 'Best');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'UpdateOrganizationPackage')).toEqual({ input: { id: 31, packageDescription: 'Best' } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quantity of Game Signage' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Quantity'));
  await userEvent.type(dialog.getByLabelText('Quantity'), '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'AddCapabilityToPackage')).toEqual({
      input: { organizationPackageId: 31, organizationCapabilityId: 11, quantity: 3 },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Game Signage' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take out' }));
  await waitFor(() =>
    expect(lastOf(sent, 'RemoveOrganizationCapabilityPackage')).toEqual({
      input: { organizationCapabilityPackageId: 41 },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this package' }));
  expect(screen.getByText("It can be brought back from the organization's history.")).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(address()).toBe('/organizations/7/packages'));
  expect(lastOf(sent, 'RemoveOrganizationPackage')).toEqual({ input: { organizationPackageId: 31 } });
});

type Kind = [title: string, kind: string, more: object, columns: string[], first: string];
const ownKinds: Kind[] = [
  ['Dedicated Email', 'dedicated_email', { emailListSize: 900 }, ['Email List Size', 'Price', 'Quantity'], '900'],
  [
    'Social Media Posts',
    'social_media_post',
    { socialMediaChannel: { name: 'Instagram' } },
    ['Channel', 'Following Size', 'Price', 'Quantity'],
    'Instagram',
  ],
  [
    'Team of Game Jerseys',
    'team_game_jersey',
    { canUseLogo: false },
    ['Can Use Logo', 'Logo Placements', 'Other Brands', 'Minimum Teams Required', 'Price', 'Quantity'],
    'No',
  ],
];
const anyOther: Kind[] = [['any other capability', 'seminar', {}, ['Description', 'Price', 'Quantity'], 'An hour']];
const showsColumns = async (...[, kind, more, columns, first]: Kind) => {
  const one = {
    ...sold,
    name: 'Ours',
    description: 'An hour',
    capability: { id: 9, name: 'Ours', kind },
    capabilityDetail: { ...detail, ...more },
  };
  fakeServer({ OrganizationCapabilities: () => ({ organization: { id: 7, organizationCapabilities: [one] } }) });
  showPage(<CapabilitiesTab id={7} />);
  const table = within(await screen.findByRole('table', { name: 'Ours' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([...columns, 'Actions']);
  expect(table.getAllByRole('cell')[0]).toHaveTextContent(first);
};
it.each(ownKinds)('[B-149] [B-150] [B-151] %s has the columns of its kind', showsColumns);
it.each(anyOther)('[B-152] %s has description, price and quantity', showsColumns);

it('[B-147] [B-155] a table for each capability; the quantity is how many are for sale, the price is money', async () => {
  const more = { ...sold, id: 12, name: 'Second', capabilityDetail: { ...detail, price: '99.50', maxForSale: 1200 } };
  const other = { ...sold, id: 13, name: 'Seminar', capability: { id: 8, name: 'Seminar', kind: 'seminar' } };
  const organizationCapabilities = [sold, other, more];
  fakeServer({ OrganizationCapabilities: () => ({ organization: { id: 7, organizationCapabilities } }) });
  showPage(<CapabilitiesTab id={7} />);
  const signage = within(await screen.findByRole('table', { name: 'Game Signage' }));
  expect(signage.getAllByRole('row')).toHaveLength(3);
  expect(
    within(signage.getByRole('row', { name: /Second/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['$99.50', '1,200']));
  expect(screen.getAllByRole('table')).toHaveLength(2);
});

it('[B-154] says that no capability has been created', async () => {
  fakeServer({ OrganizationCapabilities: () => ({ organization: { id: 7, organizationCapabilities: [] } }) });
  showPage(<CapabilitiesTab id={7} />);
  expect(await screen.findByText('Sorry! Capabilities have not been created yet!')).toBeInTheDocument();
});

it('[B-158] [B-159] [B-172] the address of the sponsorship page is saved alone; a failure says so; prices are money', async () => {
  let down = true;
  const sent = fakeServer({
    OrganizationPackages: packages,
    UpdateOrganization: () => (down ? new Refusal('x', 'SL500') : { updateOrganization: { organization: { id: 7 } } }),
  });
  showPage(<PackagesTab id={7} />);
  expect(await screen.findByText('$1,500')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/sponsorship page$/), 'https://league.test/sponsors');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'Oops! Something went wrong. Please refresh the page and try again.',
      {},
      { timeout: 8000 },
    ),
  ).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(lastOf(sent, 'UpdateOrganization')).toEqual({
    input: { organizationId: 7, websiteSponsorshipsUrl: 'https://league.test/sponsors' },
  });
});

it('[B-161] "Create Package" opens a modal, and nothing is made by opening it', async () => {
  const sent = fakeServer({ OrganizationPackages: packages });
  showPage(<PackagesTab id={7} />);
  const create = await screen.findByRole('button', { name: 'Create Package' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(create);
  const dialog = within(screen.getByRole('dialog', { name: 'Create Package' }));
  for (const label of ['Name', 'Price', 'Fall Rec']) expect(dialog.getByLabelText(label)).toBeInTheDocument();
  expect(lastOf(sent, 'CreateOrganizationPackage')).toBeUndefined();
});
