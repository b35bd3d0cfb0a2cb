import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onMadeChange } from '../changes/made.ts';
import { messageOfChange } from '../changes/messages.ts';
import { CreateOrganization } from '../organizations/AddOrganization.tsx';
import { OrganizationEdit } from '../organizations/OrganizationEdit.tsx';
import { SponsorCreate } from '../sponsors/SponsorCreate.tsx';
import { listed, merge, none, preview, undoable } from '../testing/duplicates.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { DuplicateList } from './DuplicateList.tsx';
import { MergePage } from './MergePage.tsx';
import { MergesDialog } from './MergesDialog.tsx';

beforeEach(() => signIn());

it('[O4] while typing a new organization, likely duplicates are shown with reasons and a link; saving stays possible', async () => {
  const created: unknown[] = [];
  const sent = fakeServer({
    SportsList: () => none,
    LikelyDuplicates: () => ({
      likelyDuplicates: [
        { organizationId: 4, name: 'Erie SC', city: 'Erie', state: 'PA', score: 90, reasons: ['name', 'email'] },
      ],
    }),
  });
  showPage(<CreateOrganization onCreate={async (organization) => created.push(organization)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Erie Soccer Club');
  await userEvent.type(screen.getByRole('textbox', { name: 'Contact email' }), 'a@erie.test');
  const hint = await screen.findByText('This organization may already exist');
  const alert = within(hint.closest('[role=alert]') as HTMLElement);
  expect(alert.getByRole('link', { name: 'Erie SC' })).toHaveAttribute('href', '/organizations/4');
  expect(alert.getByText(/Erie, PA · Similar name, same email/)).toBeInTheDocument();
  expect(lastOf(sent, 'LikelyDuplicates')).toMatchObject({ name: 'Erie Soccer Club', contactEmail: 'a@erie.test' });
  expect(screen.getByRole('button', { name: 'Create organization' })).toBeEnabled();
});

it('[P12] while typing a new sponsor, one with a similar name is shown; saving stays possible', async () => {
  fakeServer({ LikelySponsors: () => ({ likelySponsors: [{ sponsorId: 2, name: 'Brightwell Dental', score: 92 }] }) });
  showPage(<SponsorCreate />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Brightwel Dental');
  expect(await screen.findByRole('link', { name: 'Brightwell Dental' })).toHaveAttribute(
    'href',
    '/campaign-planner/sponsors/2',
  );
  expect(screen.getByRole('button', { name: 'Add Sponsor' })).toBeEnabled();
});

it('lists pairs with score and reasons; “Not duplicates” can be undone', async () => {
  const sent = fakeServer({
    ...listed,
    DismissDuplicate: ({ input }: { input: { dismissed: boolean } }) => ({
      dismissDuplicate: {
        changeId: '71',
        pair: { id: 1, dismissedAt: input.dismissed ? '2026-11-23T12:00:00Z' : null },
      },
    }),
    ...undoable,
  });
  showPage(<DuplicateList />);
  expect(await screen.findByText('85 %')).toBeInTheDocument();
  expect(screen.getByText('Similar name, same place')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Compare and merge' })).toHaveAttribute(
    'href',
    '/organizations/4/merge/9',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Not duplicates' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(lastOf(sent, 'DismissDuplicate')).toEqual({ input: { id: 1, dismissed: true } });
  await waitFor(() => expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '71' } }));
});

it('[O24] merges with the selected values after showing what moves, and announces the change', async () => {
  const announced: unknown[] = [];
  const stop = onMadeChange((change) => announced.push([change.changeId, messageOfChange(change)]));
  const sent = fakeServer({
    MergePreview: () => ({ mergePreview: preview, survivor: null, merged: null }),
    MergeOrganizations: () => ({ mergeOrganizations: { changeId: '72', merge } }),
  });
  showPage(<MergePage />, { at: '/organizations/4/merge/9', path: '/organizations/:survivorId/merge/:mergedId' });
  expect(await screen.findByText('2 offers and 1 comment will move to Erie SC.')).toBeInTheDocument();
  expect(screen.getByText('Both have the same 1 person: one of each is kept.')).toBeInTheDocument();
  const name = within(screen.getByRole('radiogroup', { name: 'Name' }));
  expect(name.getByRole('radio', { name: /kept: Erie SC/ })).toBeChecked();
  expect(
    within(screen.getByRole('radiogroup', { name: 'Contact email' })).getByRole('radio', { name: /Both/ }),
  ).toBeChecked();
  await userEvent.click(name.getByRole('radio', { name: /removed: Erie Soccer Club/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Merge organizations' }));
  expect(dialog.getByText(/Links that were mailed keep working/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(address()).toBe('/organizations/4'));
  expect(lastOf(sent, 'MergeOrganizations')).toEqual({
    input: { survivorId: 4, mergedId: 9, choices: { name: 'merged' } },
  });
  expect(announced).toEqual([['72', 'Erie Soccer Club was merged into Erie SC.']]);
  stop();
});

it('shows why two organizations cannot be merged', async () => {
  const obstacle = 'Both have a live offer of Game Day for a spring soccer program: #1 and #2.';
  fakeServer({ MergePreview: () => ({ mergePreview: { ...preview, obstacles: [obstacle] } }) });
  showPage(<MergePage />, { at: '/organizations/4/merge/9', path: '/organizations/:survivorId/merge/:mergedId' });
  expect(await screen.findByText(obstacle)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
});

it('keeps the selected values if merging fails', async () => {
  fakeServer({
    MergePreview: () => ({ mergePreview: preview, survivor: null, merged: null }),
    MergeOrganizations: () => new Refusal('Organization #9 was already merged into #5.', 'SL409'),
  });
  showPage(<MergePage />, { at: '/organizations/4/merge/9', path: '/organizations/:survivorId/merge/:mergedId' });
  const name = within(await screen.findByRole('radiogroup', { name: 'Name' }));
  await userEvent.click(name.getByRole('radio', { name: /removed: Erie Soccer Club/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByText('Organization #9 was already merged into #5.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(name.getByRole('radio', { name: /removed: Erie Soccer Club/ })).toBeChecked();
});

it('unmerges and lists the records that were not moved back', async () => {
  const sent = fakeServer({
    OrganizationMerges: () => ({ organizationMerges: [merge] }),
    UnmergeOrganizations: () => ({
      unmergeOrganizations: {
        result: {
          organizationId: 9,
          survivorId: 4,
          leftBehind: [
            { tableName: 'organizations', rowId: '4', label: 'contact_phone', reason: 'It was changed since.' },
            {
              tableName: 'sponsorable_properties',
              rowId: '8',
              label: 'Fall Rec',
              reason: 'It was added to Erie SC since.',
            },
          ],
        },
      },
    }),
  });
  showPage(<MergesDialog id={4} of="Erie SC" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this merge' }));
  expect(await screen.findByText('Contact phone: It was changed since.')).toBeInTheDocument();
  expect(screen.getByText('Program Fall Rec: It was added to Erie SC since.')).toBeInTheDocument();
  expect(lastOf(sent, 'UnmergeOrganizations')).toEqual({ input: { mergeId: 3 } });
});

it('the page of a merged organization links to the surviving one; an unknown one is not found', async () => {
  fakeServer({
    OrganizationHeader: () => ({ organization: null }),
    OrganizationMerges: ({ organizationId }: { organizationId: number }) => ({
      organizationMerges: organizationId === 9 ? [merge] : [],
    }),
  });
  showPage(<OrganizationEdit />, { at: '/organizations/9', path: '/organizations/:id/*' });
  await waitFor(() => expect(address()).toBe('/organizations/4'));
  expect(await screen.findByText('Erie Soccer Club (#9) was merged into Erie SC.')).toBeInTheDocument();
});
