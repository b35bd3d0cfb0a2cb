import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { PlayLocationsTab } from './PlayLocationsTab.tsx';

describe('Play Locations', () => {
  beforeEach(() => signIn());
  const places = (zips: string[] = []) => ({
    OrganizationsOne: () => ({ record: { id: 3, zips } }),
    PlayLocationsList: () => listOf(),
  });

  it('[B-114] shows an empty state', async () => {
    fakeServer(places());
    showPage(<PlayLocationsTab id={3} />);
    expect(await screen.findByText('There is no play location data for this organization')).toBeInTheDocument();
  });

  it('[B-099][B-100][B-104] zips: a click removes one; rejected ones must be removed before adding', async () => {
    const sent = fakeServer({
      ...places(['97005']),
      RemoveZip: () => ({ removeZip: { changeId: '1' } }),
      AddZips: () => new Refusal('Cannot add invalid zips: 00000'),
    });
    showPage(<PlayLocationsTab id={3} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 97005' }));
    await waitFor(() => expect(lastOf(sent, 'RemoveZip')).toEqual({ input: { organizationId: 3, zip: '97005' } }));
    await userEvent.type(screen.getByPlaceholderText('Enter five-digit zip'), '02134, 00000');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/Please remove all invalid zip codes/)).toBeInTheDocument();
    expect(lastOf(sent, 'AddZips')).toEqual({ input: { organizationId: 3, zips: ['02134', '00000'] } });
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out 00000' }));
    expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  });

  it('[B-108][B-109][O10] an address must be selected from the suggestions; typing the selected one again is accepted', async () => {
    const place = {
      address: '1 Main St, Portland, OR 97202',
      city: 'Portland',
      state: 'OR',
      zipcode: '97202',
      country: 'US',
      lat: 45,
      lon: -122,
    };
    const sent = fakeServer({
      ...places(),
      'GET /places': () => [place],
      PlayLocationsCreate: () => ({ result: { record: { id: 1 } } }),
    });
    showPage(<PlayLocationsTab id={3} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add A Play Location' }));
    const submit = screen.getByRole('button', { name: 'Add play location' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Nickname' }), 'Larkspur');
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), '1 Main');
    expect(submit).toBeDisabled();
    await userEvent.click(await screen.findByRole('option', { name: place.address }));
    expect(submit).toBeEnabled();
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), 'x');
    expect(submit).toBeDisabled();
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), '{Backspace}');
    await waitFor(() => expect(submit).toBeEnabled());
    const box = screen.getByRole('combobox', { name: 'Address' });
    await userEvent.clear(box);
    expect(submit).toBeDisabled();
    await userEvent.type(box, '1 main st,  portland OR 97202');
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'PlayLocationsCreate')).toEqual({
        input: { organizationId: 3, playLocationInput: { address: place.address, nickname: 'Larkspur' } },
      }),
    );
  });

  const stored = {
    id: 7,
    nickname: 'Default Nickname',
    address: '9 Elm St, Salem, OR 97301',
    lat: null,
    lon: null,
    primary: true,
  };
  const withPlace = {
    ...places(),
    'GET /places': () => [
      {
        address: '1 Main St, Portland, OR 97202',
        city: 'Portland',
        state: 'OR',
        zipcode: '97202',
        country: 'US',
        lat: 45,
        lon: -122,
      },
    ],
    PlayLocationsList: () => listOf(stored),
    PlayLocationsUpdate: () => ({ result: { changeId: '1', record: stored } }),
  };

  it('[O5] a location can be renamed; its street is suggested if it has no name, and its address can stay', async () => {
    const sent = fakeServer(withPlace);
    showPage(<PlayLocationsTab id={3} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Default Nickname' }));
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue(stored.address);
    expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue('9 Elm St');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'PlayLocationsUpdate')).toEqual({ input: { id: 7, nickname: '9 Elm St' } }),
    );
  });

  it('[O5] a new address suggests its street until a nickname is typed', async () => {
    const sent = fakeServer(withPlace);
    showPage(<PlayLocationsTab id={3} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add A Play Location' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), '1 Main');
    await userEvent.click(await screen.findByRole('option'));
    expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue('1 Main St');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Default Nickname' }));
    const nickname = screen.getByRole('textbox', { name: 'Nickname' });
    await userEvent.clear(nickname);
    await userEvent.type(nickname, 'Home');
    await userEvent.clear(screen.getByRole('combobox', { name: 'Address' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), '1 Main');
    await userEvent.click(await screen.findByRole('option'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'PlayLocationsUpdate')).toEqual({
        input: { id: 7, nickname: 'Home', address: '1 Main St, Portland, OR 97202' },
      }),
    );
  });

  it('[B-103] zips can be added only after typing five characters', async () => {
    const sent = fakeServer({ ...places(), AddZips: () => ({ addZips: { changeId: '1' } }) });
    showPage(<PlayLocationsTab id={3} />);
    const field = await screen.findByPlaceholderText('Enter five-digit zip');
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.type(field, '9700');
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.type(field, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(lastOf(sent, 'AddZips')).toEqual({ input: { organizationId: 3, zips: ['97005'] } }));
  });

  it('[B-104] [B-118] rejected zips are red, and the message does not mention a filter', async () => {
    fakeServer({ ...places(), AddZips: () => new Refusal('Cannot add invalid zips: 00000') });
    showPage(<PlayLocationsTab id={3} />);
    await userEvent.type(await screen.findByPlaceholderText('Enter five-digit zip'), '02134, 00000');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(
      await screen.findByText('Please remove all invalid zip codes (highlighted in red) before adding.'),
    ).toBeInTheDocument();
    const chip = (zip: string) => screen.getByRole('button', { name: `Leave out ${zip}` }).closest('.MuiChip-root');
    expect(chip('00000')).toHaveClass('MuiChip-colorError');
    expect(chip('02134')).not.toHaveClass('MuiChip-colorError');
  });

  const typed = { address: '1 Main St, Portland, OR 97202', city: 'Portland', state: 'OR', zipcode: '97202' };
  const refusals: [Refusal, string][] = [
    [new Refusal('There are 500 places already.'), 'There are 500 places already.'],
    [new Refusal('connection refused', 'SL500'), 'Oops! Something went wrong!'],
  ];
  it.each(refusals)(
    '[B-112] an error shows the server’s first message, otherwise “Oops! Something went wrong!”',
    async (refusal, said) => {
      fakeServer({
        ...places(),
        'GET /places': () => [{ ...typed, country: 'US', lat: 45, lon: -122 }],
        PlayLocationsCreate: () => refusal,
      });
      showPage(<PlayLocationsTab id={3} />);
      await userEvent.click(await screen.findByRole('button', { name: 'Add A Play Location' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Nickname' }), 'Larkspur');
      await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), '1 Main');
      await userEvent.click(await screen.findByRole('option', { name: typed.address }));
      await userEvent.click(screen.getByRole('button', { name: 'Add play location' }));
      expect((await screen.findByRole('alert')).textContent).toBe(said);
    },
  );
});
