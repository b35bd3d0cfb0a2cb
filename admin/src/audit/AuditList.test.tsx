import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditDeletion, auditEntry } from '../testing/auditEntries.ts';
import { chooseOption } from '../testing/chooseOption.ts';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { AuditList } from './AuditList.tsx';
import { recordPath } from './recordPath.ts';

const open = () => {
  const sent = fakeServer({
    AuditEntriesList: () => listOf(auditDeletion, auditEntry),
    AuditEntriesTotal: () => ({ list: { totalCount: 2 } }),
    StaffList: () => listOf({ id: 7, email: 'dana@sideline.test', name: 'Dana' }),
    StaffMany: () => ({ list: [{ id: 7, email: 'dana@sideline.test', name: 'Dana' }] }),
  });
  showPage(<AuditList />);
  return sent;
};
const rowOf = (text: string) => within(screen.getByText(text).closest('tr') as HTMLElement);

describe('the audit log', () => {
  beforeEach(() => signIn('admin'));

  it('shows who changed which record, the old and new values, and a link to its page', async () => {
    open();
    await screen.findByText('Campaign capability “Game Signage” changed');
    expect(await screen.findByText('2 Changes')).toBeInTheDocument();
    const changed = rowOf('Campaign capability “Game Signage” changed');
    expect(changed.getByText('Dana')).toBeInTheDocument();
    expect(changed.getByText('Harvest Lane, Halftime')).toBeInTheDocument();
    expect(changed.getByRole('link')).toHaveAttribute('href', '/campaign-planner/sponsors/3/campaigns/8');
    expect(changed.getByText('Total contracted quantity').parentElement).toHaveTextContent('quantity10 → 12');
    const removed = rowOf('Play location “North Field” removed');
    expect(removed.getByText('System')).toBeInTheDocument();
    expect(removed.getByText('Harbor Hills')).toBeInTheDocument();
    expect(removed.getByRole('link')).toHaveAttribute('href', '/organizations/5');
  });

  it('shows three fields of a change at first, and all on request', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more fields' }));
    expect(screen.getByText('78701')).toBeInTheDocument();
  });

  it('[O24] filters by user and by kind of record', async () => {
    const sent = open();
    await screen.findByText('2 Changes');
    await userEvent.click(screen.getByRole('combobox', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dana' }));
    await waitFor(() => expect(lastOf(sent, 'AuditEntriesList')).toMatchObject({ filter: { userId: { equalTo: 7 } } }));
    expect(lastOf(sent, 'StaffList')).toMatchObject({ filter: { employee: { equalTo: true } } });
    await chooseOption('Record', 'Campaign capability');
    await waitFor(() =>
      expect(lastOf(sent, 'AuditEntriesList')).toMatchObject({
        filter: { tableName: { equalTo: 'campaign_capabilities' } },
      }),
    );
  });

  it.each([
    [{ tableName: 'organizations', rowId: '5', organizationId: 5 }, '/organizations/5'],
    [{ tableName: 'offers', rowId: '6', organizationId: 5, sponsorId: 3 }, '/offers/6'],
    [{ tableName: 'checks', parentTable: 'offers', parentId: '6', organizationId: 5 }, '/offers/6'],
    [{ tableName: 'sponsors', rowId: '3', sponsorId: 3 }, '/campaign-planner/sponsors/3'],
    [
      { tableName: 'testimonials', parentTable: 'campaigns', parentId: '8', sponsorId: 3 },
      '/campaign-planner/sponsors/3/campaigns/8',
    ],
    [{ tableName: 'testimonials', parentTable: 'campaigns', parentId: '8' }, undefined],
    [
      { tableName: 'creative_files', parentTable: 'verification_deadlines', parentId: '4', organizationId: 5 },
      '/organizations/5',
    ],
    [{ tableName: 'exports', rowId: 'offers' }, undefined],
  ])('%j links to %s', (changed, path) => {
    const none = { rowId: '1', parentTable: null, parentId: null, organizationId: null, sponsorId: null };
    expect(recordPath({ ...none, ...changed })).toBe(path);
  });
});
