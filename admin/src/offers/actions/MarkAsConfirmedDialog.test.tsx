import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../../testing/page.tsx';
import { MarkAsConfirmedDialog } from './MarkAsConfirmedDialog.tsx';

const offer = { id: 9, seasonStart: '2027-03-01', seasonEnd: '2027-05-30' } as never;
const message = 'Confirmed in Juice Days (Acme): the same program.';
const conflict = {
  sponsorablePropertyId: 5,
  sponsorablePropertyName: 'U10',
  organizationName: 'Cedar Valley',
  message,
};

beforeEach(() => signIn());

it('[T1] shows a conflict with another campaign without blocking confirmation', async () => {
  const sent = fakeServer({
    PlacementConflicts: () => ({ placementConflicts: [conflict] }),
    ConfirmationDeadlines: () => ({ deadlinesToCome: [] }),
    MarkAsConfirmed: () => ({ markAsConfirmed: { changeId: null, offer: { id: 9 } } }),
  });
  showPage(<MarkAsConfirmedDialog offer={offer} onConfirmed={() => undefined} />);
  expect(await screen.findByText(/Juice Days \(Acme\): the same program\./)).toBeInTheDocument();
  expect(lastOf(sent, 'PlacementConflicts')).toEqual({ offerIds: [9] });
  await userEvent.type(screen.getByLabelText(/Reason/), 'They called');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Confirmed' }));
  await waitFor(() =>
    expect(lastOf(sent, 'MarkAsConfirmed')).toEqual({ input: { offerId: 9, changeReason: 'They called' } }),
  );
});
