import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { SelectedProspects } from '../testing/selectedProspects.tsx';
import type { ProspectFragment as Prospect } from './generated/graphql.ts';

const name = 'MarkAsQualified';
const prospect = (id: number, status = 'prospecting') => ({ id, status, communicatedToLeague: false }) as Prospect;
const noConflicts = { PlacementConflicts: () => ({ placementConflicts: [] }) };
const qualify = () => userEvent.click(screen.getByRole('button', { name: /^Mark as Qualified/ }));
/** Submits the dialog once the conflicts are loaded. */
async function confirm() {
  const button = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as Qualified' });
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.click(button());
}

describe('qualifying prospects', () => {
  beforeEach(() => signIn());

  it('[B-322] confirms the number and that it cannot be undone; Cancel does nothing', async () => {
    const sent = fakeServer(noConflicts);
    showPage(<SelectedProspects selected={[prospect(1), prospect(2), prospect(3, 'proposed')]} />);
    await qualify();
    const dialog = screen.getByRole('dialog', { name: 'Mark as Qualified' });
    await waitFor(() => expect(dialog).toHaveTextContent('2 prospects become qualified; leagues are not notified.'));
    expect(dialog).toHaveTextContent('They cannot go back to Prospects');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastOf(sent, name)).toBeUndefined();
  });

  it('[B-322] reports how many were qualified, because somebody else may have moved one', async () => {
    const sent = fakeServer({
      ...noConflicts,
      [name]: () => ({ markAsQualified: { offers: [{ id: 1, status: 'qualified' }] } }),
    });
    const onDone = jest.fn();
    showPage(<SelectedProspects selected={[prospect(1), prospect(2)]} onDone={onDone} />);
    await qualify();
    await confirm();
    expect(await screen.findByText('1 sponsorship marked as qualified.')).toBeInTheDocument();
    expect(lastOf(sent, name)).toEqual({ input: { offerIds: [1, 2] } });
    expect(onDone).toHaveBeenCalled();
  });

  it('an error is shown in the dialog', async () => {
    fakeServer({ ...noConflicts, [name]: () => new Refusal('There is no offer 1.', 'SL404') });
    showPage(<SelectedProspects selected={[prospect(1)]} />);
    await qualify();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no offer 1.');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('[T1] lists conflicts with other campaigns and skips them unless included', async () => {
    const conflict = {
      sponsorablePropertyId: 5,
      sponsorablePropertyName: 'U10',
      organizationName: 'Cedar Valley',
      message: 'Proposed in Other Season (Acme): the same program.',
    };
    const sent = fakeServer({
      PlacementConflicts: () => ({ placementConflicts: [conflict] }),
      [name]: () => ({ markAsQualified: { offers: [] } }),
    });
    showPage(<SelectedProspects selected={[prospect(1), prospect(2)]} />);
    await qualify();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Proposed in Other Season \(Acme\)/)).toHaveTextContent('Cedar Valley, U10');
    expect(screen.getByRole('dialog')).toHaveTextContent('1 prospect becomes qualified');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Include it anyway/ }));
    expect(screen.getByRole('dialog')).toHaveTextContent('2 prospects become qualified');
    await confirm();
    await waitFor(() => expect(lastOf(sent, name)).toEqual({ input: { offerIds: [1, 2], includeConflicts: true } }));
  });
});
