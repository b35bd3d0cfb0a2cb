/**
 * The common behavior of lists, tested with the page of every resource in `lists.ts`; a new resource is covered by its
 * entry.
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { lists } from '../lists.ts';
import { openList, selectable } from '../testing/everyList.tsx';
import { address, type Sent, signIn } from '../testing/page.tsx';

const constantCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const operation = (resource: string, method: string) => resource.charAt(0).toUpperCase() + resource.slice(1) + method;

type Export = {
  documentId: string;
  variables: { orderBy?: string[]; search?: string; filter?: object };
  columns: { source: string; label: string }[];
};

/** Skips the check of every ancestor's styles on each click, which takes most of the time in a table. */
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => '#export', revokeObjectURL: () => undefined });
  localStorage.clear();
  signIn('superadmin');
});
afterEach(cleanup);

/** The list's search; that of sponsors also offers campaigns. */
const searchBox = () => document.querySelector('input[type=search]') as HTMLInputElement;

/** Columns that cannot be sorted, by resource: a log is sorted by time only, and what is computed for a page is not sorted. */
const UNSORTED: Readonly<Record<string, string[]>> = {
  auditEntries: ['Who', 'Record', 'What changed'],
  checks: ['Waiting'],
  invoices: ['Sponsor', 'Campaign', 'Overdue'],
  outstandingChecks: ['Valid until', 'Outstanding'],
  unreleasedImages: ['League'],
};

describe.each(Object.keys(lists))('the list of %s', (resource) => {
  const list = operation(resource, 'List');

  it('[O2] shows rows without waiting for the total, which is shown below them', async () => {
    const { sent, errors } = await openList(resource);
    expect(await screen.findByText('1-2 of 2')).toBeInTheDocument();
    expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining([list, operation(resource, 'Total')]));
    expect(errors).toEqual([]);
  });

  it('[O24] sorts by every sortable column, then by id', async () => {
    const { lastOf, errors } = await openList(resource);
    const sources = [...document.querySelectorAll<HTMLElement>('thead [data-field]')].map(
      ({ dataset }) => dataset.field,
    );
    expect(sources.length).toBeGreaterThan(1);
    const unsorted = [...document.querySelectorAll('thead th[class*="column-"]')].filter(
      (head) => !head.querySelector('[data-field]'),
    );
    expect(unsorted.map(({ textContent }) => textContent).filter((label) => label !== 'Actions')).toEqual(
      UNSORTED[resource] ?? [],
    );
    for (const source of sources) {
      fireEvent.click(document.querySelector(`thead [data-field="${source}"]`) as HTMLElement);
      const name = constantCase(String(source));
      await waitFor(() =>
        expect((lastOf(list) as { orderBy: string[] }).orderBy[0]).toMatch(new RegExp(`^${name}_(ASC|DESC)$`)),
      );
    }
    expect(errors).toEqual([]);
  });

  it('[O1] searches for the complete text', async () => {
    const { lastOf, errors } = await openList(resource);
    await user.type(searchBox(), 'wash parks');
    await waitFor(() => expect((lastOf(list) as { search?: string }).search).toBe('wash parks'));
    expect(searchBox()).toHaveValue('wash parks');
    expect(errors).toEqual([]);
  });

  it('[O24] saves its state as a view', async () => {
    const { lastOf } = await openList(resource);
    await user.click(screen.getByRole('button', { name: /^Views/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'My view');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastOf('ListViewsCreate')).toBeDefined());
    expect(lastOf('ListViewsCreate')).toMatchObject({ input: { resource, label: 'My view', view: { perPage: 25 } } });
  });

  it('[O24] exports what it shows: columns, order and search', async () => {
    const { sent, lastOf, errors } = await openList(resource);
    const header = document.querySelectorAll<HTMLElement>('thead [data-field]')[1] as HTMLElement;
    fireEvent.click(header);
    await user.type(searchBox(), 'parks');
    await waitFor(() => expect(lastOf(list)).toMatchObject({ search: 'parks' }));
    const listed = sent.filter(({ name }) => name === list).at(-1)?.body as { documentId: string };
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    const posted = () => sent.find(({ name }) => name === `POST /exports/${kebabCase(resource)}.csv`);
    await waitFor(() => expect(posted()).toBeDefined());
    const { documentId, variables, columns } = (posted() as Sent).body as Export;
    const { orderBy, search, filter } = lastOf(list) as Export['variables'];
    expect(documentId).toBe(listed.documentId);
    expect(variables).toEqual({ orderBy, search, ...(filter ? { filter } : {}) });
    expect(orderBy?.[0]).toMatch(new RegExp(`^${constantCase(String(header.dataset.field))}_`));
    const shown = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    const labels = columns.map(({ label }) => label);
    expect(shown.filter((label) => labels.includes(String(label)))).toEqual(
      labels.filter((label) => shown.includes(label)),
    );
    // Each column is one that the document selects.
    const response = await fetch('/graphql', { method: 'POST', body: JSON.stringify({ ...listed, variables }) });
    const [row] = (await response.json()).data.list.nodes;
    expect(columns.length).toBeGreaterThan(2);
    for (const { source } of columns)
      expect([source, source.split('.').reduce((value, name) => value?.[name], row)]).not.toContain(undefined);
    expect(errors).toEqual([]);
  });

  it('[O16] offers the key that selects only if its rows have checkboxes', async () => {
    await openList(resource);
    const keys = within(screen.getByRole('complementary', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(Boolean(keys.queryByText('Select'))).toBe(selectable().length > 0));
  });

  it('[T24] has a compact density', async () => {
    await openList(resource);
    expect(document.querySelector('td.MuiTableCell-sizeMedium')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Compact' }));
    await waitFor(() => expect(document.querySelector('td.MuiTableCell-sizeMedium')).toBeNull());
  });

  it('[O24] [R25] edits a field of all selected records in one request, where the grants allow it', async () => {
    const { lastOf, errors } = await openList(resource);
    const [first, second] = selectable();
    if (!first || !second) return;
    await user.click(first);
    await user.click(second);
    const edit = screen.queryByRole('button', { name: 'Edit' });
    if (!edit) return;
    await user.click(edit);
    const dialog = within(await screen.findByRole('dialog'));
    const select = dialog.queryAllByRole('combobox')[0];
    if (select) {
      await user.click(select);
      const option = screen.getAllByRole('option').find(({ textContent }) => textContent?.trim());
      await user.click(option as HTMLElement);
    } else await user.type(dialog.getAllByRole('textbox')[0] as HTMLElement, '1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const name = operation(resource, 'UpdateMany');
    await waitFor(() => expect(lastOf(name)).toBeDefined());
    const { input } = lastOf(name) as { input: { ids: number[]; versions: number[]; patch: object } };
    expect(input.ids.map(Number)).toEqual([1, 2]);
    expect(input.versions).toEqual([expect.any(Number), expect.any(Number)]);
    expect(Object.keys(input.patch)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('[R20] empties the selection when the filter changes, also when the same rows are shown again', async () => {
    await openList(resource);
    const [first] = selectable();
    if (!first) return;
    await user.click(first);
    expect(first).toBeChecked();
    await user.type(searchBox(), 'x');
    await waitFor(() => expect(selectable().some(({ checked }) => checked)).toBe(false), { timeout: 15_000 });
    await user.clear(searchBox());
    await waitFor(() => expect(address()).not.toMatch(/filter=[^&]*%22q%22/));
    expect(selectable().some(({ checked }) => checked)).toBe(false);
  });
});
