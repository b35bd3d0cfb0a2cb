import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '../../testing/chooseOption.ts';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import { ProofUploadDialog } from './ProofUploadDialog.tsx';

const deadlines = [{ id: 4, name: 'Banner hung' }];

beforeEach(() => signIn());

it('Escape asks before discarding a chosen photo and does not close a pending upload', async () => {
  fakeServer({ 'POST /verification_images': () => new Promise(() => undefined) });
  const onClose = jest.fn();
  showPage(<ProofUploadDialog deadlines={deadlines} />, { onClose });
  await userEvent.upload(screen.getByLabelText('Image'), new File(['x'], 'banner.jpg', { type: 'image/jpeg' }));
  await chooseOption('Verification deadline', 'Banner hung');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('[S-304] an upload requires a JPEG, PNG or GIF file and a deadline', async () => {
  const sent = fakeServer({ 'POST /verification_images': () => ({ id: 9 }) });
  showPage(<ProofUploadDialog deadlines={deadlines} />);
  const user = userEvent.setup({ applyAccept: false }); // Users can select "all files" in the file picker.
  const submit = screen.getByRole('button', { name: 'Upload' });
  const choose = (type: string) => user.upload(screen.getByLabelText('Image'), new File(['x'], 'proof', { type }));
  await choose('image/jpeg');
  expect(submit).toBeDisabled();
  await chooseOption('Verification deadline', 'Banner hung');
  expect(submit).toBeEnabled();
  for (const type of ['application/pdf', 'image/webp', 'image/svg+xml', '']) {
    await choose(type);
    await waitFor(() =>
      expect(screen.getByLabelText('Image')).toHaveAccessibleDescription(/Please choose a JPEG, PNG or GIF picture\./),
    );
    expect([type, submit.hasAttribute('disabled')]).toEqual([type, true]);
  }
  for (const type of ['image/jpeg', 'image/png', 'image/gif']) {
    await choose(type);
    await waitFor(() => expect([type, submit.hasAttribute('disabled')]).toEqual([type, false]));
  }
  await user.click(submit);
  await waitFor(() => expect(sent).toHaveLength(1));
  const form = sent[0]?.body as unknown as FormData;
  expect(['verificationDeadlineId', 'from', 'status', 'hidden', 'released'].map((name) => form.get(name))).toEqual([
    '4',
    'Employee',
    'verified',
    'false',
    'false',
  ]);
});

it('[R11] a panorama is shrunk before it is sent, as on the pages of leagues', async () => {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (give: (blob: Blob) => void) => give(new Blob(['small'])),
  };
  const { createElement } = document;
  jest.spyOn(document, 'createElement').mockImplementation(((tag: string) =>
    tag === 'canvas'
      ? Object.assign(canvas, {
          getContext: () => ({
            drawImage: () => undefined,
            getImageData: () => ({ data: new Uint8ClampedArray(4) }),
          }),
        })
      : createElement.call(document, tag)) as typeof document.createElement);
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 16_000, height: 4000, close: () => undefined }),
  });
  try {
    const sent = fakeServer({ 'POST /verification_images': () => ({ id: 9 }) });
    showPage(<ProofUploadDialog deadlines={deadlines} />);
    await userEvent.upload(
      screen.getByLabelText('Image'),
      new File(['x'.repeat(50)], 'field.jpg', { type: 'image/jpeg' }),
    );
    await chooseOption('Verification deadline', 'Banner hung');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([canvas.width, canvas.height]).toEqual([4096, 1024]);
    const form = sent[0]?.body as unknown as FormData | undefined;
    expect((form?.get('image') as File | undefined)?.size).toBe(5);
  } finally {
    delete (globalThis as Record<string, unknown>).createImageBitmap;
    jest.restoreAllMocks();
  }
});
