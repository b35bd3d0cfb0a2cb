import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { DiskAlert } from './DiskAlert.tsx';

it.each([true, false])('[K11] staff see an alert if files cannot be stored (room: %s)', async (disk) => {
  signIn('admin');
  const sent = fakeServer({ 'GET /healthz': () => ({ ready: disk, database: true, disk }) });
  showPage(<DiskAlert />);
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('GET /healthz'));
  if (disk) expect(screen.queryByRole('alert')).toBeNull();
  else expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full');
});
