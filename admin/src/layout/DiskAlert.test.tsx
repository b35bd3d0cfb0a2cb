import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { DiskAlert } from './DiskAlert.tsx';

it.each([true, false])('[K11] staff see an alert if files cannot be stored (room: %s)', async (disk) => {
  signIn('admin');
  fakeServer({ 'GET /healthz': () => ({ ready: disk, database: true, disk }) });
  const queryClient = makeQueryClient();
  showPage(<DiskAlert />, { queryClient });
  await waitFor(() => expect(queryClient.getQueryData(['healthz'])).toBeDefined());
  if (disk) expect(screen.queryByRole('alert')).toBeNull();
  else expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full');
});
