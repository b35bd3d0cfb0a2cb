import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App.tsx';
import { FakeStatus, fakeServer, leagueToken } from '../../testing/fakeServer.ts';
import { formOrganization, lists, soldOf } from '../../testing/packages.ts';
import { address, showPage } from '../../testing/page.tsx';
import CapabilityFormPage from './CapabilityFormPage.tsx';
import type { CapabilityFormOrganization } from './types.ts';

function open(
  capabilityId?: string,
  answers: Parameters<typeof fakeServer>[0] = {},
  organization: CapabilityFormOrganization | null = formOrganization,
) {
  const calls = fakeServer({ CapabilityForm: () => ({ ...lists, organization }), ...answers });
  showPage(
    `/organizations/4/capability-form${capabilityId ? `/${capabilityId}` : ''}`,
    <CapabilityFormPage id="4" {...(capabilityId ? { capabilityId } : {})} />,
    leagueToken,
  );
  return {
    calls,
    user: userEvent.setup(),
    sent: (name: string) => calls.filter((call) => call.name === name).map((call) => call.body.input),
  };
}
const made = () => ({ createOrganizationCapability: { organizationCapability: { id: 90 } } });
const changed = () => ({ updateOrganizationCapability: { organizationCapability: { id: 51 } } });
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.selectOptions(await screen.findByLabelText('What do you sell?'), name);

describe('the capability form', () => {
  it('[B-146] opens at the URL of the capability form', async () => {
    fakeServer({ CapabilityForm: () => ({ ...lists, organization: formOrganization }) });
    showPage('/organizations/4/capability-form', <App />, leagueToken);
    expect(await screen.findByLabelText('What do you sell?')).toBeInTheDocument();
  });

  it('[B-156] shows the fields of the chosen capability, and none of another', async () => {
    const { user } = open();
    await choose(user, 'Game Signage');
    for (const legend of ['Can banners stay up day and night, all week?', 'Where do they hang?', 'Banner Placement'])
      expect(screen.getByText(legend)).toBeInTheDocument();
    await choose(user, 'Dedicated Email');
    expect(screen.getByLabelText('Email List Size')).toBeInTheDocument();
    expect(screen.getByText('Send the email that we write.')).toBeInTheDocument();
    expect(screen.queryByText('Banner Placement')).toBeNull();
    await choose(user, 'Survey');
    expect(screen.queryByLabelText('Email List Size')).toBeNull();
    expect(screen.queryByRole('option', { name: 'Old thing' })).toBeNull();
  });

  it('[L-341] [L-342] offers the five banner sizes with the wide side first', async () => {
    const { user } = open();
    await choose(user, 'Game Signage');
    const sizes = within(screen.getByRole('group', { name: 'Which sizes fit?' }));
    expect(sizes.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)).toEqual([
      '6 feet wide, 4 feet tall',
      'Pop Up',
      '8 feet wide, 4 feet tall',
      '4 feet wide, 4 feet tall',
      '5 feet wide, 3 feet tall',
    ]);
  });

  it('sends only the details of its kind', async () => {
    const { user, sent } = open(undefined, { SellCapability: made });
    await choose(user, 'Game Signage');
    await user.click(screen.getByLabelText('Pop Up'));
    await choose(user, 'Dedicated Email');
    await user.type(screen.getByLabelText('Email List Size'), '1200');
    await user.type(screen.getByLabelText('Price of one'), '99.90');
    await user.click(screen.getByRole('button', { name: 'Add Capability' }));
    await waitFor(() => expect(address()).toBe('/league-packages?done=added'));
    expect(sent('SellCapability')).toEqual([
      {
        organizationId: 4,
        capabilityId: 10,
        name: null,
        description: null,
        price: '99.90',
        maxForSale: null,
        sponsorablePropertyIds: [],
        emailListSize: 1200,
      },
    ]);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('capability.4.new');
  });

  it('reports errors beside each field, and sends nothing', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Capability' }));
    expect(screen.getByText('Choose what you sell.')).toBeInTheDocument();
    expect(screen.getByLabelText('What do you sell?')).toHaveFocus();
    await choose(user, 'Dedicated Email');
    await user.type(screen.getByLabelText('Price of one'), '-5');
    await user.type(screen.getByLabelText('Quantity'), '1.5');
    await user.type(screen.getByLabelText('Email List Size'), 'many');
    await user.click(screen.getByRole('button', { name: 'Add Capability' }));
    expect(screen.getByText('The price cannot be negative.')).toBeInTheDocument();
    expect(screen.getAllByText('Enter a whole number.')).toHaveLength(2);
    expect(sent('SellCapability')).toEqual([]);
  });

  it('sends only changed fields; the quantity cannot be less than packages contain', async () => {
    const held = soldOf({
      organizationCapabilityPackages: [{ id: 71, quantity: 3, organizationPackage: { id: 61, name: 'Gold' } }],
    });
    const { user, sent } = open(
      '51',
      { ChangeSoldCapability: changed },
      { ...formOrganization, organizationCapabilities: [held] },
    );
    const quantity = await screen.findByLabelText('Quantity');
    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      screen.getByText('A package includes 3 of these, so at least that many must be for sale.'),
    ).toBeInTheDocument();
    await user.clear(quantity);
    await user.type(quantity, '5');
    await user.click(screen.getByLabelText('Pop Up'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/league-packages?done=saved'));
    expect(sent('ChangeSoldCapability')).toEqual([{ id: 51, maxForSale: 5, bannerSizeIds: [2, 3] }]);
  });

  it('restores the input after a reload, and discards it on request', async () => {
    const { user } = open('51');
    await user.type(await screen.findByLabelText('Name'), ' east');
    const typed = sessionStorage.getItem('sideline.draft.capability.4.51') ?? '';
    document.body.innerHTML = '';
    fakeServer({ CapabilityForm: () => ({ ...lists, organization: formOrganization }) });
    sessionStorage.setItem('sideline.draft.capability.4.51', typed);
    render(<CapabilityFormPage id="4" capabilityId="51" />);
    expect(await screen.findByText('What you typed before is back. It is not saved yet.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Fence banners east');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Fence banners');
  });

  it('shows a validation error of the server beside its field', async () => {
    const { user } = open('51', {
      ChangeSoldCapability: () =>
        new FakeStatus(200, {
          errors: [
            { message: 'A package includes more than that.', extensions: { code: 'SL422', field: 'maxForSale' } },
          ],
          data: null,
        }),
    });
    const quantity = await screen.findByLabelText('Quantity');
    await user.clear(quantity);
    await user.type(quantity, '1');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('A package includes more than that.')).toBeInTheDocument();
    expect(quantity).toHaveAccessibleDescription(/A package includes more than that/);
    expect(quantity).toHaveValue('1');
  });

  it('[B-007] is not found for another organization', async () => {
    open(undefined, {}, null);
    expect(await screen.findByRole('heading', { name: 'This page is out of bounds.' })).toBeInTheDocument();
    expect(screen.queryByLabelText('What do you sell?')).toBeNull();
  });
});
