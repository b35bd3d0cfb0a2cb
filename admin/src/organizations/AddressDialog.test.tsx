import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { AddressDialog } from './AddressDialog.tsx';

it('Escape asks before discarding a typed address and closes an unchanged one', async () => {
  signIn();
  fakeServer({});
  const onClose = jest.fn();
  showPage(<AddressDialog organizationId={3} type="mailing" initial={{ city: 'Salem' }} />, { onClose });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('City'), ' West');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Close without saving what you typed?' });
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(within(question).getByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
