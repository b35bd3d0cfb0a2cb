import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { TermsDialog } from './TermsDialog.tsx';

const planned = (offerId: number, more: object = {}) => ({
  offerId,
  organizationName: `League ${offerId}`,
  sponsorablePropertyName: 'U10',
  numberOfPlayers: 80,
  packageName: null,
  presentValue: null,
  value: '200.00',
  assets: 'Game Signage added: 2',
  refusal: null,
  ...more,
});
const plan = (offers: object[], budget: object = {}) => ({
  offerTermsPlan: {
    offers,
    budgets: [
      {
        campaignId: 4,
        campaignName: 'Fall push',
        budget: '5000.00',
        committed: '4900.00',
        committedAfter: '5100.00',
        ...budget,
      },
    ],
  },
});
const capabilities = {
  AskedCapabilities: () => ({
    askedCapabilities: [{ capabilityId: 4, name: 'Game Signage', minimumQuantity: 2 }],
    offers: [1, 2].map((id) => ({ id, version: 2 * id + 1 })),
  }),
};
const show = ({ onClose, ...more }: { onClose?: () => void; onDone?: () => void } = {}) =>
  showPage(<TermsDialog offerIds={[1, 2]} {...more} />, onClose && { onClose });

beforeEach(() => signIn());

it('[T3] a value per player previews each offer and the budget, and lists the skipped offers', async () => {
  const sent = fakeServer({
    ...capabilities,
    OfferTermsPlan: () =>
      plan([planned(1), planned(2, { value: null, assets: null, refusal: 'The number of players is not known.' })]),
  });
  show();
  await userEvent.click(await screen.findByLabelText('Per player'));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Per player' }), '2.5');
  await userEvent.type(screen.getByLabelText('At least'), '150');
  await waitFor(() =>
    expect(lastOf(sent, 'OfferTermsPlan')).toEqual({
      offerIds: [1, 2],
      terms: {
        valueRule: 'per_player',
        amount: '2.5',
        minimum: '150',
        maximum: null,
        roundTo: '25',
        assets: [{ capabilityId: 4, quantity: 2, reach: null }],
        replaceExisting: false,
      },
    }),
  );
  expect(await screen.findByText('1 offer')).toBeInTheDocument();
  expect(screen.getByText(/League 2, U10: The number of players is not known\./)).toBeInTheDocument();
  expect(screen.getByText(/\$5,100 with these offers/)).toHaveTextContent('That is $100 over budget.');
  expect(lastOf(sent, 'SetOfferTerms')).toBeUndefined();
});

it('[T3] packages set their own assets; an error is shown in the dialog, and the input is kept', async () => {
  const onDone = jest.fn();
  const sent = fakeServer({
    ...capabilities,
    OfferTermsPlan: () => plan([planned(1), planned(2)]),
    SetOfferTerms: () => new Refusal('Enter an amount above $0.', 'SL422', 'amount'),
  });
  show({ onDone });
  await userEvent.click(await screen.findByLabelText('From their packages'));
  expect(screen.queryByRole('group', { name: 'Assets' })).toBeNull();
  await userEvent.click(screen.getByLabelText('The same for all'));
  await userEvent.type(screen.getByLabelText('Value of each offer'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Set value and assets' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Value of each offer')).toHaveAccessibleDescription('Enter an amount above $0.'),
  );
  expect(screen.getByLabelText('Value of each offer')).toHaveValue(5);
  expect(sent.filter(({ name }) => name === 'SetOfferTerms')).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
});

it('[T3] without an amount nothing is sent, and the error is shown at its input', async () => {
  const onClose = jest.fn();
  const sent = fakeServer({ ...capabilities, OfferTermsPlan: () => plan([planned(1)]) });
  show({ onClose });
  await userEvent.click(await screen.findByRole('button', { name: 'Set value and assets' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Value of each offer')).toHaveAccessibleDescription('Enter an amount.'),
  );
  expect(sent.filter(({ name }) => name === 'SetOfferTerms')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('[T3] leaving the value as it is needs a quantity: the dialog stays and says so', async () => {
  const onClose = jest.fn();
  const sent = fakeServer({ ...capabilities, OfferTermsPlan: () => plan([planned(1)]), SetOfferTerms: () => ({}) });
  show({ onClose });
  expect(await screen.findByText('Enter an amount to see what changes.')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Leave unchanged'));
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'Game Signage, quantity' }));
  expect(await screen.findByText('Enter a quantity to see what changes.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Set value and assets' }));
  await waitFor(() => expect(screen.getAllByText('Enter a quantity to see what changes.')).toHaveLength(2));
  expect(sent.filter(({ name }) => name === 'SetOfferTerms')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('[R25] versions are sent as read; who changed an offer since is named, and the dialog stays with the newer ones', async () => {
  const onClose = jest.fn();
  const offers = [
    { id: 1, version: 3 },
    { id: 2, version: 5 },
  ];
  const conflicts = [{ offerId: 2, organizationName: 'League 2', reason: 'Ana changed this in the meantime.' }];
  const sent = fakeServer({
    AskedCapabilities: () => ({ ...capabilities.AskedCapabilities(), offers: [...offers] }),
    OfferTermsPlan: () => plan([planned(1), planned(2)]),
    SetOfferTerms: () => {
      const result = { changedOfferIds: [1], refused: [], conflicts: conflicts.splice(0) };
      offers[1] = { id: 2, version: 6 };
      return { setOfferTerms: { changeId: '9', result } };
    },
    UndoPreview: () => ({ undoPreview: { undone: [], left: [], stays: [] } }),
  });
  show({ onClose });
  await userEvent.type(await screen.findByLabelText('Value of each offer'), '5');
  await userEvent.click(screen.getByLabelText('Also replace existing values and assets'));
  offers[0] = { id: 1, version: 4 }; // somebody else; the dialog’s queries are refetched
  fireEvent.focus(window);
  await waitFor(() => expect(sent.filter(({ name }) => name === 'AskedCapabilities')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Set value and assets' }));
  expect(await screen.findByText(/League 2 \(Ana changed this in the meantime\.\)/)).toBeInTheDocument();
  expect(lastOf(sent, 'SetOfferTerms')).toMatchObject({ input: { offerIds: [1, 2], versions: [3, 5] } });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Set value and assets' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(lastOf(sent, 'SetOfferTerms')).toMatchObject({ input: { versions: [4, 6] } });
});
