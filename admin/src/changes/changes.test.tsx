import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { irreversible } from '../access/generated/irreversible.ts';
import { dataProvider } from '../dataProvider/dataProvider.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { IrreversibleNotice } from './IrreversibleNotice.tsx';
import { showOutcome } from './outcomes.ts';

const record = (label: string, more: object = {}) => ({
  tableName: 'organizations',
  rowId: label,
  label,
  reason: null,
  changedBy: null,
  ...more,
});
const result = (undone: string[], left: object[] = [], stays: string[] = []) => ({
  undone: undone.map((label) => record(label)),
  left,
  stays,
});

/** Saves an organization as any form does. */
const save = (name = 'Harbor Hills') =>
  act(async () => {
    await dataProvider.update('organizations', { id: 5, data: { name }, previousData: { id: 5, name: 'Old' } });
  });

const open = (answers: Parameters<typeof fakeServer>[0]) => {
  const sent = fakeServer({
    OrganizationsUpdate: () => ({ result: { changeId: '71', record: { id: 5, name: 'Harbor Hills' } } }),
    UndoPreview: () => ({ undoPreview: result(['Harbor Hills']) }),
    ...answers,
  });
  showPage(<p>Page</p>);
  return sent;
};

beforeEach(() => {
  signIn();
  act(() => showOutcome(null));
});

describe('the notice of a change', () => {
  it('names what was saved and undoes it, which is a change with Undo itself', async () => {
    const sent = open({ UndoChange: () => ({ undoChange: { changeId: '72', result: result(['Harbor Hills']) } }) });
    await save();
    expect(await screen.findByText('Organization “Harbor Hills” saved')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '71' } });
    expect(await screen.findByText('1 record undone')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Organization “Harbor Hills” saved')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '72' } });
  });

  it('[O15] deleting an organization has a notice, too', async () => {
    const sent = open({
      OrganizationsDelete: () => ({ result: { changeId: '80' } }),
      UndoChange: () => ({ undoChange: { changeId: '81', result: result(['Harbor Hills']) } }),
    });
    await act(async () => {
      await dataProvider.delete('organizations', { id: 5, previousData: { id: 5, name: 'Harbor Hills' } });
    });
    expect(await screen.findByText('Organization “Harbor Hills” deleted')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '80' } });
  });

  it('counts the records of a bulk edit', async () => {
    const sent = open({ OrganizationsUpdateMany: () => ({ result: { changeId: '90' } }) });
    const ids = Array.from({ length: 300 }, (_, id) => id + 1);
    await act(async () => {
      await dataProvider.updateMany('organizations', { ids, data: { city: 'Tulsa' } });
    });
    expect(await screen.findByText('300 records changed')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(lastOf(sent, 'UndoPreview')).toEqual({ changeId: '90' });
  });

  it('has no Undo if nothing can be reverted or something was sent to people', async () => {
    let preview = result(
      [],
      [record('Harbor Hills', { reason: 'There is no way back from qualified to prospecting.' })],
    );
    const sent = open({ UndoPreview: () => ({ undoPreview: preview }) });
    await save();
    await waitFor(() => expect(lastOf(sent, 'UndoPreview')).toBeDefined());
    expect(await screen.findByText('Organization “Harbor Hills” saved')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    preview = result(['Harbor Hills'], [], ['The email to pat@league.test']);
    await save();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is replaced by the next one immediately', async () => {
    let changeId = 100;
    open({
      OrganizationsUpdate: ({ input }) => ({
        result: { changeId: String(changeId++), record: { id: 5, name: input.name } },
      }),
    });
    await save('First');
    expect(await screen.findByText('Organization “First” saved')).toBeInTheDocument();
    await save('Second');
    expect(await screen.findByText('Organization “Second” saved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Organization “First” saved')).toBeNull());
  });

  it('ignores a save without changes and list views', async () => {
    open({
      OrganizationsUpdate: () => ({ result: { changeId: null, record: { id: 5, name: 'Harbor Hills' } } }),
      ListViewsDelete: () => ({ result: { changeId: '5' } }),
    });
    await save();
    await act(async () => {
      await dataProvider.delete('listViews', { id: 3 });
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/saved|deleted/)).toBeNull();
  });
});

describe('the outcome of an undo', () => {
  it('lists skipped records with reason and author, and effects that cannot be reverted', async () => {
    open({
      UndoChange: () => ({
        undoChange: {
          changeId: '72',
          result: result(
            ['Harbor Hills', 'Oak Park'],
            [record('Elm Grove', { reason: 'It was changed since.', changedBy: 'Lee' })],
            ['The email to pat@league.test'],
          ),
        },
      }),
    });
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What was undone' }));
    expect(dialog.getByText('2 records')).toBeInTheDocument();
    expect(dialog.getByText('1 record was skipped')).toBeInTheDocument();
    expect(dialog.getByText(/Organization “Elm Grove”: It was changed since. Changed by Lee./)).toBeInTheDocument();
    expect(dialog.getByText('The email to pat@league.test')).toBeInTheDocument();
    expect(await screen.findByText('2 records undone, 1 skipped')).toBeInTheDocument();
  });

  it('explains why nothing was undone', async () => {
    open({ UndoChange: () => new Refusal('This was already undone.', 'SL409') });
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nothing was undone' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('This was already undone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('what cannot be undone', () => {
  it('comes from the database and is shown before confirming', () => {
    expect(irreversible.markAsQualified).toEqual(['status']);
    expect(irreversible.approveCheck).toEqual(['status', 'email']);
    expect(irreversible.sendVerificationReminderEmail).toEqual(['email']);
    for (const name of ['issueInvoice', 'creditInvoice', 'recordInvoicePayment', 'reverseInvoicePayment'] as const)
      expect([name, irreversible[name]]).toEqual([name, ['record']]);
    expect(Object.keys(irreversible)).not.toContain('updateOrganization');
    showPage(<IrreversibleNotice operation="approveCheck" />);
    expect(screen.getByText(/^This can’t be undone: .*stage.*sent email can’t be recalled\.$/)).toBeInTheDocument();
  });
});
