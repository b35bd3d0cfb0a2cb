import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { ApiReferencePage } from './ApiReferencePage.tsx';
import { reference } from './generated/reference.ts';

beforeEach(() => {
  signIn('admin');
  fakeServer({});
});

it('has an example for each resource that can be read without variables, and no part that keys cannot reach', () => {
  expect(reference.length).toBeGreaterThan(30);
  expect(reference.filter(({ example }) => example).length).toBeGreaterThan(25);
  expect(JSON.stringify(reference)).not.toMatch(/createApiKey|viewAsUser|updatePassword/);
});

it('is searched, and shows the fields of a resource', async () => {
  showPage(<ApiReferencePage />);
  const resources = within(await screen.findByRole('navigation', { name: 'Resources' }));
  expect(resources.getAllByRole('link').length).toBe(reference.length);
  await userEvent.type(screen.getByLabelText('Search'), 'markAsQualified');
  expect(resources.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Offers']);
  expect(within(screen.getByRole('region', { name: 'Mutations' })).getByText(/^markAsQualified\(/)).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Search'));
  await userEvent.type(screen.getByLabelText('Search'), 'nothing at all');
  expect(screen.getByText(/Nothing in the API contains/)).toBeInTheDocument();
});

it('runs an example with a key that is kept nowhere', async () => {
  showPage(<ApiReferencePage />);
  await userEvent.click(await screen.findByRole('link', { name: 'Offers' }));
  expect(screen.getByRole('button', { name: 'Run' })).toBeDisabled();
  const key = `sideline_sk_${'a'.repeat(72)}`;
  await userEvent.type(screen.getByLabelText('Your key, to run examples'), key);
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json({ data: { offers: [{ id: 1 }] } }));
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByLabelText('Response')).toHaveTextContent('"id": 1');
  const [, init] = fetching.mock.calls[0] ?? [];
  expect(init?.headers).toMatchObject({ authorization: `Bearer ${key}` });
  expect(JSON.parse(String(init?.body)).query).toContain('offers(first: 3)');
  expect(JSON.stringify([...Object.values(localStorage), ...Object.values(sessionStorage)])).not.toContain(key);
  fetching.mockRestore();
});
