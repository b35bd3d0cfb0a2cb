import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { PackageEdit } from './PackageEdit.tsx';
import { PackageList } from './PackageList.tsx';

const one = {
  id: 31,
  organizationId: 7,
  version: 2,
  name: 'Gold',
  price: '1500.00',
  packageType: 'website',
  packageDescription: null,
  sponsorablePropertyIds: [21],
  sponsorableProperties: [{ id: 21, name: 'Fall Rec' }],
  contents: [{ id: 41, quantity: 2, organizationCapability: { id: 11, name: 'Game Signage' } }],
};

beforeEach(() => signIn());

const page =
  (...nodes: object[]) =>
  () =>
    listOf(...nodes);
const packages = {
  OrganizationPackagesList: page(one),
  OrganizationsOne: () => ({ record: { id: 7, version: 5, name: 'Cedar', websiteSponsorshipsUrl: null } }),
  SponsorablePropertiesList: page({ id: 21, name: 'Fall Rec', season: 'fall', dataConfidence: 'complete' }),
  OrganizationCapabilitiesList: page({ id: 11, name: 'Game Signage' }, { id: 12, name: 'Seminar' }),
};

it('[B-160] [B-164] [B-168] a package is created with a program and opens; cards link to their packages', async () => {
  const sent = fakeServer({
    ...packages,
    OrganizationPackagesCreate: () => ({ result: { record: { id: 32 } } }),
  });
  showPage(<PackageList organizationId={7} />, { at: '/organizations/7/packages' });
  expect(await screen.findByRole('link', { name: 'Update Package Gold' })).toHaveAttribute(
    'href',
    '/organizations/7/packages/31',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create Package' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Silver');
  await userEvent.type(dialog.getByLabelText(/^Price/), '100');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Package' }));
  expect(
    await dialog.findByText('Your package must be associated with at least one season, program, or event'),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('Fall Rec'));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Package' }));
  await waitFor(() => expect(address()).toBe('/organizations/7/packages/32'));
  expect(lastOf(sent, 'OrganizationPackagesCreate')).toEqual({
    input: {
      organizationId: 7,
      name: 'Silver',
      price: 100,
      packageType: 'user_generated',
      sponsorablePropertyIds: [21],
    },
  });
});

it('[B-170] [B-171] [B-175] a package can be edited, filled, emptied and removed', async () => {
  const sent = fakeServer({
    ...packages,
    OrganizationPackagesOne: () => ({ record: one }),
    OrganizationPackagesUpdate: () => ({ result: { record: { id: 31, version: 3 } } }),
    AddCapabilityToPackage: () => ({ addCapabilityToPackage: { changeId: '1' } }),
    RemoveOrganizationCapabilityPackage: () => ({ removeOrganizationCapabilityPackage: { changeId: '2' } }),
    RemoveOrganizationPackage: () => ({ removeOrganizationPackage: { changeId: '3' } }),
  });
  showPage(<PackageEdit organizationId={7} />, {
    at: '/organizations/7/packages/31',
    path: '/organizations/:id/packages/:packageId',
  });
  await userEvent.type(await screen.findByLabelText('Description'), 'Best');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'OrganizationPackagesUpdate')).toEqual({
      input: { id: 31, version: 2, packageDescription: 'Best' },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quantity of Game Signage' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText(/^Quantity/));
  await userEvent.type(dialog.getByLabelText(/^Quantity/), '3');
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
  expect(screen.getByText("It can be restored from the organization's history.")).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(address()).toBe('/organizations/7/packages'));
  expect(lastOf(sent, 'RemoveOrganizationPackage')).toEqual({ input: { organizationPackageId: 31 } });
});

it('[B-158] [B-159] [B-172] the sponsorship page’s URL is saved separately; an error is shown; prices are money', async () => {
  let down = true;
  const sent = fakeServer({
    ...packages,
    OrganizationsUpdate: () => (down ? new Refusal('x', 'SL500') : { result: { record: { id: 7, version: 6 } } }),
  });
  showPage(<PackageList organizationId={7} />);
  expect(await screen.findByText('$1,500')).toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText(/sponsorship page$/), 'https://league.test/sponsors');
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
  expect(lastOf(sent, 'OrganizationsUpdate')).toEqual({
    input: { id: 7, version: 5, websiteSponsorshipsUrl: 'https://league.test/sponsors' },
  });
});

it('[B-161] "Create Package" opens a dialog without creating anything', async () => {
  const sent = fakeServer({ ...packages });
  showPage(<PackageList organizationId={7} />);
  const create = await screen.findByRole('button', { name: 'Create Package' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(create);
  const dialog = within(screen.getByRole('dialog', { name: 'Create Package' }));
  for (const label of [/^Name/, /^Price/, 'Fall Rec']) expect(await dialog.findByLabelText(label)).toBeInTheDocument();
  expect(lastOf(sent, 'OrganizationPackagesCreate')).toBeUndefined();
});
