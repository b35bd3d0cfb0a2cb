import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { MyChanges } from './MyChanges.tsx';
import { showOutcome } from './outcomes.ts';

const change = (id: string, more: object = {}) => ({
  id,
  at: '2026-11-20T15:00:00Z',
  records: 1,
  undoable: true,
  undoneAt: null,
  undoneBy: null,
  undoes: null,
  entry: {
    id,
    at: '2026-11-20T15:00:00Z',
    tableName: 'organizations',
    rowId: '5',
    op: 'update',
    actorRole: 'admin',
    linkKind: null,
    userName: 'Dana',
    userEmail: null,
    oldValues: { city: 'Austin' },
    newValues: { city: 'Tulsa' },
    names: { row: `League ${id}` },
  },
  ...more,
});
const named = (label: string) => ({ tableName: 'organizations', rowId: label, label, reason: null, changedBy: null });
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

beforeEach(() => {
  signIn();
  act(() => showOutcome(null));
});

describe('my changes', () => {
  it('lists what changed, the number of records, and whether it was or can be undone', async () => {
    fakeServer({
      MyChanges: () => ({
        myChanges: [
          change('4', { records: 300 }),
          change('3', { undoable: false }),
          change('2', { undoable: false, undoneAt: '2026-11-21T15:00:00Z', undoneBy: 'Lee' }),
        ],
      }),
    });
    showPage(<MyChanges />);
    const bulk = await rowOf('Organization “League 4” changed');
    expect(bulk.getByText('300')).toBeInTheDocument();
    expect(bulk.getByText('Tulsa')).toBeInTheDocument();
    expect(bulk.getByRole('button', { name: 'Undo: Organization “League 4” changed' })).toBeInTheDocument();
    expect((await rowOf('Organization “League 3” changed')).getByText('Can’t be undone')).toBeInTheDocument();
    expect((await rowOf('Organization “League 2” changed')).getByText(/^Undone by Lee on/)).toBeInTheDocument();
  });

  it('undoes the change of a single record immediately', async () => {
    const sent = fakeServer({
      MyChanges: () => ({ myChanges: [change('4')] }),
      UndoPreview: () => ({ undoPreview: { undone: [named('A')], left: [], stays: [] } }),
      UndoChange: () => ({ undoChange: { changeId: '9', result: { undone: [named('A')], left: [], stays: [] } } }),
    });
    showPage(<MyChanges />);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo:/ }));
    await waitFor(() => expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '4' } }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before undoing several records and lists those that others have changed since', async () => {
    const left = [{ ...named('Elm Grove'), reason: 'It was changed since.', changedBy: 'Lee' }];
    const undone = Array.from({ length: 299 }, (_, n) => named(`League ${n}`));
    const sent = fakeServer({
      MyChanges: () => ({ myChanges: [change('4', { records: 300 })] }),
      UndoPreview: () => ({ undoPreview: { undone, left, stays: [] } }),
      UndoChange: () => ({ undoChange: { changeId: '9', result: { undone, left, stays: [] } } }),
    });
    showPage(<MyChanges />);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo:/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change' }));
    expect(
      await dialog.findByText(/Organization “Elm Grove”: It was changed since. Changed by Lee./),
    ).toBeInTheDocument();
    expect(lastOf(sent, 'UndoChange')).toBeUndefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo 299 records' }));
    const outcome = within(await screen.findByRole('dialog', { name: 'What was undone' }));
    expect(outcome.getByText('299 records')).toBeInTheDocument();
    expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '4' } });
  });

  it('loads earlier pages, and shows an empty state and an error', async () => {
    const sent = fakeServer({
      MyChanges: ({ beforeId }) => ({
        myChanges: beforeId ? [change('1')] : Array.from({ length: 20 }, (_, n) => change(String(40 - n))),
      }),
    });
    const { unmount } = showPage(<MyChanges />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByText('Organization “League 1” changed')).toBeInTheDocument();
    expect(lastOf(sent, 'MyChanges')).toMatchObject({ beforeId: '21' });
    unmount();
    fakeServer({ MyChanges: () => ({ myChanges: [] }) });
    const empty = showPage(<MyChanges />);
    expect(await screen.findByText('You haven’t changed anything in the last 30 days.')).toBeInTheDocument();
    empty.unmount();
    fakeServer({ MyChanges: () => new Refusal('You are not permitted to do this.', 'SL403') });
    showPage(<MyChanges />);
    expect(await screen.findByText(/not permitted/)).toBeInTheDocument();
  });
});
