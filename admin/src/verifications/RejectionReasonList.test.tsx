import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { RejectionReasonList } from './RejectionReasonList.tsx';

const reason = { id: 1, name: 'Blurred.', spanishName: 'Borrosa.', position: 1, retired: false, version: 4 };

beforeEach(() => signIn());

it('[M5] staff add a reason in both languages and retire one', async () => {
  const sent = fakeServer({
    ImageRejectionReasonsList: () => ({ list: { nodes: [reason], pageInfo: { hasNextPage: false } } }),
    ImageRejectionReasonsCreate: () => ({ result: { changeId: null, record: { ...reason, id: 2 } } }),
    ImageRejectionReasonsUpdate: () => ({ result: { changeId: null, record: { ...reason, retired: true } } }),
  });
  showPage(<RejectionReasonList />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a reason' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too dark.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /^In Spanish/ }), 'Muy oscura.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'ImageRejectionReasonsCreate')).toMatchObject({
      input: { imageRejectionReason: { name: 'Too dark.', spanishName: 'Muy oscura.', position: 2 } },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Blurred.' }));
  await userEvent.click(screen.getByRole('switch', { name: /^Retired/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'ImageRejectionReasonsUpdate')).toMatchObject({ input: { id: 1, patch: { retired: true } } }),
  );
});
