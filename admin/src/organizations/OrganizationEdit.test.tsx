import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { address, fakeServer, lastOf, showPage, showVisits, signIn } from '../testing/page.tsx';
import { OrganizationEdit } from './OrganizationEdit.tsx';

const header = {
  id: 3,
  name: 'Cedar Valley',
  engagementStatus: 'active',
  sportsManagementSoftwareId: null as number | null,
  sponsorshipInsightReport: {
    averageConfirmedValue: '1500.00',
    confirmedCount: 2,
    onTimeVerificationPercentage: '66.67',
  },
  users: [{ id: 1 }, { id: 2 }],
};

async function open(more: Partial<typeof header> = {}, at = '/organizations/3/preQuals') {
  const sent = fakeServer({
    OrganizationHeader: () => ({ organization: { ...header, ...more } }),
    OrganizationPreQuals: () => ({ organization: { id: 3, offers: [] } }),
    OrganizationsDelete: () => ({ result: { changeId: '1' } }),
  });
  showPage(
    <Routes>
      <Route path="/organizations/:id/*" element={<OrganizationEdit />} />
      <Route path="*" element={<p>Home</p>} />
    </Routes>,
    { at },
  );
  await screen.findByRole('heading', { level: 1, name: 'Cedar Valley' });
  return sent;
}

beforeEach(() => signIn());

it('[B-056] [B-057] [B-068] opens by id on the tab of the URL, with a link back to the list', async () => {
  const sent = await open();
  expect(lastOf(sent, 'OrganizationHeader')).toEqual({ id: 3 });
  expect(await screen.findByText('No pre-qual responses yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pre Quals' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Organizations' })).toHaveAttribute('href', '/organizations');
});

it('[B-061] shows an active organization', async () => {
  await open();
  expect(screen.getByText('Active').closest('.MuiChip-root')?.querySelector('svg')).toBeInTheDocument();
});

it('[B-061] shows an inactive organization', async () => {
  await open({ engagementStatus: 'inactive' });
  expect(screen.getByText('Inactive')).toBeInTheDocument();
});

it('[B-064] shows staff the insight report', async () => {
  await open();
  const report = screen.getByLabelText('Sponsorship insight report');
  expect(report).toHaveTextContent('Average confirmed value$1,500Confirmed2On-time verification67%');
});

it.each([
  [1, true],
  [2, false],
  [null, false],
])('[B-065] [B-071] the logo of software %s is shown: %s', async (sportsManagementSoftwareId, shown) => {
  await open({ sportsManagementSoftwareId });
  expect(screen.queryByTitle('Sports management software') !== null).toBe(shown);
});

it('[B-058] [O15] deleting requires confirmation', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete organization' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete organization' }));
  expect(lastOf(sent, 'OrganizationsDelete')).toBeUndefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete organization' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(lastOf(sent, 'OrganizationsDelete')).toEqual({ input: { id: 3 } });
  expect(await screen.findByText('Organization “Cedar Valley” deleted')).toBeInTheDocument();
});

it('[B-066] its header and users are fetched on every visit, never served from the cache', async () => {
  let now = header;
  let later: Promise<void> | undefined;
  fakeServer({
    OrganizationHeader: async () => {
      await later;
      return { organization: now };
    },
    OrganizationPreQuals: () => ({ organization: { id: 3, offers: [] } }),
  });
  const visitAgain = showVisits(<OrganizationEdit />, {
    at: '/organizations/3/preQuals',
    path: '/organizations/:id/*',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Valley' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Users/ })).toHaveTextContent('Users2');
  let arrive: () => void = () => undefined;
  later = new Promise((resolve) => (arrive = resolve));
  now = { ...header, name: 'Cedar Hills', engagementStatus: 'inactive', users: [{ id: 1 }] };
  await visitAgain();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Hills' })).toBeInTheDocument();
  expect(screen.getByText('Inactive')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Users/ })).toHaveTextContent('Users1');
});

it('[B-173] a package has its own URL under its organization', async () => {
  const sent = fakeServer({
    OrganizationHeader: () => ({ organization: header }),
    OrganizationPackagesOne: () => ({ record: null }),
  });
  showPage(<OrganizationEdit />, { at: '/organizations/3/packages/31', path: '/organizations/:id/*' });
  await waitFor(() => expect(lastOf(sent, 'OrganizationPackagesOne')).toEqual({ id: 31 }));
  expect(await screen.findByText('This package was not found')).toBeInTheDocument();
  expect(address()).toBe('/organizations/3/packages/31');
});
