import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { taxFormsPage as page } from '../testing/taxForms.ts';
import { TaxFormsPage } from './TaxFormsPage.tsx';

describe('[T35] the list of tax forms', () => {
  beforeEach(() => signIn('superadmin'));

  it('shows who is paid and with which form, and filters those who lack one', async () => {
    const sent = fakeServer(page);
    showPage(<TaxFormsPage />);
    const [, first, second] = await within(await screen.findByRole('table', { name: 'Payees' })).findAllByRole('row');
    expect(first).toHaveTextContent(/League 1.*\$300.*\$600.*None/);
    expect(second).toHaveTextContent(/W-9 of .*2031, ends in 6789/);
    await userEvent.click(screen.getByLabelText('Without a form'));
    await waitFor(() => expect(lastOf(sent, 'TaxPayees')).toMatchObject({ lacking: true, search: '' }));
  });

  it('emails the selected ones after a confirmation that names what is replaced', async () => {
    const sent = fakeServer({
      ...page,
      requestTaxForms: () => ({ requestTaxForms: { changeId: null, organizations: [{ id: 1 }] } }),
      RequestTaxForms: () => ({ requestTaxForms: { changeId: null, organizations: [{ id: 1 }] } }),
    });
    showPage(<TaxFormsPage />);
    for (const box of (await screen.findAllByRole('checkbox', { name: /League/ })).slice(0, 2))
      await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Request 2 tax forms' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1 organization already signed a form/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send emails' }));
    expect(await screen.findByText(/1 organization emailed\. 1 skipped/)).toBeInTheDocument();
    expect(sent.filter(({ variables }) => JSON.stringify(variables).includes('organizationIds'))).toMatchObject([
      { variables: { input: { organizationIds: [1, 2] } } },
    ]);
  });

  it('shows a league’s forms with the former ones, and opens a number for a reason', async () => {
    const sent = fakeServer({ ...page, 'POST /tax-forms/2/tin': () => ({ tin: '123456789' }) });
    showPage(<TaxFormsPage />);
    await userEvent.click((await screen.findAllByRole('button', { name: /^Forms/ }))[1] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Tax forms of League 2' });
    expect(await within(dialog).findByText('the one that counts')).toBeInTheDocument();
    expect(within(dialog).getByText(/^replaced/)).toBeInTheDocument();
    expect(within(dialog).getAllByText('ends in 6789')).toHaveLength(2);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Open number' })[0] as HTMLElement);
    const ask = within(await screen.findByRole('dialog', { name: 'Open the taxpayer number' }));
    expect(ask.getByRole('button', { name: 'Open' })).toBeDisabled();
    await userEvent.type(ask.getByLabelText(/Reason/), 'Form 1099');
    await userEvent.click(ask.getByRole('button', { name: 'Open' }));
    expect(await within(dialog).findByText('123456789')).toBeInTheDocument();
    expect(sent.find(({ name }) => name.startsWith('POST /tax-forms'))?.body).toEqual({ reason: 'Form 1099' });
  });

  it('lets admins open no number, and says what failed and what is empty', async () => {
    signIn('admin');
    fakeServer(page);
    const { unmount } = showPage(<TaxFormsPage />) as unknown as { unmount: () => void };
    await userEvent.click((await screen.findAllByRole('button', { name: /^Forms/ }))[0] as HTMLElement);
    expect(await screen.findByText('the one that counts')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open number' })).toBeNull();
    unmount?.();
    fakeServer({ TaxPayees: () => ({ taxPayees: [] }) });
    showPage(<TaxFormsPage />);
    expect(await screen.findByText('Nobody is paid in this year, or is to be paid.')).toBeInTheDocument();
  });

  it('offers to try again', async () => {
    fakeServer({ TaxPayees: () => new Refusal('The list could not be read.') });
    showPage(<TaxFormsPage />);
    expect(await screen.findByText('The list could not be read.')).toBeInTheDocument();
  });
});
