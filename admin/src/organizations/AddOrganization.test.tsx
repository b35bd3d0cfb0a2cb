import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { AddOrganization } from './AddOrganization.tsx';

const found = Array.from({ length: 12 }, (_, n) => ({
  id: n + 1,
  name: `League ${n + 1}`,
  city: 'Erie',
  state: 'PA',
  organization: null,
}));

const listed = listOf();

beforeEach(() => signIn());

it('[B-042] [B-043] [B-044] starts with a search, ten per page; selecting one is required', async () => {
  const sent = fakeServer({
    OrganizationsList: ({ first, offset }: { first: number; offset: number }) => ({
      list: {
        nodes: found.slice(offset, offset + first),
        pageInfo: { hasNextPage: offset + first < found.length, hasPreviousPage: offset > 0 },
      },
    }),
  });
  showPage(<AddOrganization />);
  const dialog = within(screen.getByRole('dialog', { name: 'Add An Organization' }));
  const open = dialog.getByRole('button', { name: 'Open' });
  expect(open).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Does it already exist?'), 'league');
  expect(await dialog.findAllByRole('radio')).toHaveLength(10);
  expect(lastOf(sent, 'OrganizationsList')).toMatchObject({ search: 'league' });
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  await userEvent.click(await dialog.findByRole('radio', { name: /League 12/ }));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(open);
  await waitFor(() => expect(address()).toBe('/organizations/12'));
});

it('the search text becomes the initial name of a new organization', async () => {
  fakeServer({
    OrganizationsList: () => listed,
    SportsList: () => listed,
  });
  showPage(<AddOrganization />);
  await userEvent.type(screen.getByLabelText('Does it already exist?'), ' Erie Lions ');
  await userEvent.click(screen.getByRole('button', { name: 'Create a new organization' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Erie Lions');
  await userEvent.type(name, ' SC');
  expect(name).toHaveValue('Erie Lions SC');
});

it('[B-042] the alternative is to create one', async () => {
  fakeServer({ SportsList: () => listed });
  showPage(<AddOrganization />);
  await userEvent.click(screen.getByRole('button', { name: 'Create a new organization' }));
  expect(await screen.findByRole('dialog', { name: 'Create an organization' })).toBeInTheDocument();
});
