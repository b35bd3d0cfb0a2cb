import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadCatalog, showLanguage } from '../../i18n/i18n.ts';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import TaxForm from './TaxForm.tsx';

const page = {
  state: 'open',
  organization: 'Bears',
  country: 'US',
  certifications: {
    'w9:en': 'Under penalties',
    'w9:es': 'Bajo pena',
    'w8ben_e:en': 'I declare',
    'w8ben_e:es': 'Declaro',
  },
};
function open(answer: unknown = page, sign: () => unknown = () => null) {
  const state = { answer };
  const calls = fakeServer({ 'GET /tax_form/abc': () => state.answer, 'POST /tax_form/abc': sign });
  showPage('/tax-form/abc', <TaxForm token="abc" />);
  return { state, user: userEvent.setup(), sent: () => calls.filter(({ name }) => name.startsWith('POST')) };
}
type User = ReturnType<typeof userEvent.setup>;
async function fill(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Legal name'), 'Bears Inc.');
  await user.selectOptions(screen.getByLabelText('What is your organization for taxes?'), 'other');
  await user.selectOptions(screen.getByLabelText('Exempt payee code'), '1');
  await user.type(screen.getByLabelText('Address'), '1 Park Rd');
  await user.type(screen.getByLabelText('City'), 'Austin');
  await user.selectOptions(screen.getByLabelText('State'), 'TX');
  await user.type(screen.getByLabelText('Zip'), '78701');
  await user.type(screen.getByRole('textbox', { name: 'EIN' }), '12-3456789');
  await user.click(screen.getByLabelText(/^I certify this/));
  await user.type(screen.getByLabelText('Your name, as the signature'), 'Rosa Diaz');
}
const sign = () => screen.getByRole('button', { name: 'Sign' });

afterEach(() => showLanguage('en'));

describe('[T35] signing a tax form', () => {
  it('says whose it is, sends a W-9 once for a double click, and says that we have it', async () => {
    const { user, sent } = open();
    expect(await screen.findByText('Bears')).toBeInTheDocument();
    expect(screen.getByText('Under penalties')).toBeInTheDocument();
    await fill(user);
    await user.dblClick(sign());
    expect(await screen.findByRole('heading', { name: 'We have your tax form' })).toHaveFocus();
    expect(sent().map(({ body, token }) => [body, token])).toEqual([
      [
        {
          form: {
            kind: 'w9',
            name: 'Bears Inc.',
            business_name: '',
            classification: 'other',
            exempt_payee_code: '1',
            backup_withholding: false,
            line1: '1 Park Rd',
            line2: '',
            city: 'Austin',
            state: 'TX',
            zip: '78701',
            tin_type: 'ein',
            tin: '123456789',
            signer_name: 'Rosa Diaz',
            agreed: true,
            language: 'en',
          },
        },
        null,
      ],
    ]);
  });

  it('asks a Canadian organization for its business number instead', async () => {
    const { user, sent } = open({ ...page, country: 'CA' });
    await user.type(await screen.findByLabelText('Legal name'), 'Ours');
    expect(screen.queryByLabelText('What is your organization for taxes?')).toBeNull();
    expect(screen.getByText('I declare')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Province'), 'ON');
    await user.type(screen.getByLabelText('Canadian business number'), '12-3456789x');
    await user.click(sign());
    expect(screen.getByLabelText('Canadian business number')).toHaveAccessibleDescription(
      'Please enter a valid business number, such as 123456789.',
    );
    expect(sent()).toEqual([]);
    await user.click(screen.getByLabelText(/United States/));
    expect(screen.getByLabelText('State')).toHaveValue('');
  });

  it('says beside each field what is missing, focuses the first, and sends nothing', async () => {
    const { user, sent } = open();
    await screen.findByLabelText('Legal name');
    await user.click(sign());
    expect(screen.getByLabelText('Legal name')).toHaveFocus();
    for (const label of ['Legal name', 'What is your organization for taxes?', 'Address', 'City', 'State', 'Zip'])
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Please fill this in\./);
    expect(screen.getByLabelText(/^I certify this/)).toHaveAccessibleDescription('Please tick this to sign.');
    expect(screen.getByRole('textbox', { name: 'EIN' })).toHaveAccessibleDescription(/valid EIN/);
    await user.click(screen.getByLabelText(/SSN/));
    expect(screen.getByRole('textbox', { name: 'SSN' })).toHaveAccessibleDescription(/valid SSN/);
    expect(sent()).toEqual([]);
  });

  it('shows the server’s error beside its field, and keeps what was typed', async () => {
    const refused = { error: 'Please do not enter a taxpayer number here.', code: 'SL422', field: 'name' };
    const { user } = open(page, () => new FakeStatus(422, refused));
    await fill(user);
    await user.click(sign());
    expect(await screen.findByText(refused.error)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'EIN' })).toHaveValue('12-3456789');
  });

  it('shows under the countries that the organization is in another one', async () => {
    const error = 'Our records have another country. If your organization has moved, please ask us first.';
    const { user } = open(page, () => new FakeStatus(422, { error, code: 'SL422', field: 'kind' }));
    await fill(user);
    await user.click(sign());
    await screen.findByText(error);
    expect(screen.getByRole('group', { name: 'Where is your organization?' })).toHaveAccessibleDescription(error);
  });

  it.each([
    [429, 'Too many forms were sent from here. Please try again in an hour.'],
    [500, 'That did not work. Please try again.'],
  ])('can be repeated if the server answers %s', async (status, text) => {
    const { user } = open(page, () => new FakeStatus(status, { error: 'No.' }));
    await fill(user);
    await user.click(sign());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(sign()).toBeEnabled();
  });

  it.each([409, 404])('says what became of the link if another tab was faster or it ended (%s)', async (status) => {
    const { state, user } = open(page, () => {
      state.answer = { state: status === 409 ? 'signed' : 'revoked' };
      return new FakeStatus(status, { error: 'No.' });
    });
    await fill(user);
    await user.click(sign());
    const title = status === 409 ? 'We have your tax form' : 'This link no longer works';
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it.each([
    ['expired', { state: 'expired' }, 'This link has expired'],
    ['revoked', { state: 'revoked' }, 'This link no longer works'],
    ['signed', { state: 'signed' }, 'We have your tax form'],
    ['incomplete', new FakeStatus(404), 'This link is not complete'],
  ])('by a link that is %s is not possible', async (_, answer, title) => {
    open(answer);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is in Spanish, too, with what is certified', async () => {
    await loadCatalog('common', 'tax-form');
    await showLanguage('es');
    open();
    expect(await screen.findByLabelText('Nombre legal')).toBeInTheDocument();
    expect(screen.getByText('Bajo pena')).toBeInTheDocument();
  });
});
