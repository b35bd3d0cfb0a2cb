import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../ui/clock.ts';
import { historyEntry } from '../testing/history.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import type { HistoryEntryFragment } from './generated/graphql.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { changesOf, headline } from './labels.ts';

const undone = { tableName: 'organizations', rowId: '5', label: 'Harbor', reason: null, changedBy: null };

const open = (entries: HistoryEntryFragment[], answers: Parameters<typeof fakeServer>[0] = {}) => {
  const sent = fakeServer({
    RecordHistory: () => ({ recordHistory: entries }),
    UndoPreview: () => ({ undoPreview: { undone: [undone], left: [], stays: [] } }),
    UndoChange: () => ({ undoChange: { changeId: '72', result: { undone: [undone], left: [], stays: [] } } }),
    ...answers,
  });
  showPage(<HistoryDialog record="organizations" id={5} of="Harbor" />);
  return sent;
};

beforeEach(() => {
  signIn();
  setToday('2026-11-23');
});

describe('a history by change', () => {
  it('groups the entries of a change, with the number of other records', async () => {
    open([
      historyEntry({ id: '9', changeRecords: 300 }),
      historyEntry({
        id: '8',
        tableName: 'organization_zips',
        op: 'insert',
        oldValues: null,
        newValues: { zip: '78701' },
      }),
      historyEntry({ id: '7', changeId: '70' }),
    ]);
    const [first, second] = await screen.findAllByRole('listitem');
    const bulk = within(first as HTMLElement);
    expect(bulk.getByText(/Dana Whitfield · with 299 other records/)).toBeInTheDocument();
    expect(bulk.getByText('Organization changed')).toBeInTheDocument();
    expect(bulk.getByText('ZIP “78701” added')).toBeInTheDocument();
    expect(bulk.getAllByRole('button', { name: /^Undo this change/ })).toHaveLength(1);
    expect(within(second as HTMLElement).queryByText(/other records/)).toBeNull();
  });

  it('undoes one field, and the whole change', async () => {
    const sent = open([historyEntry()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Revert City' }));
    expect(lastOf(sent, 'UndoChange')).toEqual({
      input: { changeId: '71', recordType: 'organizations', recordId: 5, fields: ['city'] },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Undo this change/ }));
    await waitFor(() => expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '71' } }));
  });

  it('marks undone changes and undo changes; neither offers Undo', async () => {
    open([
      historyEntry({ undoable: false, undoneAt: '2026-11-21T15:00:00Z', undoneBy: 'Dana' }),
      historyEntry({ id: '8', changeId: '70', undoes: '60', undoable: false }),
    ]);
    expect(await screen.findByText(/^Undone by Dana on /)).toBeInTheDocument();
    expect(screen.getByText('Undo of an earlier change')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Undo this change|Revert/ })).toBeNull();
  });

  it('shows the record on a given day, with differences from today', async () => {
    const state = (tableName: string, rowId: string, label: string, values: object) => ({
      tableName,
      rowId,
      label,
      values,
      names: {},
    });
    const zip = state('organization_zips', '5:78701', '78701', { zip: '78701' });
    const sent = open([historyEntry()], {
      RecordAsOf: ({ day }) => ({
        recordAsOf:
          day === '2026-11-01'
            ? [
                state('organizations', '5', 'Harbor', { id: 5, city: 'Austin', state: 'TX', fax: null }),
                state('play_locations', '8', 'North Field', { nickname: 'North Field' }),
                zip,
              ]
            : day === '2020-01-01'
              ? []
              : [
                  state('organizations', '5', 'Harbor', { id: 5, city: 'Tulsa', state: 'TX', fax: null }),
                  state('sponsorable_properties', '4', 'Fall Rec', { name: 'Fall Rec' }),
                  zip,
                ],
      }),
    });
    fireEvent.change(await screen.findByLabelText('As it was on'), { target: { value: '2026-11-01' } });
    expect(await screen.findByText('(now: Tulsa)')).toBeInTheDocument();
    expect(screen.getByText('Austin').tagName).toBe('B');
    expect(screen.getByText('TX').tagName).toBe('DD');
    expect(screen.getByText('Play location “North Field”')).toHaveTextContent('Removed since');
    expect(screen.getByText('Program “Fall Rec”')).toHaveTextContent('Added since');
    expect(lastOf(sent, 'RecordAsOf')).toMatchObject({ recordType: 'organizations', recordId: 5 });
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 other record that is the same now' }));
    expect(screen.getByText('ZIP “78701”')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('As it was on'), { target: { value: '2020-01-01' } });
    expect(await screen.findByText('There was no such record on 1/1/2020.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show the changes' }));
    expect(await screen.findByText('Organization changed')).toBeInTheDocument();
  });
});

describe('labels of the history', () => {
  it('[O14] names a channel and a program, and hides coordinates derived from an address', () => {
    const channel = historyEntry({
      tableName: 'organization_social_media',
      op: 'insert',
      oldValues: null,
      newValues: { channel_id: 1, url: 'https://x.test' },
      names: { 'channel_id:1': 'Facebook' },
    });
    expect(changesOf(channel)).toContainEqual({
      columns: ['channel_id'],
      field: 'Channel',
      from: null,
      to: 'Facebook',
    });
    const moved = historyEntry({
      tableName: 'sponsorable_properties',
      oldValues: { lat: 1, lon: 2, zip: '24543', max_age: 9 },
      newValues: { lat: 3, lon: 4, zip: '24544', max_age: 10 },
      names: { row: 'Fall Rec' },
    });
    expect(headline(moved, false)).toBe('Program “Fall Rec” changed');
    expect(changesOf(moved).map(({ field }) => field)).toEqual(['Oldest age']);
    const derivedOnly = { ...moved, oldValues: { lat: 1, lon: 2 }, newValues: { lat: 3, lon: 4 } };
    expect(changesOf(derivedOnly)).toEqual([]);
  });

  it('[O14] describes a moved pin on one line', () => {
    const pin = historyEntry({
      tableName: 'play_locations',
      oldValues: { lat: 30.1, lon: -97.2 },
      newValues: { lat: 30.2, lon: -97.2 },
    });
    expect(changesOf(pin)).toEqual([
      { columns: ['lat', 'lon'], field: 'Position on the map', from: '30.1000°, -97.2000°', to: '30.2000°, -97.2000°' },
    ]);
  });
});
