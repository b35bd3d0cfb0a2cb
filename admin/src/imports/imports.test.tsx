import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeFor } from '../../../ui/notice.ts';
import { nameOf } from '../campaigns/tabs/DownloadDialog.tsx';
import { AddCsvDialog } from '../targeting/AddCsvDialog.tsx';
import { address, fakeServer, showPage, signIn } from '../testing/page.tsx';
import { LeagueImport } from './LeagueImport.tsx';

const list = () => new File(['id,name\n1,Bears\n'], 'leagues.csv', { type: 'text/csv' });

/** Answers a REST call with a status, which the usual fake server cannot. */
function refusing(errors: string[]) {
  const body = JSON.stringify({ error: `${errors.length} rows cannot be read.`, code: 'SL422', errors });
  globalThis.fetch = jest.fn(
    async () => new Response(body, { status: 422, headers: { 'content-type': 'application/json' } }),
  ) as never;
}

describe('league import', () => {
  beforeEach(() => signIn('superadmin'));

  it('[B-003] a plain admin is sent home, and told why', async () => {
    signIn('admin');
    showPage(<LeagueImport />, { at: '/league-import', path: '/league-import' });
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(noticeFor('/organizations')).toBe('That page is for superadmins. You are signed in as dana@sideline.test.');
  });

  it('[B-363][B-365] needs a file and lists what was updated', async () => {
    fakeServer({
      'POST /update-leagues-with-csv': () => ({ updated: [{ id: 1, name: 'Bears' }], ignored: ['mascot'] }),
    });
    showPage(<LeagueImport />);
    const button = await screen.findByRole('button', { name: 'Upload' });
    expect(button).toBeDisabled();
    await userEvent.upload(screen.getByLabelText('CSV file'), list());
    await userEvent.click(button);
    expect(await screen.findByRole('link', { name: 'Bears' })).toHaveAttribute('href', '/organizations/1');
    expect(screen.getByText('Columns that were not read: mascot.')).toBeInTheDocument();
  });

  it('[B-364] says that it works on it', async () => {
    fakeServer({ 'POST /update-leagues-with-csv': () => new Promise(() => undefined) });
    showPage(<LeagueImport />);
    await userEvent.upload(await screen.findByLabelText('CSV file'), list());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('button', { name: 'Uploading and processing CSV' })).toBeDisabled();
  });

  it('[B-366] lists the errors in an alert', async () => {
    refusing(['Row 2: one', 'Row 3: two']);
    showPage(<LeagueImport />);
    await userEvent.upload(await screen.findByLabelText('CSV file'), list());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    const alert = await screen.findByRole('alert');
    expect([...alert.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['Row 2: one', 'Row 3: two']);
  });
});

describe('places from a list', () => {
  beforeEach(() => signIn());
  const filter = { id: 5, name: 'Stores', locations: [] } as never;

  it('[B-296] needs a file; says how many were added and which rows were left out', async () => {
    fakeServer({
      'POST /search_filters/5/add_csv_locations': () => ({
        added: 2,
        known: 1,
        errors: ['Row 4: the address is missing.'],
      }),
    });
    showPage(<AddCsvDialog filter={filter} onClose={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Add places' })).toBeDisabled();
    await userEvent.upload(screen.getByLabelText('CSV file'), list());
    await userEvent.click(screen.getByRole('button', { name: 'Add places' }));
    expect(await screen.findByText('2 places added. 1 place was there already.')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Row 4: the address is missing.');
  });

  it('[B-297] shows the errors of a refused list as bullet items', async () => {
    refusing(['The file has no rows.']);
    showPage(<AddCsvDialog filter={filter} onClose={() => undefined} />);
    await userEvent.upload(screen.getByLabelText('CSV file'), list());
    await userEvent.click(screen.getByRole('button', { name: 'Add places' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('The file has no rows.');
  });
});

it('[S-083] a download is called as the header says', () => {
  expect(nameOf('attachment; filename="Acme list.docx"')).toBe('Acme list.docx');
  expect(nameOf(`attachment; filename="Caf?.docx"; filename*=UTF-8''Caf%C3%A9.docx`)).toBe('Café.docx');
});
