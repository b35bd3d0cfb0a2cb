import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../../ui/graphql.ts';
import { DialogClose } from '../components/DialogButton.tsx';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { CreativeFileDialog } from './CreativeFileDialog.tsx';

it('Escape asks before discarding a chosen file and does not close a pending upload', async () => {
  signIn();
  fakeServer({});
  const onClose = jest.fn();
  showPage(<CreativeFileDialog title="Add a file" onSave={() => new Promise(() => undefined)} />, { onClose });
  await userEvent.upload(screen.getByLabelText('File'), new File(['%PDF-'], 'banner.pdf', { type: 'application/pdf' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('a store that is unavailable advises trying again rather than refreshing, which would lose the file', async () => {
  signIn();
  fakeServer({});
  const away = 'Sideline is temporarily unavailable. Please try again.';
  const onSave = () => Promise.reject(new ApiError(away, { status: 503, code: 'SL503' }));
  showPage(<CreativeFileDialog title="Add a file" onSave={onSave} />);
  await userEvent.upload(screen.getByLabelText('File'), new File(['%PDF-'], 'banner.pdf', { type: 'application/pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(away);
});

it('Cancel aborts a pending upload', async () => {
  signIn();
  fakeServer({});
  let sending: AbortSignal | undefined;
  const onSave = (_file: File, _name: string, signal: AbortSignal) => {
    sending = signal;
    return new Promise(() => undefined);
  };
  function Page() {
    const [open, setOpen] = useState(true);
    return open ? (
      <DialogClose value={() => setOpen(false)}>
        <CreativeFileDialog title="Add a file" onSave={onSave} />
      </DialogClose>
    ) : null;
  }
  showPage(<Page />);
  await userEvent.upload(screen.getByLabelText('File'), new File(['%PDF-'], 'banner.pdf', { type: 'application/pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(sending?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sending?.aborted).toBe(true);
});
