import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { fakeServer, Refusal, showPage, signIn } from '../testing/page.tsx';
import { returnLine } from '../testing/taxForms.ts';
import { ReturnsPage } from './ReturnsPage.tsx';

const filed = { filedAt: '2031-02-01T15:00:00Z', filedAmount: '650.00', corrected: false };
const page = {
  TaxReturnLines: () => ({
    taxReturnLines: [
      returnLine(1, { due: true }),
      returnLine(2, { due: true, leftOut: 'Below $600', paid: '400.00', ...filed }),
      returnLine(3, filed),
      returnLine(4, { leftOut: 'Corporation' }),
      returnLine(5, { leftOut: 'Below $600', paid: '0.00', downloadedAmount: '700.00' }),
      returnLine(6, { due: true, downloadedAmount: '640.00' }),
    ],
  }),
  TaxThresholdsList: () => listOf({ id: 1, version: 1, fromYear: 2026, amount: '2000.00' }),
};
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Returns' }))
    .getAllByRole('row')
    .slice(1);

describe('[T35] the returns of a year', () => {
  beforeEach(() => signIn('superadmin'));

  it('say what is to be filed, why not, what was filed and what is to be corrected, and show the amounts by year', async () => {
    fakeServer(page);
    showPage(<ReturnsPage />);
    const [first, second, third, fourth, fifth, sixth] = await rows();
    expect(first).toHaveTextContent(/League 1.*To file/);
    expect(second).toHaveTextContent(/\$400.*Correction due\. Filed .*: \$650/);
    expect(third).toHaveTextContent(/Filed .*: \$650/);
    expect(fourth).toHaveTextContent(/Corporation/);
    expect(fifth).toHaveTextContent(
      /No longer due \(Below \$600\)\. Downloaded: \$700\. If that file was filed, record it$/,
    );
    expect(sixth).toHaveTextContent(/To file\. Downloaded: \$640$/);
    expect(await screen.findByRole('table', { name: 'Reported from' })).toHaveTextContent(/2026.*\$2,000/);
  });

  it('are recorded as filed, only those that are due or were downloaded', async () => {
    const sent = fakeServer({
      ...page,
      RecordTaxReturns: () => ({ recordTaxReturns: { changeId: null, taxReturns: [{ id: 1 }] } }),
    });
    showPage(<ReturnsPage />);
    const [first, second, third, , fifth] = await rows();
    const box = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('checkbox');
    await userEvent.click(box(third));
    expect(screen.getByRole('button', { name: 'Select only returns that are due or downloaded' })).toBeDisabled();
    await userEvent.click(box(third));
    await userEvent.click(box(first));
    await userEvent.click(box(second));
    await userEvent.click(box(fifth));
    await userEvent.click(screen.getByRole('button', { name: 'Record as filed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record 3 returns as filed?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record as filed' }));
    expect(sent.find(({ name }) => name === 'RecordTaxReturns')?.variables).toMatchObject({
      input: { organizationIds: [1, 2, 5] },
    });
  });

  it('are downloaded for a reason', async () => {
    const sent = fakeServer({ ...page, 'POST /tax-forms/2030/iris.csv': () => ({}) });
    showPage(<ReturnsPage />, { at: '/?year=2030' });
    await userEvent.click(await screen.findByRole('button', { name: 'File for the IRS (CSV)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'January');
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    expect(sent.find(({ name }) => name.endsWith('iris.csv'))?.body).toEqual({ reason: 'January', part: 1 });
  });

  it('say that nobody was paid, and that they could not be read', async () => {
    fakeServer({ ...page, TaxReturnLines: () => ({ taxReturnLines: [] }) });
    showPage(<ReturnsPage />);
    expect(await screen.findByText(/^Nobody was paid in/)).toBeInTheDocument();
    fakeServer({ ...page, TaxReturnLines: () => new Refusal('The list could not be read.') });
    showPage(<ReturnsPage />);
    expect(await screen.findByText('The list could not be read.')).toBeInTheDocument();
  });
});
