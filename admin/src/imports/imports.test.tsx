import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeFor } from '../../../ui/notice.ts';
import { nameOf } from '../campaigns/tabs/DownloadDialog.tsx';
import { AddCsvDialog } from '../targeting/AddCsvDialog.tsx';
import { address, fakeServer, showPage, signIn } from '../testing/page.tsx';
import { LeagueImport } from './LeagueImport.tsx';

const list = () => new File(['id,name\n1,Bears\n'], 'leagues.csv', { type: 'text/csv' });

/** Mocks a REST response with a status, which the usual mock server cannot do. */
function refusing(errors: string[]) {
  const body = JSON.stringify({ error: `${errors.length} rows cannot be read.`, code: 'SL422', errors });
  globalThis.fetch = jest.fn(
    async () => new Response(body, { status: 422, headers: { 'content-type': 'application/json' } }),
  ) as never;
}

describe('league import', () => {
  beforeEach(() => signIn('superadmin'));

  it('[B-003] an admin is redirected home with an explanation', async () => {
    signIn('admin');
    showPage(<LeagueImport />, { at: '/league-import', path: '/league-import' });
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(noticeFor('/organizations')).toBe('That page is for superadmins. You are signed in as dana@sideline.test.');
  });

  const heading = (name: string, column: string | null) => ({ name, column, sample: 'a' });
  const preview = {
    headings: [heading('No.', 'id'), heading('Organization', 'name'), heading('Mascot', null)],
    columns: ['id', 'name', 'contact_email', 'city'],
    rows: 3,
    changes: [
      {
        row: 2,
        id: 1,
        name: 'Bears',
        fields: [
          { column: 'name', before: 'Bear', after: 'Bears' },
          { column: 'contact_email', before: 'old@bears.test', after: 'new@bears.test' },
        ],
      },
    ],
    errors: [] as object[],
    digest: 'd1',
  };
  const bears = { tableName: 'organizations', rowId: '1', label: 'Bears', reason: null, changedBy: null };
  const upload = async () => {
    await userEvent.upload(await screen.findByLabelText('CSV file'), list());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  };
  const lastForm = (sent: ReturnType<typeof fakeServer>, name: string) =>
    sent.filter((request) => request.name === name).at(-1)?.body as FormData;
  const PREVIEW = 'POST /update-leagues-with-csv/preview';
  const IMPORT = 'POST /update-leagues-with-csv';

  it('[B-363][B-365][T6] requires a file, previews the changes, imports them, and lists the updated leagues with Undo', async () => {
    const sent = fakeServer({
      [PREVIEW]: () => preview,
      [IMPORT]: () => ({
        updated: [1, 2, 3].map((id) => ({ id, name: id === 1 ? 'Bears' : `As it was ${id}` })),
        ignored: ['Mascot'],
        changeId: '77',
      }),
      UndoPreview: () => ({ undoPreview: { undone: [bears], left: [], stays: [] } }),
      UndoChange: () => ({ undoChange: { changeId: '78', result: { undone: [bears], left: [], stays: [] } } }),
    });
    showPage(<LeagueImport />);
    expect(await screen.findByRole('button', { name: 'Upload' })).toBeDisabled();
    await upload();
    const changes = await screen.findByRole('list', { name: 'Changes' });
    expect(changes).toHaveTextContent('Name: Bear → BearsContact email: old@bears.test → new@bears.test');
    expect(screen.getByText('1 league gets another contact email:').parentElement).toHaveTextContent(
      'Bears. Emails go to the new address, and the old one is notified of the change.',
    );
    expect(screen.queryByText(/another contact phone/)).toBeNull();
    expect(lastForm(sent, PREVIEW).get('mapping')).toBeNull();
    expect(sent.map(({ name }) => name)).not.toContain(IMPORT);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 league' }));
    expect(await screen.findByRole('link', { name: 'Bears' })).toHaveAttribute('href', '/organizations/1');
    expect(screen.getByText(/^1 league updated/)).toBeInTheDocument(); // Without unchanged rows.
    expect(screen.queryByText('As it was 2')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: League import' }));
    await waitFor(() => expect(screen.queryByText(/^1 league updated/)).toBeNull());
    const form = lastForm(sent, IMPORT);
    expect(form.get('digest')).toBe('d1');
    expect(JSON.parse(String(form.get('mapping')))).toEqual({ 'No.': 'id', Organization: 'name', Mascot: null });
  });

  it('[T6] the preview takes the focus that the disabled upload button has lost', async () => {
    let answer: (() => void) | undefined;
    fakeServer({
      [PREVIEW]: () =>
        new Promise((resolve) => {
          answer = () => resolve(preview);
        }),
    });
    showPage(<LeagueImport />);
    await upload();
    (document.activeElement as HTMLElement).blur(); // As browsers do, unlike the tests' DOM.
    await act(async () => answer?.());
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('leagues.csv')));
    expect(document.body).not.toHaveFocus();
  });

  it('[T6] changing a heading’s column refreshes the preview and moves the column', async () => {
    const sent = fakeServer({ [PREVIEW]: () => preview });
    showPage(<LeagueImport />);
    await upload();
    await userEvent.click(await screen.findByLabelText('Column for Mascot'));
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
    await waitFor(() =>
      expect(JSON.parse(String(lastForm(sent, PREVIEW).get('mapping')))).toEqual({
        'No.': 'id',
        Organization: null,
        Mascot: 'name',
      }),
    );
  });

  it('[T6] the error of an import is shown below the changes, above its button', async () => {
    fakeServer({ [PREVIEW]: () => preview });
    showPage(<LeagueImport />);
    await upload();
    const changes = await screen.findByRole('list', { name: 'Changes' });
    refusing(['The leagues have changed since.']);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 league' }));
    const problem = await screen.findByText('The leagues have changed since.');
    expect(changes.compareDocumentPosition(problem) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[B-364] shows the pending state', async () => {
    fakeServer({ [PREVIEW]: () => new Promise(() => undefined) });
    showPage(<LeagueImport />);
    await upload();
    expect(await screen.findByRole('button', { name: 'Uploading and processing CSV' })).toBeDisabled();
  });

  it('[B-366][T7] lists all errors in an alert and disables importing', async () => {
    const error = (row: number, message: string) => ({ row, column: 'name', message });
    fakeServer({ [PREVIEW]: () => ({ ...preview, errors: [error(2, 'one'), error(3, 'two')] }) });
    showPage(<LeagueImport />);
    await upload();
    await screen.findByText(/Nothing can be imported until these are corrected/);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(expect.arrayContaining(['Row 2: Name: one', 'Row 3: Name: two']));
    expect(screen.getByRole('button', { name: 'Import 1 league' })).toBeDisabled();
  });

  it('[B-366] an unreadable file shows why next to its input', async () => {
    refusing(['Row 2: one', 'Row 3: two']);
    showPage(<LeagueImport />);
    await upload();
    const alert = await screen.findByRole('alert');
    expect([...alert.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['Row 2: one', 'Row 3: two']);
  });
});

describe('adding places from a CSV file', () => {
  beforeEach(() => signIn());
  const filter = { id: 5, name: 'Stores', locations: [] } as never;

  it('[B-296] requires a file; shows how many places were added and which rows were skipped', async () => {
    fakeServer({
      'POST /search_filters/5/add_csv_locations': () => ({
        added: 2,
        known: 1,
        errors: ['Row 4: the address is missing.'],
      }),
    });
    showPage(<AddCsvDialog filter={filter} />);
    expect(screen.getByRole('button', { name: 'Add places' })).toBeDisabled();
    await userEvent.upload(screen.getByLabelText('CSV file'), list());
    await userEvent.click(screen.getByRole('button', { name: 'Add places' }));
    expect(await screen.findByText('2 places added. 1 place was there already.')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Row 4: the address is missing.');
  });

  it('[R4] [R15] shows the places that should be checked and the columns that were not read', async () => {
    fakeServer({
      'POST /search_filters/5/add_csv_locations': () => ({
        added: 2,
        known: 0,
        errors: [],
        warnings: ['Row 3: Houston, TX is 126 miles from the zip 78701.'],
        ignored: ['Region', 'Manager'],
      }),
    });
    showPage(<AddCsvDialog filter={filter} />);
    await userEvent.upload(screen.getByLabelText('CSV file'), list());
    await userEvent.click(screen.getByRole('button', { name: 'Add places' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Row 3: Houston, TX');
    expect(screen.getByText(/Region, Manager/)).toBeInTheDocument();
  });

  it('[B-297] lists the errors of a rejected file', async () => {
    refusing(['The file has no rows.']);
    showPage(<AddCsvDialog filter={filter} />);
    await userEvent.upload(screen.getByLabelText('CSV file'), list());
    await userEvent.click(screen.getByRole('button', { name: 'Add places' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('The file has no rows.');
  });
});

it('[S-083] a download has the file name of its header', () => {
  expect(nameOf('attachment; filename="Acme list.docx"')).toBe('Acme list.docx');
  expect(nameOf(`attachment; filename="Caf?.docx"; filename*=UTF-8''Caf%C3%A9.docx`)).toBe('Café.docx');
});
