import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { SecretLink } from './SecretLink.tsx';

const good = {
  version: 1,
  revokedAt: null,
  views: 3,
  scannerViews: 2,
  lastOpenedAt: '2026-02-03T15:00:00Z',
  expiresAt: '2026-08-02T00:00:00Z',
  url: 'https://sideline.test/accept-offer/abc',
};
const open = (answers: Parameters<typeof fakeServer>[0]) => {
  signIn();
  const sent = fakeServer(answers);
  const user = userEvent.setup();
  showPage(<SecretLink kind="offer" recordId="5" />, { queryClient: makeQueryClient() });
  return { sent, user };
};

describe('a secret link in the console', () => {
  it('can be opened and copied, and counts people and scanners separately', async () => {
    const { user } = open({ LinkState: () => ({ linkState: good }) });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByRole('link', { name: 'Review page' })).toHaveAttribute('href', good.url);
    expect(
      screen.getByText(/Opened 3 times by people, last 2\/3\/2026 · 2 looks by mail scanners/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Copy link/ }));
    expect(write).toHaveBeenCalledWith(good.url);
    expect(await screen.findByText('Copied!')).toBeInTheDocument();
  });

  it('[L-010] is revoked after a warning, and can be created again', async () => {
    let state: object = good;
    const { sent, user } = open({
      LinkState: () => ({ linkState: state }),
      LinkGains: () => ({ linkMembers: [], linkChanges: [] }),
      RevokeLink: () => {
        state = { ...good, version: null, url: null, expiresAt: null, revokedAt: '2026-02-04T15:00:00Z' };
        return { revokeLink: { link: { revokedAt: '2026-02-04T15:00:00Z' } } };
      },
      RegenerateLink: () => {
        state = { ...good, version: 2, url: 'https://sideline.test/accept-offer/new' };
        return { regenerateLink: { link: state } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More for the link of Review page' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke link' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/can no longer open, accept or reject this offer/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Revoke the link' }));
    expect(await screen.findByText(/Revoked 2\/4\/2026/)).toBeInTheDocument();
    expect(lastOf(sent, 'RevokeLink')?.input).toEqual({ kind: 'offer', recordId: '5', userIds: [], putBack: false });
    expect(screen.queryByRole('link', { name: 'Review page' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'More for the link of Review page' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Create a new link' }));
    await user.click(await screen.findByRole('button', { name: 'Create a new link' }));
    expect(await screen.findByRole('link', { name: 'Review page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/new$/),
    );
  });

  it('[X1] lists who joined through the link and what they changed, and removes the selected ones', async () => {
    const member = (userId: number, more: object) => ({
      userId,
      email: `u${userId}@x.test`,
      since: '2026-02-03T15:00:00Z',
      confirmed: true,
      confirmedBy: 'office@club.test',
      invitedBy: null,
      ...more,
    });
    const { sent, user } = open({
      LinkState: () => ({ linkState: good }),
      LinkGains: () => ({
        linkMembers: [
          member(1, { confirmed: false, confirmedBy: null }),
          member(2, {}),
          member(3, { invitedBy: 'u2@x.test' }),
        ],
        linkChanges: [
          {
            userId: 2,
            field: 'contact_email',
            before: 'office@club.test',
            now: 'u2@x.test',
            at: '2026-02-03T16:00:00Z',
          },
          { userId: 3, field: 'mailing_address_id', before: null, now: '1 Evil St', at: '2026-02-03T16:00:00Z' },
        ],
      }),
      RevokeLink: () => ({ revokeLink: { link: { revokedAt: '2026-02-04T15:00:00Z' } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'More for the link of Review page' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke link' }));
    const dialog = within(await screen.findByRole('dialog'));
    const unconfirmed = await dialog.findByRole('checkbox', { name: /^u1@x\.test/ });
    expect(unconfirmed).toBeChecked();
    expect(unconfirmed).toBeDisabled();
    expect(dialog.queryByText(/Restore what/)).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: /^u2@x\.test.*confirmed by office@club\.test/ }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Contact email: u2@x.test → office@club.test');
    await user.click(dialog.getByRole('checkbox', { name: /^u3@x\.test/ }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await user.click(dialog.getByRole('checkbox', { name: /^u3@x\.test/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Restore what they changed' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke the link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastOf(sent, 'RevokeLink')?.input).toEqual({ kind: 'offer', recordId: '5', userIds: [2], putBack: false });
  });

  it('[X1] lists what the link changed before anybody joined, and restores it only if staff choose so', async () => {
    const { sent, user } = open({
      LinkState: () => ({ linkState: good }),
      LinkGains: () => ({
        linkMembers: [],
        linkChanges: [
          {
            userId: null,
            field: 'shipping_address_id',
            before: '1 Club St',
            now: '1 Evil St',
            at: '2026-02-03T16:00:00Z',
          },
        ],
      }),
      RevokeLink: () => ({ revokeLink: { link: { revokedAt: '2026-02-04T15:00:00Z' } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'More for the link of Review page' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke link' }));
    const dialog = within(await screen.findByRole('dialog'));
    const putBack = await dialog.findByRole('checkbox', { name: 'Restore what was changed through this link' });
    expect(putBack).not.toBeChecked();
    expect(dialog.getByRole('listitem')).toHaveTextContent('Shipping address: 1 Evil St → 1 Club St');
    await user.click(putBack);
    await user.click(dialog.getByRole('button', { name: 'Revoke the link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastOf(sent, 'RevokeLink')?.input).toEqual({ kind: 'offer', recordId: '5', userIds: [], putBack: true });
  });

  it('explains why there is none', async () => {
    open({ LinkState: () => new Refusal('Only a superadmin may manage invitations of staff.', 'SL403') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Only a superadmin may manage');
  });
});
