import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import { ReleasesTab } from './ReleasesTab.tsx';

beforeEach(() => signIn());

const release = { id: 9, season: 'spring', year: 2027, signerName: 'Rosa Diaz', signedAt: '2027-04-02T15:00:00Z' };
const show = (signedReleases: object[]) => {
  fakeServer({ OrganizationSignedReleases: () => ({ signedReleases }) });
  showPage(<ReleasesTab id={3} />);
};

describe('Releases', () => {
  it('who signed, for whom, for which season and when', async () => {
    show([
      { ...release, childNames: 'Ana, Luis' },
      { ...release, id: 8, signerName: 'Ken Ito', childNames: '' },
    ]);
    const table = within(await screen.findByRole('table'));
    const cells = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Signed by', 'For', 'Season', 'Date Signed'],
      ['Rosa Diaz', 'Ana, Luis', 'Spring 2027', '4/2/2027'],
      ['Ken Ito', 'Themselves', 'Spring 2027', '4/2/2027'],
    ]);
  });

  it('shows an empty state', async () => {
    show([]);
    expect(await screen.findByText('Nobody has signed a photo release yet')).toBeInTheDocument();
  });
});
