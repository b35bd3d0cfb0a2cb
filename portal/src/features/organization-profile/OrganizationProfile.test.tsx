import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/App.tsx';
import { refusal } from '../../testing/fakeServer.ts';
import { heading, open } from '../../testing/profile.tsx';

describe('the profile of an organization', () => {
  it('[B-006] [B-067] [B-023] has exactly four tabs, each with its own URL', async () => {
    open('/organizations/4');
    const tabs = within(await screen.findByRole('navigation', { name: 'Organization Profile' }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/organizations/4'],
      ['Play Locations', '/organizations/4/locations'],
      ['Program Details', '/organizations/4/program'],
      ['Users', '/organizations/4/users'],
    ]);
    expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(await heading('Contact')).toBeInTheDocument();
  });

  it('[B-062] [B-072] shows the name, whether it is active, and a link back to the sponsorships', async () => {
    open('/organizations/4/users');
    expect(await heading('Harbor Hills')).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sponsorships' })).toHaveAttribute('href', '/organization-dashboard');
    expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  });

  it('[L-258] [L-259] its menu links to Overview and Users', async () => {
    open('/organizations/4/users');
    await heading('Harbor Hills');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Overview', hidden: true })).toHaveAttribute('href', '/organizations/4');
    expect(menu.getByRole('link', { name: 'Users', hidden: true })).toHaveAttribute('href', '/organizations/4/users');
  });

  it('[B-007] [B-015] of another organization is not found', async () => {
    open('/organizations/5', {
      MyOrganizationProfile: () => ({ organization: null }),
      MyOrganizationOverview: () => ({
        organization: null,
        sports: [],
        organizationTypes: [],
        socialMediaChannels: [],
      }),
    });
    expect(await heading('This page is out of bounds.')).toBeInTheDocument();
    expect(
      screen.getByText(/You do not have access to an organization at this address, or no longer do\./),
    ).toBeVisible();
    expect(screen.queryByText(/What you typed/)).toBeNull();
  });

  it('tells users whom staff removed while they typed, and restores their input once they are back', async () => {
    let member = true;
    const { user, view } = open('/organizations/4', {
      MyOrganizationProfile: () => ({
        organization: member ? { id: 4, name: 'Harbor Hills', engagementStatus: 'active' } : null,
      }),
    });
    await user.type(await screen.findByLabelText('Name'), ' Club');
    member = false;
    view.unmount();
    const gone = render(<App />);
    expect(await screen.findByText(/What you typed is kept on this device for 30 days/)).toBeVisible();
    member = true;
    gone.unmount();
    render(<App />);
    expect(await screen.findByLabelText('Name')).toHaveValue('Harbor Hills Club');
  });

  it('[B-225] [B-226] says what users may do and that three are recommended', async () => {
    open('/organizations/4/users');
    expect(
      await screen.findByText(
        /up to 3 users.*accept offers, view sponsorships, send verifications and add or remove other users/,
      ),
    ).toHaveTextContent(/All of them are notified by email\./);
    expect(screen.getByText('There are no users to display for this organization')).toBeInTheDocument();
  });
});

describe('Play Locations', () => {
  it('[B-106] are cards with nickname and address, the primary one first', async () => {
    open('/organizations/4/locations');
    await heading('Play Locations');
    const cards = screen.getAllByRole('listitem');
    const texts = cards.map((card) => card.textContent).filter((text) => /Park|Gym/.test(text ?? ''));
    expect(texts[0]).toMatch(/GymPrimary play locationErie, PA 16507/);
    expect(texts[1]).toMatch(/Park1 Park Rd, Austin, TX/);
    expect(screen.queryByPlaceholderText(/zip/i)).toBeNull();
  });

  it('[B-107] [B-109] [B-111] one can be added once an address and a nickname are set', async () => {
    const { user, sent } = open('/organizations/4/locations');
    await user.click(await screen.findByRole('button', { name: 'Add A Play Location' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add A Play Location' }));
    const add = dialog.getByRole('button', { name: 'Add play location' });
    await user.type(dialog.getByLabelText('Nickname'), ' Field 3 ');
    await user.type(dialog.getByLabelText('Address'), 'Aust');
    expect(add).toBeDisabled();
    expect(dialog.getByText('Choose the address from the suggestions.')).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Austin, TX 78701' }));
    await user.click(add);
    expect(await screen.findByText('Field 3')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('CreateMyPlayLocation')).toEqual([
      {
        organizationId: 4,
        playLocationInput: expect.objectContaining({ address: 'Austin, TX 78701', nickname: 'Field 3' }),
      },
    ]);
  });

  it('[O5] [O10] the chosen place suggests a nickname, and retyping its address keeps it chosen', async () => {
    const { user } = open('/organizations/4/locations');
    await user.click(await screen.findByRole('button', { name: 'Add A Play Location' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add A Play Location' }));
    await user.type(dialog.getByLabelText('Address'), 'Aust');
    await user.click(await dialog.findByRole('button', { name: 'Austin, TX 78701' }));
    expect(dialog.getByLabelText('Nickname')).toHaveValue('Austin');
    const add = dialog.getByRole('button', { name: 'Add play location' });
    await user.clear(dialog.getByLabelText('Address'));
    expect(add).toBeDisabled();
    await user.type(dialog.getByLabelText('Address'), 'austin TX  78701');
    expect(add).toBeEnabled();
  });

  it('[B-113] [B-119] removing asks first, and shows why the server refused', async () => {
    let refused = true;
    const { user } = open('/organizations/4/locations', {
      DeleteMyPlayLocation: () =>
        refused
          ? refusal('This is the only play location of "U10". Give that program another one first.', 'SL409')
          : { deleteOrganizationPlayLocation: { clientMutationId: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Park' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove play location' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText(/only play location of "U10"/)).toBeInTheDocument();
    refused = false;
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[B-114] says so if there are none', async () => {
    open('/organizations/4/locations', {
      MyOrganizationPlaces: () => ({ organization: { id: 4, playLocations: [] }, primaryPlayLocation: null }),
    });
    expect(await screen.findByText('There is no play location data for this organization')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add A Play Location' })).toBeInTheDocument();
  });
});
