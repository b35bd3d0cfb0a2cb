import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fieldLabel } from '../labels.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import type { HistoryEntryFragment } from './generated/graphql.ts';
import { HistoryList } from './HistoryDialog.tsx';
import { actorName, changesOf, headline, valueLabel } from './labels.ts';

const entry = (change: Partial<HistoryEntryFragment> = {}): HistoryEntryFragment => ({
  id: '9',
  at: '2026-02-03T15:04:00Z',
  tableName: 'organizations',
  rowId: '5',
  op: 'update',
  actorRole: 'admin',
  linkKind: null,
  userName: 'Dana Whitfield',
  userEmail: 'dana@sideline.test',
  oldValues: { contact_phone: null, season: 'spring' },
  newValues: { contact_phone: '555-000-1111', season: 'fall' },
  names: {},
  restorable: false,
  changeId: null,
  undoable: false,
  undoneAt: null,
  undoneBy: null,
  undoes: null,
  changeRecords: 1,
  ...change,
});

describe('labels of the history', () => {
  it('formats fields and values for users', () => {
    expect(fieldLabel('contact_email')).toBe('Contact email');
    expect([fieldLabel('language'), valueLabel('language', 'es', {})]).toEqual(['Email language', 'Spanish']);
    expect(fieldLabel('winter_sport_ids')).toBe('Winter sports');
    expect(fieldLabel('website_url')).toBe('Website');
    expect(valueLabel('value', '1500.00', {})).toBe('$1,500');
    expect(valueLabel('season_start', '2026-03-01', {})).toBe('3/1/2026');
    expect(valueLabel('spring_sport_ids', [3, 4], { 'spring_sport_ids:3': 'Soccer' })).toBe('Soccer, No. 4');
    expect(valueLabel('status', 'rejected_by_league', {})).toBe('Rejected by league');
    expect(valueLabel('archived', false, {})).toBe('No');
    expect(valueLabel('quote', '', {})).toBe('none');
    expect(valueLabel('body', '<p>So <b>bold</b></p>', {})).toBe('So bold');
  });

  it('hides technical columns, and empty fields of a whole row', () => {
    const added = entry({
      op: 'insert',
      oldValues: null,
      newValues: { id: 3, created_at: 'x', name: 'Fall Rec', min_age: null },
    });
    expect(changesOf(added)).toEqual([{ columns: ['name'], field: 'Name', from: null, to: 'Fall Rec' }]);
  });

  it('shows the organization from which a merge moved an offer; that cannot be reverted separately', () => {
    const moved = entry({
      tableName: 'offers',
      oldValues: { organization_id: 9 },
      newValues: { organization_id: 4 },
      names: { 'organization_id:9': 'Erie Soccer Club', 'organization_id:4': 'Erie SC' },
    });
    expect(changesOf(moved)).toEqual([
      { columns: [], field: 'Organization (merge)', from: 'Erie Soccer Club', to: 'Erie SC' },
    ]);
  });

  it('describes the change and its author', () => {
    expect(headline(entry(), true)).toBe('Organization changed');
    const gone = entry({
      tableName: 'sponsorable_properties',
      op: 'delete',
      oldValues: { name: 'Fall Rec' },
      newValues: null,
    });
    expect(headline(gone, false)).toBe('Program “Fall Rec” removed');
    const counted = entry({
      tableName: 'sponsorable_properties',
      oldValues: { max_age: 9 },
      newValues: { max_age: 10 },
    });
    expect(headline({ ...counted, names: { row: 'Fall Rec' } }, false)).toBe('Program “Fall Rec” changed');
    const said = entry({ tableName: 'comments', op: 'insert', newValues: { user_id: 7, content: 'They like it.' } });
    expect(headline(said, false)).toBe('Comment “They like it.” added');
    const sold = entry({ tableName: 'organization_capabilities', names: { row: 'Field Sign' } });
    const flagged = (archived: boolean) =>
      headline({ ...sold, oldValues: { archived: !archived }, newValues: { archived } }, false);
    expect(flagged(true)).toBe('Capability “Field Sign” removed');
    expect(flagged(false)).toBe('Capability “Field Sign” restored');
    const nobody = { userName: null, userEmail: null };
    expect(actorName(entry({ ...nobody, linkKind: 'offer', actorRole: 'offer_link' }))).toBe(
      'Somebody with the offer’s link',
    );
    expect(actorName(entry({ ...nobody, actorRole: 'owner' }))).toBe('System');
  });
});

describe('the history of a record', () => {
  const open = (answers: Parameters<typeof fakeServer>[0]) => {
    signIn();
    const sent = fakeServer(answers);
    showPage(<HistoryList record="organizations" id={5} />, { queryClient: makeQueryClient() });
    return { sent, user: userEvent.setup() };
  };

  it('shows old and new values, and earlier pages', async () => {
    const pages = [
      Array.from({ length: 20 }, (_, n) => entry({ id: String(40 - n) })),
      [entry({ id: '3', userName: 'Lee' })],
    ];
    const { sent, user } = open({ RecordHistory: () => ({ recordHistory: pages.shift() ?? [] }) });
    expect((await screen.findAllByText('555-000-1111')).length).toBe(20);
    expect(screen.getAllByText('Spring')[0]?.tagName).toBe('DEL');
    await user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByText(/· Lee/)).toBeInTheDocument();
    expect(lastOf(sent, 'RecordHistory')).toMatchObject({ recordType: 'organizations', recordId: 5, beforeId: '21' });
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  });

  it('shows an empty state and an error', async () => {
    open({ RecordHistory: () => ({ recordHistory: [] }) });
    expect(await screen.findByText('Nothing has been changed here yet.')).toBeInTheDocument();
    document.body.replaceChildren();
    open({ RecordHistory: () => new Refusal('You are not permitted to do this.', 'SL403') });
    expect(await screen.findByText(/not permitted/)).toBeInTheDocument();
  });

  it('restores a deleted record', async () => {
    let gone = true;
    const { sent, user } = open({
      RecordHistory: () => ({
        recordHistory: [
          entry({
            op: 'delete',
            tableName: 'sponsorable_properties',
            oldValues: { name: 'Fall Rec' },
            newValues: null,
            restorable: gone,
          }),
        ],
      }),
      RestoreDeleted: () => {
        gone = false;
        return { restoreDeleted: { entry: { id: '9' } } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(lastOf(sent, 'RestoreDeleted')?.input).toEqual({ entryId: '9' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
  });

  it('a successful retry removes the previous error', async () => {
    let gone = true;
    const { user } = open({
      RecordHistory: () => ({
        recordHistory: [
          entry({ op: 'delete', oldValues: { name: 'Fall Rec' }, newValues: null, restorable: gone }),
          entry({ id: '8', op: 'delete', oldValues: { name: 'Spring Rec' }, newValues: null }),
        ],
      }),
      RestoreDeleted: () => {
        if (!gone) return { restoreDeleted: { entry: { id: '9' } } };
        gone = false;
        return new Refusal('The record it belonged to no longer exists, so it cannot be restored.', 'SL409');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The record it belonged to no longer exists');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hides changes of derived columns only', async () => {
    open({
      RecordHistory: () => ({
        recordHistory: [
          entry({ oldValues: { creatives: 1 }, newValues: { creatives: 2 } }),
          entry({ id: '7', oldValues: { search_text: 'a' }, newValues: { search_text: 'b' } }),
          entry({ id: '8', op: 'insert', tableName: 'creative_files', newValues: { name: 'a.pdf', file_id: 5 } }),
        ],
      }),
    });
    expect(await screen.findByText('Creative file “a.pdf” added')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('No. 5')).toBeNull();
  });
});
