import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CampaignCapabilities } from '../campaigns/requirements/CampaignCapabilities.tsx';
import { PlayLocationsTab } from '../organizations/tabs/PlayLocationsTab.tsx';
import { field } from '../testing/inputs.ts';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';

beforeEach(() => signIn());

const deadline = {
  id: 71,
  name: 'Banner hung',
  deadline: '2027-05-15',
  offset: null,
  offsetType: null,
  requiresCreatives: false,
  missingCreatives: false,
  verificationReminderInstructions: 'Send a photo.',
  verificationReminderInstructionsEs: null,
};
const card = (
  <CampaignCapabilities
    campaignId={8}
    capabilities={[
      {
        id: 5,
        capability: { id: 2, name: 'Game Signage' },
        minimumQuantity: 1,
        quantity: 20,
        executionExpectations: 'Hang it.',
        inUse: false,
        quantityReport: { contracted: 0, confirmed: 0, verified: 0 },
        defaultVerificationDeadlines: [deadline],
      } as never,
    ]}
  />
);

it('a default deadline has a history, opened from its form, which keeps unsaved input', async () => {
  const sent = fakeServer({
    RecordHistory: () => ({
      recordHistory: [
        {
          id: '9',
          at: '2026-02-03T15:04:00Z',
          tableName: 'default_verification_deadlines',
          rowId: '71',
          op: 'update',
          actorRole: 'admin',
          linkKind: null,
          userName: 'Dana Whitfield',
          userEmail: null,
          oldValues: { name: 'Banner up' },
          newValues: { name: 'Banner hung' },
          names: {},
          restorable: false,
        },
      ],
    }),
  });
  showPage(card);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Banner hung' }));
  await userEvent.type(field('Name'), ' at the gate');
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  const history = within(await screen.findByRole('dialog', { name: 'History of Banner hung' }));
  expect(await history.findByText('Default deadline changed')).toBeInTheDocument();
  expect(history.getByText('Banner up').tagName).toBe('DEL');
  expect(history.getByText(/Dana Whitfield/)).toBeInTheDocument();
  expect(lastOf(sent, 'RecordHistory')).toMatchObject({
    recordType: 'default_verification_deadlines',
    recordId: 71,
  });
  await userEvent.click(history.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('dialog', { name: 'Update default deadline' })).toBeInTheDocument();
  expect(field('Name')).toHaveValue('Banner hung at the gate');
});

it('deleting it is confirmed first and says where it can be restored', async () => {
  const sent = fakeServer({ DeleteDefaultVerificationDeadline: () => ({}) });
  showPage(card);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Banner hung' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Banner hung' }));
  expect(dialog.getByText("It can be restored from the campaign's history.")).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent.map(({ name }) => name)).not.toContain('DeleteDefaultVerificationDeadline');
});

it('removing a place says what will be deleted and that it can be restored', async () => {
  fakeServer({
    OrganizationsOne: () => ({ record: { id: 3, zips: [] } }),
    PlayLocationsList: () =>
      listOf({ id: 8, nickname: 'North Field', address: '1 Oak St', primary: true, lat: null, lon: null }),
  });
  showPage(<PlayLocationsTab id={3} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove North Field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove play location' }));
  expect(dialog.getByText(/will no longer be a place of this organization and its programs/)).toBeInTheDocument();
  expect(dialog.getByText("It can be restored from the organization's history.")).toBeInTheDocument();
});
