import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, Refusal, showPage, signIn } from '../testing/page.tsx';
import { PersonActions } from './PersonActions.tsx';

const done = async () => undefined;
const invited = { id: 4, email: 'pat@club.test', status: 'invited', openInvitationId: null };

describe('actions for a user', () => {
  beforeEach(() => {
    signIn();
    fakeServer({});
  });

  it('removing is confirmed first with its consequences', async () => {
    const remove = jest.fn(done);
    showPage(<PersonActions user={invited} onRemove={remove} removal="is signed out." />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove pat@club.test' }));
    expect(screen.getByRole('dialog', { name: 'Remove user' })).toHaveTextContent('pat@club.test is signed out.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove pat@club.test' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove user' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('inviting again is for invited users only, is confirmed first, and shows an error', async () => {
    const sent = fakeServer({ ResendUserInvite: () => new Refusal('That is too often.', 'SL429') });
    showPage(<PersonActions user={invited} onRemove={done} removal="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Resend invite to pat@club.test' }));
    await userEvent.click(screen.getByRole('button', { name: 'Resend invite' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That is too often.');
    expect(sent.map(({ name, variables }) => [name, variables])).toEqual([
      ['ResendUserInvite', { input: { userId: 4 } }],
    ]);
  });

  it('users cannot remove themselves, and active ones are not invited', () => {
    showPage(<PersonActions user={{ ...invited, status: 'active' }} self onRemove={done} removal="" />);
    expect(screen.getByText('You')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove|^Resend/ })).toBeNull();
  });
});
