import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

const name = 'RemoveSponsorablePropertiesFromCampaign';
const answers = { [name]: () => ({ removeSponsorablePropertiesFromCampaign: { clientMutationId: null } }) };
const untold = { id: 1, communicatedToLeague: false };
const told = { id: 2, communicatedToLeague: true };
const remove = () => screen.getByRole('button', { name: 'Remove from campaign' });

describe('removing from a campaign', () => {
  beforeEach(() => signIn());

  it('[B-348][B-352][B-353] deletes without a reason, or marks as unqualified', async () => {
    const sent = fakeServer(answers);
    const onClose = jest.fn();
    showPage(<RemoveDialog offers={[untold]} />, { onClose });
    await userEvent.click(screen.getByRole('radio', { name: /Mark As Unqualified/ }));
    await userEvent.click(remove());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(lastOf(sent, name)).toEqual({ input: { offerIds: [1], markAsUnqualified: true, removalReason: null } });
  });

  it('[B-351][B-352] for contacted leagues there is no choice and a reason is required', async () => {
    const sent = fakeServer(answers);
    showPage(<RemoveDialog offers={[told]} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(remove()).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Field is closed');
    await userEvent.click(remove());
    await waitFor(() =>
      expect(lastOf(sent, name)).toEqual({
        input: { offerIds: [2], markAsUnqualified: false, removalReason: 'Field is closed' },
      }),
    );
  });

  it('[B-355] a mixed selection shows the number of each and is sent in one request', async () => {
    const sent = fakeServer(answers);
    showPage(<RemoveDialog offers={[untold, told]} />);
    expect(screen.getByText(/1 league was/)).toBeInTheDocument();
    expect(screen.getByText('The other 1')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Over');
    await userEvent.click(remove());
    await waitFor(() => expect(lastOf(sent, name)?.input).toMatchObject({ offerIds: [1, 2] }));
    expect(sent.filter((request) => request.name === name)).toHaveLength(1);
  });
});
