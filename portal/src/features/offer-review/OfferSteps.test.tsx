import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { otherStateMessage } from '../../../../ui/address/address.ts';
import { readToken } from '../../../../ui/session.ts';
import { loadCatalog, showLanguage } from '../../i18n/i18n.ts';
import { FakeStatus, fakeToken, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { reviewOffer, today } from '../../testing/offers.ts';
import { acceptButton, fillReview, openLink, toAddress, toReview, withAddress } from '../../testing/review.tsx';
import { savedInBrowser, typeWithoutFlush } from '../../testing/typeBeforeUnload.ts';
import AcceptOffer from './AcceptOffer.tsx';

describe('the link', () => {
  it('[L-002][L-014] every request carries the link token, not the stored login', async () => {
    const { calls, user } = openLink({ token: leagueToken, offer: withAddress });
    await user.click(await screen.findByRole('button', { name: 'Validate Address' }));
    await waitFor(() => expect(calls.map((call) => call.name)).toContain('VerifyAddress'));
    expect(new Set(calls.map((call) => call.token))).toEqual(new Set(['link-token']));
  });

  it('[L-012] the card is titled "Review Sponsorship Offer"', async () => {
    openLink();
    expect(await screen.findByRole('heading', { level: 1, name: 'Review Sponsorship Offer' })).toBeInTheDocument();
  });

  it('[L-065] a view is recorded by its own request', async () => {
    const { sent } = openLink();
    await waitFor(() => expect(sent('RecordLinkView')).toHaveLength(1));
  });

  it('[L-006][L-007] an invalid link shows its page and keeps the stored login', async () => {
    openLink({
      token: leagueToken,
      handlers: {
        OfferToAccept: () => new FakeStatus(401, { errors: [{ message: 'No', extensions: { code: 'SL401' } }] }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Link has expired' })).toBeInTheDocument();
    expect(readToken()).toBe(leagueToken);
  });
});

describe('a login without access to the offer', () => {
  it('[L-044] of another organization: the refusal leads to the email step, and the link accepts', async () => {
    const { user, sent } = openLink({
      token: leagueToken,
      offer: withAddress,
      handlers: {
        AcceptOffer: (_input: unknown, { token }: { token: string | null }) =>
          token === leagueToken
            ? refusal("We couldn't find a sponsorship offer at this link.", 'SL404')
            : { acceptOffer: { jwt: null, offer: { id: 5 } } },
      },
    });
    await toReview(user, false);
    await fillReview(user);
    await user.click(acceptButton());
    expect(await screen.findByText(/doesn’t have access to this offer/)).toBeInTheDocument();
    expect(readToken()).toBe(leagueToken);
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Review Offer Details' }));
    expect(await screen.findByLabelText('Season start')).toHaveValue('2027-03-20');
    await user.click(acceptButton());
    await waitFor(() => expect(sent('AcceptOffer').map(({ token }) => token)).toEqual([leagueToken, 'link-token']));
  });

  it('that has expired counts as none: the email is requested', async () => {
    const exp = Math.floor(Date.now() / 1000) - 60;
    openLink({ token: fakeToken({ role: 'organization', sub: '7', email: 'dana@harborhills.test', exp }) });
    expect(await screen.findByText('Step 1 of 3: Email')).toBeInTheDocument();
  });
});

describe('the five steps', () => {
  it('[L-013] email, address, details, then the accept confirmation', async () => {
    const { user } = openLink({
      offer: withAddress,
      handlers: { AcceptOffer: () => ({ acceptOffer: { jwt: null, offer: { id: 5 } } }) },
    });
    expect(await screen.findByText('Step 1 of 3: Email')).toBeInTheDocument();
    await toAddress(user);
    expect(screen.getByText('Step 2 of 3: Address')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    await user.click(await screen.findByRole('button', { name: 'Review Offer Details' }));
    expect(await screen.findByText('Step 3 of 3: Review details')).toBeInTheDocument();
    await fillReview(user);
    await user.click(acceptButton());
    expect(await screen.findByRole('heading', { name: 'Offer accepted' })).toBeInTheDocument();
    expect(screen.queryByText(/^Step \d/)).toBeNull();
  });

  it('[L-013] the details also lead to the reject confirmation', async () => {
    const { user } = openLink({ offer: withAddress });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.type(screen.getByLabelText('Reason'), 'No fields');
    await user.click(screen.getByRole('button', { name: 'Reject Offer' }));
    expect(await screen.findByRole('heading', { name: 'Offer rejected' })).toBeInTheDocument();
  });

  it('[L-064] sends its variables by name', async () => {
    const { user, sent } = openLink({ offer: withAddress, handlers: { HasAccount: () => ({ hasAccount: true }) } });
    await toReview(user);
    await fillReview(user);
    await user.type(screen.getByLabelText('Password'), 'Field-Day-9');
    await user.click(acceptButton());
    await waitFor(() =>
      expect(sent('AcceptOffer')[0]?.body.input).toMatchObject({
        email: 'dana@harborhills.test',
        password: 'Field-Day-9',
        startDate: '2027-03-20',
        endDate: '2027-06-05',
      }),
    );
  });
});

describe('step 1, email', () => {
  it('[L-015] is prefilled from sentTo, otherwise empty', async () => {
    openLink();
    expect(await screen.findByLabelText('Email')).toHaveValue('dana@harborhills.test');
  });

  it('[L-016] is required, of type email, and Continue is disabled without it', async () => {
    const { user } = openLink({ query: '' });
    const field = await screen.findByLabelText('Email');
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toBeRequired();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.type(field, 'a@b.test');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('[L-016] an email that could not accept the offer is rejected here, at the field', async () => {
    const { user, sent } = openLink({ query: '?sentTo=dana@localhost' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter a valid email');
    expect(sent('HasAccount')).toEqual([]);
  });

  it('[L-017] checks whether the email has an account before the address', async () => {
    const { user, sent } = openLink();
    await toAddress(user);
    expect(sent('HasAccount')[0]?.body).toEqual({ email: 'dana@harborhills.test' });
  });

  it('[L-018] stays and reports it if that fails', async () => {
    const { user } = openLink({ handlers: { HasAccount: () => refusal('no', 'SL500') } });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText(
        'Oops! We had some trouble verifying your email address. If the problem persists, please contact us.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });
});

it('says at the next step that staff revoked the link while its page was open, and what to do', async () => {
  let revoked = false;
  const answer = (good: object) =>
    revoked
      ? new FakeStatus(401, { errors: [{ message: 'Revoked.', extensions: { code: 'SL401', link: 'revoked' } }] })
      : good;
  const { user } = openLink({
    handlers: {
      OfferToAccept: () => answer({ today, offerToAccept: reviewOffer() }),
      HasAccount: () => answer({ hasAccount: false }),
    },
  });
  const go = await screen.findByRole('button', { name: 'Continue' });
  revoked = true;
  await user.click(go);
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
});

describe('step 2, shipping address', () => {
  it('[L-019] has all fields, the country defaulting to US', async () => {
    const { user } = openLink();
    await toAddress(user);
    for (const label of ['Name', 'Address Line 1', 'Address Line 2 (optional)', 'City', 'State', 'Zip'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('United States of America');
  });

  it('[L-020][L-029] a known address is prefilled and still has to be validated', async () => {
    const { user } = openLink({ offer: withAddress });
    await toAddress(user);
    expect(screen.getByLabelText('City')).toHaveValue('Erie');
    expect(screen.getByRole('button', { name: 'Review Offer Details' })).toBeDisabled();
  });

  it('Enter validates the address, and then continues', async () => {
    const { user, sent } = openLink({ offer: withAddress });
    await toAddress(user);
    await user.type(screen.getByLabelText('City'), '{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review Offer Details' })).toBeEnabled());
    await user.type(screen.getByLabelText('City'), '{Enter}');
    expect(await screen.findByRole('heading', { name: 'What you do' })).toBeInTheDocument();
    expect(sent('UpsertShippingAddress')).toHaveLength(1);
  });

  it('the focus moves from the validate button to the next one', async () => {
    const { user } = openLink({ offer: withAddress });
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review Offer Details' })).toHaveFocus());
  });

  it('[L-022] offers provinces for Canada', async () => {
    const { user } = openLink();
    await toAddress(user);
    await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
    expect(screen.getByRole('option', { name: 'Ontario' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Ohio' })).toBeNull();
  });

  it('[L-023] lists missing fields without a request', async () => {
    const { user, sent } = openLink();
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    expect(
      screen.getByText('The following inputs are required to validate address: Name, Address Line 1, City, State, Zip'),
    ).toBeInTheDocument();
    expect(sent('VerifyAddress')).toHaveLength(0);
  });

  it('[L-025] shows the server’s message without its prefix', async () => {
    const { user } = openLink({
      offer: withAddress,
      handlers: { VerifyAddress: () => refusal('GraphQL error: No such street.') },
    });
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    expect(await screen.findByText('No such street.')).toBeInTheDocument();
  });

  it('names the state of a ZIP in the language of the page', async () => {
    await loadCatalog('common', 'addresses');
    await act(() => showLanguage('es'));
    const { user } = openLink({
      token: leagueToken,
      offer: withAddress,
      handlers: { VerifyAddress: () => refusal(otherStateMessage('07030', 'NJ')) },
    });
    const zip = await screen.findByLabelText('Código postal');
    await user.clear(zip);
    await user.type(zip, '07030');
    await user.click(screen.getByRole('button', { name: 'Validar dirección' }));
    expect(await screen.findByText(/^El código postal 07030 es de New Jersey\./)).toBeInTheDocument();
    await act(() => showLanguage('en'));
  });

  it('[L-026][L-027][S-355] a found address is shown as the service formats it', async () => {
    const { user } = openLink({ offer: withAddress });
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    expect(
      await screen.findByText(
        'Your address has been validated. Check to make sure it looks correct, then review offer details.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Address Line 1')).toHaveValue('12 DOCK ST');
    expect(screen.getByRole('button', { name: 'Review Offer Details' })).toBeEnabled();
  });

  it('[B-193] warns about an address that may be undeliverable, which can be kept', async () => {
    const { user } = openLink({
      offer: withAddress,
      handlers: {
        VerifyAddress: (values: object) => ({ verifyAddress: { ...values, deliverability: 'undeliverable' } }),
      },
    });
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    expect(await screen.findByText(/Packages and checks may not arrive at this address\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Review Offer Details' })).toBeEnabled();
    await user.type(screen.getByLabelText('Address Line 2 (optional)'), 'Unit 4');
    expect(screen.queryByText(/may not arrive/)).toBeNull();
  });

  it('a lost connection is not reported as a wrong address, and a reload restores the input', async () => {
    const handlers = {
      VerifyAddress: () => {
        throw new TypeError('Failed to fetch');
      },
    };
    const { user, view } = openLink({ offer: withAddress, handlers });
    await toAddress(user);
    await user.clear(screen.getByLabelText('Address Line 1'));
    await user.type(screen.getByLabelText('Address Line 1'), '9 Zebra Lane');
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    expect(await screen.findByText(/check your internet connection/)).toBeTruthy();
    view.unmount();
    render(<AcceptOffer token="link-token" />);
    expect(await screen.findByLabelText('Address Line 1')).toHaveValue('9 Zebra Lane');
  });

  it('stores each keystroke of an address immediately, however soon the page is unloaded', async () => {
    const { user } = openLink({ offer: withAddress });
    await toAddress(user);
    typeWithoutFlush(screen.getByLabelText('Address Line 1'), '9 Zebra Lane');
    expect(savedInBrowser()).toContain('9 Zebra Lane');
  });

  it('[L-028] an edit afterwards requires another validation', async () => {
    const { user } = openLink({ offer: withAddress });
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    await screen.findByText(/Your address has been validated/);
    await user.type(screen.getByLabelText('City'), 'x');
    expect(screen.getByRole('button', { name: 'Review Offer Details' })).toBeDisabled();
    expect(screen.queryByText(/Your address has been validated/)).toBeNull();
  });

  it('[L-030][L-031] continuing saves the address as shipping', async () => {
    const { user, sent } = openLink({ offer: withAddress });
    await toReview(user);
    expect(sent('UpsertShippingAddress')[0]?.body.input).toMatchObject({
      organizationId: 11,
      addressType: 'shipping',
      line1: '12 DOCK ST',
      deliverability: 'deliverable',
    });
  });

  it('[L-074] an offer that was withdrawn before the address is saved is not found', async () => {
    let offer: ReturnType<typeof reviewOffer> | null = reviewOffer(withAddress);
    const { user } = openLink({
      handlers: {
        OfferToAccept: () => ({ today, offerToAccept: offer }),
        UpsertShippingAddress: () => refusal('The address can be changed here only while the offer is open.', 'SL409'),
      },
    });
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    offer = null;
    await user.click(await screen.findByRole('button', { name: 'Review Offer Details' }));
    expect(await screen.findByRole('heading', { name: 'Sponsorship Offer Not Found' })).toBeInTheDocument();
  });

  it('[L-031] a failed save stays on the step with an alert', async () => {
    const { user } = openLink({
      offer: withAddress,
      handlers: { UpsertShippingAddress: () => refusal('no', 'SL403') },
    });
    await toAddress(user);
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    await user.click(await screen.findByRole('button', { name: 'Review Offer Details' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops! We had trouble saving your address.');
    expect(screen.getByLabelText('City')).toBeInTheDocument();
  });
});
