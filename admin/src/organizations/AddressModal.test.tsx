import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { AddressModal } from './AddressModal.tsx';

it('Escape asks before a typed address goes, and just closes one that nobody touched', async () => {
  signIn();
  fakeServer({});
  const onClose = jest.fn();
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  showPage(<AddressModal organizationId={3} type="mailing" initial={{ city: 'Salem' }} onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('City'), ' West');
  await userEvent.keyboard('{Escape}');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});
