import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { setNavigator } from '../../../../ui/graphql.ts';
import { storeToken } from '../../../../ui/session.ts';
import { App } from '../../app/App.tsx';
import { FakeStatus, leagueToken } from '../../testing/fakeServer.ts';
import { address } from '../../testing/page.tsx';
import { open, overview, save } from '../../testing/profile.tsx';
import type { Overview } from './types.ts';

describe('Overview', () => {
  it('[B-086] [B-087] [L-333] saves only changed fields, once', async () => {
    const { user, sent } = open('/organizations/4');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(screen.getByLabelText('Contact phone'), '555-555-5555');
    await user.clear(screen.getByLabelText('Unique participants per year'));
    await user.type(screen.getByLabelText('Unique participants per year'), '0');
    await user.click(save());
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(sent('UpdateMyOrganization')).toEqual([
      { organizationId: 4, contactPhone: '555-555-5555', numberOfUniqueParticipantsPerYear: null },
    ]);
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('Name'), ' Club');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Your changes are saved.')).toBeNull();
  });

  it('[B-013] [B-075] staff’s fields are hidden; ages and genders are read-only', async () => {
    const { calls } = open('/organizations/4');
    expect(await screen.findByText('5–14')).toBeInTheDocument();
    expect(screen.getByText('Coed')).toBeInTheDocument();
    for (const name of [/city/i, /state/i, /confidence/i, /software/i, /hubspot/i, /zip/i])
      expect(screen.queryByLabelText(name)).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /zip|software|salesforce|hubspot|survey|digital reach|city|state|confidence/i,
    );
    expect(calls.map(({ name }) => name)).not.toContain('OrganizationOverview');
  });

  it('[B-078] an invalid email is reported at its field and nothing is saved', async () => {
    const { user } = open('/organizations/4');
    await user.type(await screen.findByLabelText('Contact email'), ', nobody');
    expect(screen.getByText('One or more emails are invalid')).toBeInTheDocument();
    expect(screen.getByLabelText('Contact email')).toHaveAccessibleDescription(/One or more emails are invalid/);
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('Contact email'), '@club.org');
    expect(save()).toBeEnabled();
  });

  it.each(['javascript:alert(1)', 'not a url'])(
    '[O9] refuses the website and the social media address %s',
    async (typed) => {
      const { user } = open('/organizations/4');
      fireEvent.change(await screen.findByLabelText('Website'), { target: { value: typed } });
      expect(screen.getByLabelText('Website')).toBeInvalid();
      expect(save()).toBeDisabled();
      fireEvent.change(screen.getByLabelText('Website'), { target: { value: 'www.harbor.test' } });
      expect(save()).toBeEnabled();
      await user.click(screen.getByRole('button', { name: 'Add social media' }));
      fireEvent.change(screen.getAllByLabelText('Address').at(-1) as HTMLElement, { target: { value: typed } });
      expect(screen.getAllByLabelText('Address').at(-1)).toBeInvalid();
      expect(save()).toBeDisabled();
    },
  );

  it('[B-079] sizes are sent as numbers; a rate above 100 percent is not sent', async () => {
    const { user, sent } = open('/organizations/4');
    const list = await screen.findByLabelText('Email list size');
    fireEvent.change(list, { target: { value: '1,200' } });
    const rate = screen.getByLabelText('Email open rate, percent');
    fireEvent.change(rate, { target: { value: '101' } });
    expect(screen.getByText('Enter a percentage from 0 to 100.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    fireEvent.change(rate, { target: { value: '42.5' } });
    await user.click(save());
    await screen.findByText('Your changes are saved.');
    expect(sent('UpdateMyOrganization')).toEqual([{ organizationId: 4, emailListSize: 1200 }]);
  });

  it('[B-081] [B-082] social media: a new entry has the first channel, no posting and no URL; entries can be removed', async () => {
    const { user, sent } = open('/organizations/4');
    await user.click(await screen.findByRole('button', { name: 'Add social media' }));
    const entry = within(screen.getByRole('group', { name: 'Entry 2' }));
    expect(entry.getByLabelText('Channel')).toHaveValue('1');
    expect(entry.getByLabelText('Address')).toHaveValue('');
    expect(entry.getByRole('checkbox')).not.toBeChecked();
    await user.type(entry.getByLabelText('Address'), 'https://facebook.com/hh');
    await user.click(screen.getByRole('button', { name: 'Remove entry 1' }));
    expect(screen.getByRole('button', { name: 'Add social media' })).toHaveFocus();
    await user.click(save());
    await screen.findByText('Your changes are saved.');
    expect(sent('UpdateMyOrganization')).toEqual([
      { organizationId: 4, socialMedia: [{ channelId: 1, url: 'https://facebook.com/hh', canPost: false }] },
    ]);
  });

  it('shows an error at its field, and loses nothing when the connection is lost', async () => {
    let answer: () => unknown = () =>
      new FakeStatus(200, {
        data: null,
        errors: [{ message: 'This name is too long.', extensions: { code: 'SL422', field: 'name' } }],
      });
    const { user } = open('/organizations/4', { UpdateMyOrganization: () => answer() });
    await user.type(await screen.findByLabelText('Name'), ' Club');
    await user.click(save());
    expect(await screen.findByText('This name is too long.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/too long/);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.click(save());
    expect(await screen.findByText(/could not be saved. They are still here/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Harbor Hills Club');
  });

  it('input typed during a save is preserved, and can be saved next', async () => {
    let release: () => void = () => undefined;
    const { user } = open('/organizations/4', {
      UpdateMyOrganization: ({ input }: { input: Partial<Overview> }) =>
        new Promise((resolve) => {
          release = () => resolve({ updateOrganization: { organization: { ...overview, ...input } } });
        }),
    });
    await user.type(await screen.findByLabelText('Contact phone'), '555-555-5555');
    await user.click(save());
    await user.type(screen.getByLabelText('Name'), ' Club');
    release();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.getByLabelText('Name')).toHaveValue('Harbor Hills Club');
    expect(screen.getByLabelText('Contact phone')).toHaveValue('555-555-5555');
  });

  it('[B-089] [B-090] [B-091] warns before leaving with changes, and restores them after a reload', async () => {
    const { user, view } = open('/organizations/4');
    const asked: string[] = [];
    globalThis.confirm = (text?: string) => {
      asked.push(text ?? '');
      return false;
    };
    await user.type(await screen.findByLabelText('Contact phone'), '5');
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Play Locations' }));
    expect(asked).toEqual([
      "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?",
    ]);
    expect(address()).toBe('/organizations/4');
    const kept = { ...sessionStorage };
    expect(Object.values(kept).join()).toContain('contactPhone');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Contact phone')).toHaveValue('');
    view.unmount();
  });

  it('[L-005] an expired session redirects to the login, and the input is restored afterwards', async () => {
    setNavigator((path) => navigate(path));
    const { user, view } = open('/organizations/4', { UpdateMyOrganization: () => new FakeStatus(401) });
    await user.type(await screen.findByLabelText('Name'), ' Fútbol d’Oro');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Forganizations%2F4'));
    view.unmount();
    act(() => {
      storeToken(leagueToken);
      navigate('/organizations/4');
    });
    render(<App />);
    expect(await screen.findByLabelText('Name')).toHaveValue('Harbor Hills Fútbol d’Oro');
    expect(screen.getByText('What you typed before is back. It is not saved yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Harbor Hills');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});
