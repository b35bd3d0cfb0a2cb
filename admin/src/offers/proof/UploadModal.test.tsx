import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import type { Sponsorship } from '../types.ts';
import { UploadModal } from './UploadModal.tsx';

it('Escape asks before a chosen photo goes, and does not close what is being uploaded', async () => {
  signIn();
  fakeServer({});
  const onClose = jest.fn();
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const offer = { verificationDeadlines: [{ id: 4, name: 'Banner hung' }] } as unknown as Sponsorship;
  showPage(<UploadModal offer={offer} onUpload={() => new Promise(() => undefined)} onClose={onClose} />);
  await userEvent.upload(screen.getByLabelText('Image'), new File(['x'], 'banner.jpg', { type: 'image/jpeg' }));
  await userEvent.selectOptions(screen.getByLabelText('Verification deadline'), '4');
  await userEvent.keyboard('{Escape}');
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  asked.mockReturnValue(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  asked.mockRestore();
});
