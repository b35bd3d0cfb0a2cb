import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { capabilityDetail, capabilityForm, soldCapability } from '../testing/capabilities.ts';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CapabilityCreate } from './CapabilityCreate.tsx';
import { CapabilityEdit } from './CapabilityEdit.tsx';
import { CapabilityList } from './CapabilityList.tsx';

/** The table in the card of a capability. */
const tableOf = async (name: string) => within(await screen.findByRole('region', { name })).findByRole('table');

const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${label.replace('?', '\\?')}`) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

beforeEach(() => signIn());

it('[B-146] [B-148] a table has the columns of its kind, and a link to the form', async () => {
  fakeServer({ OrganizationCapabilitiesList: () => listOf(soldCapability) });
  showPage(<CapabilityList organizationId={7} />);
  const table = await tableOf('Game Signage');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['', 'Hang 24/7?', 'Locations', 'Sizes', 'Price', 'Quantity', 'Banner Placement', 'Actions']);
  expect(
    within(table)
      .getAllByRole('cell')
      .slice(1, 7)
      .map((cell) => cell.textContent),
  ).toEqual(['Yes', 'North Park', '4 × 8 ft', '$250', '4', 'Outfield']);
  expect(screen.getByRole('link', { name: '+ Add Capability' })).toHaveAttribute(
    'href',
    '/organizations/7/capability-form',
  );
});

it('[B-156] a new capability has the fields of its kind and sends no others', async () => {
  const sent = fakeServer({
    ...capabilityForm,
    OrganizationCapabilitiesCreate: () => ({ result: { record: { id: 12 } } }),
  });
  showPage(<CapabilityCreate organizationId={7} />, { at: '/organizations/7/capability-form' });
  await choose('Capability', 'Dedicated Email');
  await userEvent.type(await screen.findByLabelText('Email List Size'), '900');
  expect(screen.queryByLabelText('Hang 24/7?')).toBeNull();
  await userEvent.type(screen.getByLabelText('Price'), '99.5');
  await userEvent.click(screen.getByRole('button', { name: 'Add Capability' }));
  await waitFor(() =>
    expect(lastOf(sent, 'OrganizationCapabilitiesCreate')).toEqual({
      input: {
        organizationId: 7,
        capabilityId: 4,
        name: null,
        description: null,
        price: 99.5,
        maxForSale: null,
        sponsorablePropertyIds: [],
        emailListSize: 900,
      },
    }),
  );
  await waitFor(() => expect(address()).toBe('/organizations/7/capabilities'));
});

it('[B-156] [O5] locations are distinguished by address; an edit sends only changed fields; an error is shown at its input', async () => {
  const sent = fakeServer({
    ...capabilityForm,
    OrganizationCapabilitiesUpdate: () => new Refusal('A package includes more than that.', 'SL422', 'maxForSale'),
  });
  showPage(<CapabilityEdit organizationId={7} />, {
    at: '/organizations/7/capability-form/11',
    path: '/organizations/:id/capability-form/:capabilityId',
  });
  await choose('Hang 24/7?', 'No');
  expect(screen.getByLabelText('North Park, 1 Elm St, Erie, PA 16501')).toBeChecked();
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'OrganizationCapabilitiesUpdate')).toEqual({
      input: { id: 11, version: 3, maxForSale: 1, canHang24Hours: false },
    }),
  );
  expect(await screen.findByText('A package includes more than that.')).toBeInTheDocument();
  expect(screen.getByLabelText('Quantity')).toHaveAttribute('aria-invalid', 'true');
});

type Kind = [title: string, kind: string, more: object, columns: string[], first: string];
const ownKinds: Kind[] = [
  ['Dedicated Email', 'dedicated_email', { emailListSize: 900 }, ['Email List Size', 'Price', 'Quantity'], '900'],
  [
    'Social Media Posts',
    'social_media_post',
    { socialMediaChannel: { name: 'Instagram' } },
    ['Channel', 'Following Size', 'Price', 'Quantity'],
    'Instagram',
  ],
  [
    'Team of Game Jerseys',
    'team_game_jersey',
    { canUseLogo: false },
    ['Can Use Logo', 'Logo Placements', 'Other Brands', 'Minimum Teams Required', 'Price', 'Quantity'],
    'No',
  ],
];
const anyOther: Kind[] = [['any other capability', 'seminar', {}, ['Description', 'Price', 'Quantity'], 'An hour']];
const showsColumns = async (...[, kind, more, columns, first]: Kind) => {
  const one = {
    ...soldCapability,
    name: 'Ours',
    description: 'An hour',
    capability: { id: 9, name: 'Ours', kind },
    capabilityDetail: { ...capabilityDetail, ...more },
  };
  fakeServer({ OrganizationCapabilitiesList: () => listOf(one) });
  showPage(<CapabilityList organizationId={7} />);
  const table = within(await tableOf('Ours'));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['', ...columns, 'Actions']);
  expect(table.getAllByRole('cell')[1]).toHaveTextContent(first);
};
it.each(ownKinds)('[B-149] [B-150] [B-151] %s has the columns of its kind', showsColumns);
it.each(anyOther)('[B-152] %s has description, price and quantity', showsColumns);

it('[B-147] [B-155] one table per capability; the quantity is how many are for sale, the price is money', async () => {
  const more = {
    ...soldCapability,
    id: 12,
    name: 'Second',
    capabilityDetail: { ...capabilityDetail, price: '99.50', maxForSale: 1200 },
  };
  const other = { ...soldCapability, id: 13, name: 'Seminar', capability: { id: 8, name: 'Seminar', kind: 'seminar' } };
  fakeServer({ OrganizationCapabilitiesList: () => listOf(soldCapability, other, more) });
  showPage(<CapabilityList organizationId={7} />);
  const signage = within(await tableOf('Game Signage'));
  expect(signage.getAllByRole('row')).toHaveLength(3);
  expect(
    within(signage.getByRole('row', { name: /Second/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['$99.50', '1,200']));
  expect(screen.getAllByRole('table')).toHaveLength(2);
});

it('[B-154] shows an empty state', async () => {
  fakeServer({ OrganizationCapabilitiesList: () => listOf() });
  showPage(<CapabilityList organizationId={7} />);
  expect(await screen.findByText('Sorry! Capabilities have not been created yet!')).toBeInTheDocument();
});

it('[O24] prices and quantities of several records can be bulk edited', async () => {
  const sent = fakeServer({
    OrganizationCapabilitiesList: () => listOf(soldCapability, { ...soldCapability, id: 12, name: 'Outfield fence' }),
    OrganizationCapabilitiesUpdateMany: () => ({ result: { changeId: '1' } }),
  });
  showPage(<CapabilityList organizationId={7} />);
  await tableOf('Game Signage');
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (?!all$)/ })) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 capabilities' }));
  await userEvent.type(dialog.getByLabelText('Quantity'), '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'OrganizationCapabilitiesUpdateMany')).toEqual({
      input: { ids: [11, 12], versions: [3, 3], patch: { maxForSale: 3 } },
    }),
  );
});
