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

it('[S-304] an upload waits for a JPEG, PNG or GIF file and for the deadline that it proves', async () => {
  signIn();
  fakeServer({});
  const forms: FormData[] = [];
  const offer = { verificationDeadlines: [{ id: 4, name: 'Banner hung' }] } as unknown as Sponsorship;
  const onUpload = async ({ form }: { form: FormData }) => void forms.push(form);
  showPage(<UploadModal offer={offer} onUpload={onUpload} onClose={() => undefined} />);
  const user = userEvent.setup({ applyAccept: false }); // a person may ask the chooser for all files
  const submit = screen.getByRole('button', { name: 'Upload' });
  const choose = (type: string) => user.upload(screen.getByLabelText('Image'), new File(['x'], 'proof', { type }));
  await user.selectOptions(screen.getByLabelText('Verification deadline'), '4');
  expect(submit).toBeDisabled();
  for (const type of ['application/pdf', 'image/webp', 'image/svg+xml', '']) {
    await choose(type);
    expect(screen.getByLabelText('Image')).toHaveAccessibleDescription(/Please choose a JPEG, PNG or GIF picture\./);
    expect([type, submit.hasAttribute('disabled')]).toEqual([type, true]);
  }
  for (const type of ['image/jpeg', 'image/png', 'image/gif']) {
    await choose(type);
    expect([type, submit.hasAttribute('disabled')]).toEqual([type, false]);
  }
  await user.selectOptions(screen.getByLabelText('Verification deadline'), '');
  expect(submit).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Verification deadline'), '4');
  await user.click(submit);
  expect(forms[0]?.get('verificationDeadlineId')).toBe('4');
});
