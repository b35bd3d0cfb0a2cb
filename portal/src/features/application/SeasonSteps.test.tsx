/** The season steps: programs, places, reach, the tournament. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  applicationView,
  group,
  heading,
  next,
  openApplication,
  program,
  toContact,
  toTournament,
} from '../../testing/applications.tsx';
import { FakeStatus } from '../../testing/fakeServer.ts';
import { rules } from './generated/rules.ts';

afterEach(() => localStorage.clear());

const toPrograms = [...toContact, 'primary-contact'];
const toPlaces = [...toPrograms, 'programs'];
const place = {
  id: 5,
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zipcode: '78701',
  country: 'US',
  primaryProgramIds: [11],
  otherProgramIds: [],
};
/** An application that has one play location. */
const placed = (change: Partial<Record<keyof typeof place, unknown>> = {}) =>
  applicationView(toPlaces, [], { answers: { 'play-locations': { playLocations: [{ ...place, ...change }] } } });
/** The id list of the texts that describe the control with the label. */
const describedBy = (label: string) => screen.getByLabelText(label).getAttribute('aria-describedby');
const described = (label: string) =>
  (describedBy(label) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('the season steps', () => {
  it('[L-151][L-160][L-162] a new program has id 0; another cannot be added until this one is valid; it can be removed', async () => {
    const { sent, user } = openApplication(applicationView([...toContact, 'primary-contact']), { step: '1-1' });
    await heading('Programs');
    await user.click(screen.getByRole('button', { name: 'Add another program' }));
    expect(screen.getByRole('button', { name: 'Add another program' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    await user.clear(screen.getByLabelText('Program Name'));
    await user.type(screen.getByLabelText('Program Name'), 'U10 & U12');
    await user.click(next());
    await waitFor(() => expect(sent('UpsertSponsorableProperties')).toHaveLength(1));
    const { removable: _, ...stored } = program;
    expect(sent('UpsertSponsorableProperties')[0]).toMatchObject({
      programs: [{ ...stored, name: 'U10 & U12' }],
      removedIds: [],
    });
  });

  it('[L-163][L-173] the first play location has all programs and cannot be removed; others appear with more programs', async () => {
    const more = { answers: { programs: { programs: [program, { ...program, id: 12, name: 'Travel' }] } } };
    const { user } = openApplication(applicationView([...toContact, 'primary-contact', 'programs'], [], more), {
      step: '1-2',
    });
    await heading('Play Locations');
    expect(group('Programs that use as primary location').getByRole('checkbox', { name: 'Rec' })).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(group('Programs that use as primary location').getByRole('checkbox', { name: 'Travel' }));
    expect(group('Other programs that play here').getByRole('checkbox', { name: 'Travel' })).toBeInTheDocument();
    await user.click(next());
    expect(screen.getAllByText('Address is required').length).toBeGreaterThan(0);
  });

  it('[L-163][L-345] a place with a complete postal code is shown on a map, even if no suggestion was chosen', async () => {
    const found = { address: 'Austin, TX 78701', city: 'Austin', state: 'TX', zipcode: '78701', country: 'US' };
    const { user } = openApplication(applicationView(toPlaces), {
      step: '1-2',
      handlers: { 'GET /places?q=78701': () => [{ ...found, lat: 30.27, lon: -97.74 }] },
    });
    await user.type(await screen.findByLabelText('Address'), '1 Main St');
    await user.type(screen.getByLabelText('City'), 'Austin');
    await user.selectOptions(screen.getByLabelText('State/Province'), 'TX');
    expect(screen.queryByText('The map is not available here.')).toBeNull();
    await user.type(screen.getByLabelText('Zip/Postal Code'), '78701');
    // jsdom has no WebGL, so a message replaces the map
    expect(await screen.findByText('The map is not available here.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Zip/Postal Code'), '{backspace}');
    expect(screen.queryByText('The map is not available here.')).toBeNull();
  });

  it('[L-345][L-168] suggestions fill the address; without them it is entered manually', async () => {
    const place = {
      address: '1 Main St, Austin, TX 78701',
      city: 'Austin',
      state: 'TX',
      zipcode: '78701',
      country: 'US',
    };
    const { user } = openApplication(applicationView([...toContact, 'primary-contact', 'programs']), {
      step: '1-2',
      handlers: { 'GET /places?q=1%20Main%20St%2C%20Austin': () => [place] },
    });
    await user.type(await screen.findByLabelText('Address'), '1 Main St, Austin');
    await user.click(await screen.findByRole('button', { name: place.address }));
    expect(screen.getByLabelText('Address')).toHaveValue('1 Main St');
    expect(screen.getByLabelText('City')).toHaveValue('Austin');
    expect(screen.getByLabelText('Zip/Postal Code')).toHaveValue('78701');
    await user.selectOptions(screen.getByLabelText('Country'), 'CA');
    expect(within(screen.getByLabelText('State/Province')).getByRole('option', { name: 'Quebec' })).toBeInTheDocument();
  });

  it('[L-175][L-176] reach is sent as numbers, the rate is capped at 100', async () => {
    const { sent, user } = openApplication(
      applicationView([...toContact, 'primary-contact', 'programs', 'play-locations']),
      { step: '1-3' },
    );
    await user.type(await screen.findByLabelText('Primary social media followers'), '001200');
    await user.type(screen.getByLabelText('Estimated email audience size'), '80e0');
    await user.type(screen.getByLabelText('Email open rate (average)'), '412');
    await user.click(next());
    await waitFor(() => expect(sent('UpdateOrganizationInSponsorshipApplication')).toHaveLength(1));
    expect(sent('UpdateOrganizationInSponsorshipApplication')[0]).toMatchObject({
      socialMediaFollowingSize: 1200,
      emailListSize: 800,
      emailOpenRate: 100,
    });
  });

  it('[L-180][L-181][L-185] a tournament is the default; a no hides its fields; shipments appear if they may arrive early', async () => {
    const { user } = openApplication(applicationView(toTournament), { step: '2-0' });
    await heading('Tournament Information');
    expect(group(/host a tournament/).getByLabelText('Yes')).toBeChecked();
    expect(screen.queryByRole('group', { name: 'When may shipments arrive?' })).toBeNull();
    await user.click(group('Can supplies be shipped in advance?').getByLabelText('Yes'));
    expect(group('When may shipments arrive?').getAllByRole('radio')).toHaveLength(4);
    await user.click(group(/host a tournament/).getByLabelText('No'));
    expect(screen.queryByLabelText('First Date')).toBeNull();
  });

  it('[L-152] [L-153] a program reports missing values beside each field', async () => {
    const { sent, user } = openApplication(
      applicationView(toPrograms, [], { answers: { programs: { programs: [] } } }),
      {
        step: '1-1',
      },
    );
    await heading('Programs');
    await user.click(next());
    for (const [label, message] of [
      ['Program Name', 'Program Name is required'],
      ['Type', 'Type is required'],
      ['Sport(s)', 'Sport(s) is required'],
      ['Anticipated number of participants', 'Anticipated number of participants is required'],
      ['Youngest', 'Youngest is required'],
      ['Oldest', 'Oldest is required'],
      ['Start Date', 'Start Date is required'],
      ['End Date', 'End Date is required'],
    ] as const)
      expect(described(label)).toBe(message);
    expect(group('Gender').getByText('Gender is required')).toBeInTheDocument();
    expect(group('Gender').getAllByRole('radio')).toHaveLength(3);
    expect(sent('UpsertSponsorableProperties')).toEqual([]);
    await user.type(screen.getByLabelText('Oldest'), '140');
    expect(screen.getByLabelText('Oldest')).toHaveValue('99');
  });

  it('[L-154] [L-156] an invalid range is reported at both ends', async () => {
    const wrong = { ...program, minAge: 12, maxAge: 9, startDate: '2027-06-02', endDate: '2027-06-01' };
    const { user } = openApplication(
      applicationView(toPrograms, [], { answers: { programs: { programs: [wrong] } } }),
      {
        step: '1-1',
      },
    );
    await heading('Programs');
    await user.click(next());
    expect(described('Youngest')).toBe('Youngest must be less than Oldest');
    expect(described('Oldest')).toBe('Oldest must be greater than Youngest');
    expect(described('Start Date')).toBe('Start Date must be before End Date');
    expect(described('End Date')).toBe('End Date must be after Start Date');
  });

  it('[L-160] another program can be added once this one is valid', async () => {
    const { user } = openApplication(applicationView(toPrograms), { step: '1-1' });
    await heading('Programs');
    const add = screen.getByRole('button', { name: 'Add another program' });
    expect(add).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    await user.clear(screen.getByLabelText('Program Name'));
    expect(add).toBeDisabled();
    await user.type(screen.getByLabelText('Program Name'), 'U10');
    expect(add).toBeEnabled();
  });

  it('[L-162] a row keeps its fields when a previous one is removed, and the focus moves to the row in its position', async () => {
    const programs = [
      { ...program, id: 11, name: 'First' },
      { ...program, id: 12, name: 'Second', removable: true },
      { ...program, id: 13, name: 'Third', removable: true },
    ];
    const { sent, user } = openApplication(applicationView(toPrograms, [], { answers: { programs: { programs } } }), {
      step: '1-1',
    });
    await heading('Programs');
    const row = (name: string) => within(screen.getByRole('group', { name }));
    await user.click(row('Third').getByRole('button', { name: /^Edit/ }));
    const field = screen.getByLabelText('Program Name');
    expect(field).toHaveFocus();
    await user.click(row('Second').getByRole('button', { name: /^Remove/ }));
    expect(screen.getByText('Third').closest('p')).toHaveFocus();
    expect(screen.getByLabelText('Program Name')).toBe(field);
    await user.click(row('Third').getByRole('button', { name: /^Remove/ }));
    expect(screen.getByText('First').closest('p')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add another program' }));
    expect(screen.getByLabelText('Program Name')).toHaveFocus();
    await user.click(row('New program').getByRole('button', { name: /^Remove/ }));
    await user.click(next());
    await waitFor(() => expect(sent('UpsertSponsorableProperties')).toHaveLength(1));
    expect(sent('UpsertSponsorableProperties')[0]).toMatchObject({ programs: [{ id: 11 }], removedIds: [12, 13] });
  });

  it('[L-125] [L-162] errors shown in a removed row are not shown in the row that takes its position', async () => {
    const { user } = openApplication(
      applicationView(toPlaces, [], {
        answers: {
          'play-locations': { playLocations: [place, { ...place, id: 6, primaryProgramIds: [] }] },
        },
      }),
      { step: '1-2' },
    );
    await heading('Play Locations');
    await user.click(screen.getByRole('button', { name: 'Add another play location' }));
    const second = within(screen.getByRole('group', { name: 'Play location 2' }));
    await user.clear(second.getByLabelText('City'));
    expect(await second.findByText('City is required', undefined, { timeout: 3000 })).toBeInTheDocument();
    await user.click(second.getByRole('button', { name: /^Remove/ }));
    expect(screen.queryByText('City is required')).toBeNull();
  });

  it('[L-164] [L-165] a place reports missing values beside each field', async () => {
    const { user } = openApplication(applicationView(toPlaces), { step: '1-2' });
    await heading('Play Locations');
    await user.click(next());
    for (const [label, message] of [
      ['Address', 'Address is required'],
      ['City', 'City is required'],
      ['State/Province', 'State/Province is required'],
      ['Zip/Postal Code', 'Zip/Postal Code is required'],
    ] as const)
      expect(described(label)).toContain(message);
    expect(screen.getByLabelText('Country')).toHaveValue('US');
  });

  it('[L-167] a stored place outside the US and Canada has to be chosen again', async () => {
    const { sent, user } = openApplication(placed({ country: 'MX' }), { step: '1-2' });
    await heading('Play Locations');
    await user.click(next());
    expect(described('Country')).toBe('Address must be in the US or Canada');
    expect(
      within(screen.getByLabelText('Country'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(expect.arrayContaining(['United States of America', 'Canada']));
    expect(sent('UpsertPlayLocations')).toEqual([]);
  });

  it('[R4] a postal code that the server does not know is kept when it is sent again unchanged, not when it is edited', async () => {
    const message = rules['play-locations']?.unsureZip ?? '';
    const warning = new FakeStatus(200, {
      errors: [{ message, extensions: { code: 'SL422', field: 'playLocations.0.zipcode' } }],
      data: null,
    });
    const { sent, user } = openApplication(placed({ zipcode: '78797' }), {
      step: '1-2',
      handlers: { UpsertPlayLocations: () => warning },
    });
    await heading('Play Locations');
    const confirmed = () =>
      sent('UpsertPlayLocations').map((input) => (input.playLocations as { confirmed: boolean }[])[0]?.confirmed);
    await user.click(next());
    await waitFor(() => expect(described('Zip/Postal Code')).toContain(message));
    await user.click(next());
    await waitFor(() => expect(confirmed()).toEqual([false, true]));
    await user.type(screen.getByLabelText('Zip/Postal Code'), '{Backspace}6');
    await user.click(next());
    await waitFor(() => expect(confirmed()).toEqual([false, true, false]));
  });

  it('[R4] warns beside a city that is far from its postal code, and saves it as it is', async () => {
    let belongs: boolean | null = false;
    const { calls, sent, user } = openApplication(placed({ city: 'Houston' }), {
      step: '1-2',
      handlers: { CityBelongsToZip: () => ({ cityBelongsToZip: belongs }) },
    });
    await heading('Play Locations');
    await screen.findByText(/near 78701/, {}, { timeout: 3000 });
    await user.click(next());
    await waitFor(() => expect(sent('UpsertPlayLocations')).toHaveLength(1));
    belongs = null;
    await user.type(screen.getByLabelText('City'), 'x');
    const asked = () => calls.filter(({ name }) => name === 'CityBelongsToZip');
    await waitFor(() => expect(asked()).toHaveLength(2), { timeout: 3000 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50))); // the answer is shown
    expect(screen.queryByText(/near 78701/)).toBeNull();
  });

  it('[L-171] with one program there is no question about others', async () => {
    openApplication(placed(), { step: '1-2' });
    await heading('Play Locations');
    expect(screen.queryByRole('group', { name: 'Other programs that play here' })).toBeNull();
  });

  it('[L-172] another place can be added once this one is valid', async () => {
    const { user } = openApplication(placed(), { step: '1-2' });
    await heading('Play Locations');
    const add = screen.getByRole('button', { name: 'Add another play location' });
    expect(add).toBeEnabled();
    await user.clear(screen.getByLabelText('City'));
    expect(add).toBeDisabled();
    await user.type(screen.getByLabelText('City'), "Coeur d'Alene");
    await user.click(add);
    expect(screen.getByText('Play location 2')).toBeInTheDocument();
    expect(add).toBeDisabled();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  });

  it('[L-183] [L-184] a tournament reports missing values beside each field, and an invalid range at both dates', async () => {
    const { sent, user } = openApplication(applicationView(toTournament), { step: '2-0' });
    await heading('Tournament Information');
    await user.click(next());
    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['First Date', 'First Date is required'],
      ['Last Date', 'Last Date is required'],
      ['Estimated number of players', 'Estimated number of players is required'],
      ['Address', 'Address is required'],
      ['City', 'City is required'],
      ['State', 'State is required'],
      ['Postal Code', 'Postal Code is required'],
    ] as const)
      expect(described(label)).toContain(message);
    await user.type(screen.getByLabelText('First Date'), '2027-05-02');
    await user.type(screen.getByLabelText('Last Date'), '2027-05-01');
    expect(described('First Date')).toBe('First Date must be before Last Date');
    expect(described('Last Date')).toBe('Last date must be after First Date');
    await user.clear(screen.getByLabelText('First Date'));
    await user.type(screen.getByLabelText('First Date'), '2026-10-06');
    expect(described('First Date')).toBe('First Date must be today or later');
    expect(sent('UpsertTournament')).toEqual([]);
  });

  it('[L-182] a tournament is sent with all its fields', async () => {
    const { sent, user } = openApplication(applicationView(toTournament), { step: '2-0' });
    await user.type(await screen.findByLabelText('Name'), 'Spring Cup #3');
    await user.type(screen.getByLabelText('First Date'), '2027-05-01');
    await user.type(screen.getByLabelText('Last Date'), '2027-05-02');
    await user.type(screen.getByLabelText('Estimated number of players'), '0400');
    await user.type(screen.getByLabelText('Address'), '1 Field Rd.');
    await user.type(screen.getByLabelText('Postal Code'), '83814');
    await user.type(screen.getByLabelText('City'), "Coeur d'Alene");
    await user.selectOptions(screen.getByLabelText('State'), 'ID');
    await user.click(group('Is parking free?').getByLabelText('Yes'));
    await user.click(group('Can supplies be shipped in advance?').getByLabelText('Yes'));
    await user.click(screen.getByLabelText('Three weeks before'));
    await user.click(group(/certificate of insurance/).getByLabelText('No'));
    await user.click(group(/plan for bad weather/).getByLabelText('Yes'));
    await user.click(next());
    await waitFor(() => expect(sent('UpsertTournament')).toHaveLength(1));
    expect(sent('UpsertTournament')[0]).toMatchObject({
      hostTournament: true,
      name: 'Spring Cup #3',
      firstDate: '2027-05-01',
      lastDate: '2027-05-02',
      numberOfPlayers: 400,
      address: '1 Field Rd.',
      city: "Coeur d'Alene",
      state: 'ID',
      postalCode: '83814',
      country: 'US',
      freeParking: true,
      canShipInAdvance: true,
      shipmentsArrival: 'three_weeks',
      requireCoi: false,
      hasContingencyPlan: true,
    });
  });
});
