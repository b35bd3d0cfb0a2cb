import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadCatalog, showLanguage } from '../../i18n/i18n.ts';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import SignRelease from './SignRelease.tsx';

const page = { state: 'open', organization: 'Bears', season: 'spring', year: 2027 };
function open(answer: unknown = page, sign: () => unknown = () => null) {
  const state = { answer };
  const calls = fakeServer({
    'GET /photo-releases/abc': () => state.answer,
    'POST /photo-releases/abc': sign,
  });
  showPage('/photo-release/abc', <SignRelease token="abc" />);
  return { state, user: userEvent.setup(), sent: () => calls.filter(({ name }) => name.startsWith('POST')) };
}
const adult = /^I am 18 or older/;
const agree = /^I agree that photos/;
async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(await screen.findByLabelText('Your name'), 'Rosa Diaz');
  await user.type(screen.getByLabelText('Names of your children'), 'Ana, Luis');
  await user.click(screen.getByLabelText(adult));
  await user.click(screen.getByLabelText(agree));
}
const sign = () => screen.getByRole('button', { name: 'Sign' });

afterEach(() => showLanguage('en'));

describe('signing a photo release', () => {
  it('says who asks and for what, sends what was entered, thanks, and starts another one empty', async () => {
    const { user, sent } = open();
    expect(await screen.findByText('Bears')).toBeInTheDocument();
    expect(screen.getByText(/may be shown to the sponsors that support it/)).toBeInTheDocument();
    await fill(user);
    await user.click(sign());
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toHaveFocus();
    expect(sent().map(({ body, token }) => [body, token])).toEqual([
      [{ release: { signer_name: 'Rosa Diaz', child_names: 'Ana, Luis', adult: true, agreed: true } }, null],
    ]);
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    expect(screen.getByLabelText('Your name')).toHaveValue('');
    expect(screen.getByLabelText(agree)).not.toBeChecked();
  });

  it('says beside each field what is missing, focuses the first, and sends nothing', async () => {
    const { user, sent } = open();
    await screen.findByLabelText('Your name');
    await user.click(sign());
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Please enter your name.');
    expect(screen.getByLabelText(adult)).toHaveAccessibleDescription('Only an adult, parent or guardian can sign.');
    expect(screen.getByLabelText(agree)).toHaveAccessibleDescription('Please tick this to sign.');
    await user.type(screen.getByLabelText('Your name'), 'Rosa');
    await user.click(screen.getByLabelText(agree));
    expect(screen.getByLabelText(agree)).not.toHaveAccessibleDescription();
    await user.click(sign());
    expect(screen.getByLabelText(adult)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('sends a double click once', async () => {
    let answer: (value: null) => void = () => undefined;
    const { user, sent } = open(page, () => new Promise((resolve) => (answer = resolve)));
    await fill(user);
    await user.dblClick(sign());
    expect(sent()).toHaveLength(1);
    answer(null);
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
  });

  it('shows the server’s error beside its field', async () => {
    const { user } = open(page, () => new FakeStatus(422, { error: 'Too long.', code: 'SL422', field: 'childNames' }));
    await fill(user);
    await user.click(sign());
    await waitFor(() =>
      expect(screen.getByLabelText('Names of your children')).toHaveAccessibleDescription(/Too long\./),
    );
  });

  it.each([
    [429, 'Too many releases were sent from here. Please try again in an hour.'],
    [500, 'That did not work. Please try again.'],
  ])('keeps what was entered if the server answers %s', async (status, text) => {
    const { user } = open(page, () => new FakeStatus(status, { error: 'No.' }));
    await fill(user);
    await user.click(sign());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Your name')).toHaveValue('Rosa Diaz');
    expect(sign()).toBeEnabled();
  });

  it('says that the link ended in the meantime', async () => {
    const { state, user } = open(page, () => {
      state.answer = { state: 'revoked' };
      return new FakeStatus(404, { error: 'This link has ended.', code: 'SL404' });
    });
    await fill(user);
    await user.click(sign());
    expect(await screen.findByRole('heading', { name: 'This link was revoked' })).toBeInTheDocument();
  });

  it.each([
    ['expired', { state: 'expired' }, 'This link has expired'],
    ['revoked', { state: 'revoked' }, 'This link was revoked'],
    ['incomplete', new FakeStatus(404), 'This link is not complete'],
  ])('by a link that is %s is not possible', async (_, answer, title) => {
    open(answer);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is in Spanish, too', async () => {
    await loadCatalog('common', 'sign-release');
    await showLanguage('es');
    open();
    expect(await screen.findByLabelText('Su nombre')).toBeInTheDocument();
    expect(screen.getByText(/Primavera 2027/)).toBeInTheDocument();
  });
});
