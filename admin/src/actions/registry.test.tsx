import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { neededFor } from '../access/actions.ts';
import { signIn } from '../testing/page.tsx';
import { pages } from './pages.ts';
import { type Action, currentActions, useActions } from './registry.ts';

const run = () => undefined;
const Offers = ({ actions }: { actions: readonly Action[] }) => {
  useActions(actions);
  return null;
};
const labels = () => currentActions().map(({ label }) => label);

beforeEach(() => signIn('admin'));

it('has the current actions of the mounted components, and removes them on unmount', () => {
  const { rerender, unmount } = render(<Offers actions={[{ label: 'History', run }]} />);
  expect(labels()).toEqual(['History']);
  rerender(
    <Offers
      actions={[
        { label: 'History', run },
        { label: 'Delete', run },
      ]}
    />,
  );
  expect(labels()).toEqual(['History', 'Delete']);
  unmount();
  expect(labels()).toEqual([]);
});

it('of two actions with the same label, keeps that of the inner page', () => {
  render(
    <>
      <Offers actions={[{ label: 'Add A Campaign', chooseSponsor: String }]} />
      <Offers
        actions={[
          { label: 'Add a campaign', run },
          { label: 'History', of: 'Lima Lions', run },
        ]}
      />
    </>,
  );
  expect(labels()).toEqual(['Add a campaign', 'History']);
});

it('leaves out what the role is not allowed to do', () => {
  const actions: Action[] = [
    { label: 'Approve', run, access: { resource: 'checks', action: 'approve' } },
    { label: 'Nothing that is declared', run, access: { resource: 'checks', action: 'aprove' } },
  ];
  render(<Offers actions={actions} />);
  expect(labels()).toEqual([]);
  signIn('superadmin');
  expect(labels()).toEqual(['Approve']);
});

it('knows the permission of every page and of every action that declares one', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const named = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).flatMap((file) =>
    [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(/access: \{ resource: '(\w+)', action: '(\w+)' \}/g),
    ].map(([, resource, action]) => ({ resource: resource as string, action: action as string })),
  );
  expect(named.length).toBeGreaterThan(2);
  for (const { resource, action } of [...pages.map(({ access }) => access), ...named])
    expect([resource, action, neededFor(resource, action)]).toEqual([resource, action, expect.any(String)]);
});
