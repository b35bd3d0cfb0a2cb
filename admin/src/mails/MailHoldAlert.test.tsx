import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { MailHoldAlert } from './MailHoldAlert.tsx';

it('[R22] shows why no email is sent, in the words of the mail server, until an email is sent again', async () => {
  signIn('admin');
  let held = true;
  const calls = fakeServer({
    CurrentMailHold: () => ({
      currentMailHold: held
        ? {
            reason: 'The mail server refuses email from us: 550 exceeded the max emails per hour.',
            since: '2026-11-28T10:00:00Z',
            heldUntil: '2026-11-28T10:30:00Z',
            waiting: 12,
          }
        : null,
    }),
    ReleaseMailHold: () => {
      held = false;
      return { releaseMailHold: { changeId: null, released: true } };
    },
  });
  showPage(<MailHoldAlert />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('12 emails waiting');
  expect(alert).toHaveTextContent('550 exceeded the max emails per hour.');
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(calls.filter(({ name }) => name === 'ReleaseMailHold')).toHaveLength(1);
});
