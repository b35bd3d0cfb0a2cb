import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { SideMenu } from './SideMenu.tsx';

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
/** The label and path of each entry. */
const entries = () =>
  nav()
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(/\d+$/, ''), link.getAttribute('href')]);
const staffEntries = [
  ['Today', '/today'],
  ['My Work', '/my-work'],
  ['Organizations', '/organizations'],
  ['Campaign Planner', '/campaign-planner/sponsors'],
  ['Season', '/season'],
  ['Verifications', '/verifications/pending'],
  ['Sends', '/sends'],
  ['Mails', '/mails'],
  ['Duplicates', '/organizations/duplicates'],
  ['Tax forms', '/tax-forms'],
];

describe('navigation', () => {
  beforeEach(() => localStorage.clear());

  it('[B-020][B-022][S-393] an admin sees the three entries, Mails and Duplicates besides My Work, and no Admin menu', () => {
    signIn('admin');
    fakeServer({});
    showPage(<SideMenu />);
    expect(entries()).toEqual(staffEntries);
    expect(nav().queryByText('Admin')).toBeNull();
  });

  it('[B-021] [S-394] a superadmin also sees an Admin menu with Checks and Import CSV, besides Staff and the audit log', async () => {
    signIn('superadmin');
    fakeServer({ WaitingChecks: () => ({ waiting: { totalCount: 2 } }) });
    showPage(<SideMenu />);
    await nav().findByRole('heading', { name: 'Admin' });
    expect(entries()).toEqual([
      ...staffEntries,
      ['Invoices', '/invoices'],
      ['Checks', '/checks'],
      ['Check runs', '/checks/runs'],
      ['Direct deposits', '/checks/deposits'],
      ['Import CSV', '/league-import'],
      ['Staff', '/staff'],
      ['Audit Log', '/audit'],
    ]);
    expect(nav().getByRole('heading', { name: 'Admin' })).toBeInTheDocument();
    expect(await nav().findByText('2')).toBeInTheDocument();
  });

  it('[P19] My Work counts due tasks and unread mentions together', async () => {
    signIn('admin');
    fakeServer({ MyWork: () => ({ myWork: { tasks: 3, mentions: 2, dailyMail: true, photoRequests: 0 } }) });
    showPage(<SideMenu />);
    expect(await nav().findByRole('link', { name: 'My Work 5' })).toBeInTheDocument();
  });

  it.each([
    ['/organizations/duplicates', 'Duplicates'],
    ['/organizations/5', 'Organizations'],
  ])('of %s only %s is active', (at, name) => {
    signIn('admin');
    fakeServer({});
    showPage(<SideMenu />, { at });
    expect(
      nav()
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
    ).toEqual([name]);
  });

  it('the planner stays active on targeting, prospecting and offer pages', () => {
    signIn('admin');
    fakeServer({});
    showPage(<SideMenu />, { at: '/campaign-targeting/7' });
    expect(nav().getByRole('link', { name: 'Campaign Planner' })).toHaveAttribute('aria-current', 'page');
    expect(nav().getByRole('link', { name: 'Organizations' })).not.toHaveAttribute('aria-current');
  });
});
