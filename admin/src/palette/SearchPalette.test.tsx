import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Action, useActions } from '../actions/registry.ts';
import { useConsoleActions } from '../actions/useConsoleActions.ts';
import { remember } from '../layout/recent.ts';
import { foundRecords, noDetails } from '../testing/foundRecords.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import type { FoundRecord } from './items.ts';
import { SearchPalette } from './SearchPalette.tsx';

const onClose = jest.fn();

function Page({ actions = [] }: { actions?: readonly Action[] }) {
  const [open, setOpen] = useState(true);
  useConsoleActions();
  useActions(actions);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return open ? <SearchPalette onClose={close} /> : <main id="main-content" tabIndex={-1} />;
}

const input = () => screen.getByRole('combobox');
const group = (name: string) => within(screen.getByRole('group', { name }));
const titles = () => screen.queryAllByRole('option').map((option) => option.textContent);
/** The option that a screen reader announces as active. */
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  signIn('admin');
});

describe('the search palette', () => {
  it('[O13] lists recent records and all actions before typing', () => {
    fakeServer({});
    remember({ path: '/organizations/4', title: 'Lima Lions', glyph: 'confirmed' });
    showPage(<Page />);
    expect(group('Recent').getByRole('option', { name: 'Lima Lions' })).toBeInTheDocument();
    for (const name of ['Add An Organization', 'Add A Campaign', 'Dark colors', 'Logout', 'Organizations'])
      expect(group('Actions').getByRole('option', { name })).toBeInTheDocument();
    expect(input()).toHaveAttribute('placeholder', 'Find an organization, person, campaign, offer or action');
  });

  it('[O13] groups the results of the server, highlights matches and opens the record’s page', async () => {
    const sent = fakeServer({ PaletteSearch: () => ({ searchRecords: foundRecords }) });
    showPage(<Page />);
    await userEvent.type(input(), 'lima');
    await screen.findByRole('group', { name: 'Organizations' });
    expect(lastOf(sent, 'PaletteSearch')).toEqual({ search: 'lima' });
    expect(screen.getAllByRole('group').map((element) => element.getAttribute('aria-labelledby'))).toHaveLength(4);
    expect(screen.getAllByText('Lima').every(({ tagName }) => tagName === 'MARK')).toBe(true);
    expect(group('Campaigns').getByText('Active')).toBeInTheDocument();
    await userEvent.click(group('People').getByRole('option'));
    expect(address()).toBe('/organizations/4/users');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('arrows, Home and End move through the options, and Enter opens one', async () => {
    fakeServer({ PaletteSearch: () => ({ searchRecords: foundRecords }) });
    showPage(<Page />);
    await userEvent.type(input(), 'lima');
    await screen.findByRole('group', { name: 'Checks' });
    const all = titles();
    expect(active()).toBe(all[0]);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(active()).toBe(all[1]);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(active()).toBe(all.at(-1));
    await userEvent.keyboard('{Home}');
    expect(active()).toBe(all[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/campaign-planner/sponsors/2/campaigns/7'));
    await waitFor(() => expect(document.activeElement?.id).toBe('main-content'));
  });

  it('Enter before the response opens its first result', async () => {
    let answer: (data: unknown) => void = () => undefined;
    fakeServer({ PaletteSearch: () => new Promise((resolve) => (answer = resolve)) });
    showPage(<Page />);
    await userEvent.type(input(), 'lima{Enter}');
    expect(await screen.findByText('Searching...')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(address()).toBe('/');
    act(() => answer({ searchRecords: foundRecords }));
    await waitFor(() => expect(address()).toBe('/organizations/4'));
  });

  it('shows no results, and an error with a retry button', async () => {
    let works = false;
    fakeServer({ PaletteSearch: () => (works ? { searchRecords: [] } : new Refusal('Too much at once.')) });
    showPage(<Page />);
    await userEvent.type(input(), 'zzyzx');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much at once.');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nothing found for “zzyzx”/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('[P9] "add camp" finds the action, which asks for the sponsor first', async () => {
    const brand: FoundRecord = { ...noDetails, kind: 'sponsor', id: 2, title: 'Brightwell', sponsorId: 2 };
    fakeServer({
      PaletteSearch: ({ search }) => ({ searchRecords: search === 'bright' ? [...foundRecords, brand] : [] }),
    });
    showPage(<Page />);
    await userEvent.type(input(), 'add camp');
    expect(titles()[0]).toBe('Add A Campaign');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input()).toHaveAccessibleName('Which sponsor is the campaign for?'));
    await userEvent.type(input(), 'bright');
    await waitFor(() => expect(titles()).toEqual(['Brightwell']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/campaign-planner/sponsors/2/campaigns/add'));
  });

  it('[O13] finds actions despite typos, and by keywords that are not in their labels', async () => {
    fakeServer({ PaletteSearch: () => ({ searchRecords: [] }) });
    showPage(<Page />);
    await userEvent.type(input(), 'verificatoins');
    expect(titles()).toContain('Verifications');
    await userEvent.clear(input());
    await userEvent.type(input(), 'create league');
    expect(titles()[0]).toBe('Add An Organization');
    await userEvent.clear(input());
    await userEvent.type(input(), 'theme');
    expect(titles()[0]).toBe('Dark colors');
  });

  it('runs an action of the page once, after closing', async () => {
    fakeServer({ PaletteSearch: () => ({ searchRecords: [] }) });
    const run = jest.fn(() => expect(screen.queryByRole('dialog')).toBeNull());
    showPage(<Page actions={[{ label: 'Duplicate', of: 'Game Day', run }]} />);
    await userEvent.type(input(), 'dupl');
    expect(titles()[0]).toBe('DuplicateGame Day');
    await userEvent.dblClick(screen.getAllByRole('option')[0] as HTMLElement);
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  });

  it('[O13] offers only what the role may do', async () => {
    fakeServer({});
    const { unmount } = showPage(<Page />);
    expect(screen.queryByRole('option', { name: 'Staff' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Checks' })).toBeNull();
    unmount();
    signIn('superadmin');
    showPage(<Page />);
    for (const name of ['Staff', 'Checks', 'Import CSV'])
      expect(screen.getByRole('option', { name })).toBeInTheDocument();
  });
});
