import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { SponsorUsers } from './SponsorUsers.tsx';

const sponsor = {
  id: 3,
  name: 'Harvest Lane',
  sponsorUsers: [
    { user: { id: 8, email: 'zoe@harvest.test', name: 'Zoe', status: 'active', lastLogin: null } },
    { user: { id: 9, email: 'abe@harvest.test', name: null, status: 'invited', lastLogin: null } },
  ],
};
const open = (answers: Record<string, () => unknown>) => {
  const sent = fakeServer(answers);
  showPage(
    <RecordContextProvider value={sponsor}>
      <SponsorUsers />
    </RecordContextProvider>,
  );
  return sent;
};
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('users of a sponsor', () => {
  beforeEach(() => signIn());

  it('an invited user gets another email after confirmation', async () => {
    const sent = open({ ResendUserInvite: () => ({ resendUserInvite: { clientMutationId: null } }) });
    expect(screen.getAllByRole('button', { name: /^Resend invite/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Resend invite to abe@harvest.test' }));
    expect(sent).toEqual([]);
    await userEvent.click(dialog('Resend invite').getByRole('button', { name: 'Resend invite' }));
    await waitFor(() => expect(lastOf(sent, 'ResendUserInvite')).toEqual({ input: { userId: 9 } }));
  });

  it('is removed from the sponsor after confirmation; an error is shown in the dialog', async () => {
    let refused = true;
    const sent = open({
      DissociateSponsorUser: () =>
        refused
          ? new Refusal('This user does not belong to this sponsor.', 'SL404')
          : { dissociateUserAndSponsor: { sponsor: { id: 3 } } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove zoe@harvest.test' }));
    await userEvent.click(dialog('Remove user').getByRole('button', { name: 'Remove user' }));
    expect(await screen.findByText('This user does not belong to this sponsor.')).toBeInTheDocument();
    refused = false;
    await userEvent.click(dialog('Remove user').getByRole('button', { name: 'Remove user' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastOf(sent, 'DissociateSponsorUser')).toEqual({ input: { userId: 8, sponsorId: 3 } });
  });
});
