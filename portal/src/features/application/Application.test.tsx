import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applicationView, openApplication, program, token } from '../../testing/applications.tsx';
import { FakeStatus } from '../../testing/fakeServer.ts';
import { address } from '../../testing/page.tsx';

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const next = () => screen.getByRole('button', { name: 'Next' });
const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const toContact = ['interests', 'community-impact'];
const toTournament = [
  ...toContact,
  'primary-contact',
  'programs',
  'play-locations',
  'social-and-email',
  'non-profit-status',
];
const toAssets = [...toTournament, 'tournament-information'];

afterEach(() => localStorage.clear());

async function fillContact(user: ReturnType<typeof openApplication>['user'], first = 'José') {
  await user.type(await screen.findByLabelText('First name'), first);
  await user.type(screen.getByLabelText('Last name'), "O'Brien;");
  await user.type(screen.getByLabelText('Phone number'), '5125550142');
  await user.type(screen.getByLabelText('Email'), 'jose+club@example.test');
}

describe('frame', () => {
  it('[L-091][L-132][L-133] greets with the claims, the organization’s name and Get Started', async () => {
    const { user } = openApplication(applicationView());
    await heading('Welcome');
    expect(screen.getByText(/sponsorship application/).textContent).toBe(
      'Harbor Hills Youth Soccer sponsorship application',
    );
    expect(screen.getByText(/\$1,500 per season/)).toBeInTheDocument();
    expect(screen.getByText(/5-10 minutes/)).toBeInTheDocument();
    expect(screen.getByText('No additional cost')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    await heading('Sponsor benefits');
    expect(address()).toContain('step=0-1');
  });

  it('[L-134] shows a neutral picture where no video is set', async () => {
    openApplication(applicationView());
    expect(await screen.findByRole('img', { name: /football field/ })).toBeInTheDocument();
  });

  it('[L-002][L-097] sends the link’s token with every call, and asks for the picture that records the view', async () => {
    const { calls, shown } = openApplication(applicationView());
    await heading('Welcome');
    expect(new Set(calls.map((call) => call.token))).toEqual(new Set([token]));
    expect(
      shown.container.querySelector('img[src="/survey_views/0d6f1d0e-9a51-4a60-b0a3-7d3b2f9d8c11"]'),
    ).toHaveAttribute('width', '1');
  });

  it('[L-090][L-118] names the percentage and locks what is not open yet', async () => {
    openApplication(applicationView(['interests']), { step: '0-2' });
    await heading('Community impact');
    const nav = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(nav.getByRole('link', { name: /Sponsor benefits/ })).toHaveAttribute(
      'href',
      expect.stringContaining('step=0-1'),
    );
    expect(nav.queryByRole('link', { name: /Primary Contact/ })).toBeNull();
    expect(screen.getByText('11% done')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Application progress' })).toHaveAttribute('aria-valuenow', '3');
  });

  it('[L-094][L-095] Save and Exit sends the step and the whole form, valid or not', async () => {
    const { sent, user } = openApplication(applicationView(toContact), { step: '1-0' });
    await user.type(await screen.findByLabelText('First name'), 'Mar');
    await user.click(screen.getByRole('button', { name: 'Save and Exit' }));
    await heading('Your progress has been saved');
    expect(
      screen.getByText('Return to complete your application at any time using the link in your email.'),
    ).toBeInTheDocument();
    expect(sent('SaveApplicationStepData')[0]).toMatchObject({
      sponsorshipApplicationId: 21,
      stepId: 'primary-contact',
      formData: { primaryContactFirstName: 'Mar' },
    });
    expect(screen.queryByRole('button', { name: 'Save and Exit' })).toBeNull();
  });

  it('[L-088][L-126] comes back to the saved step with what was typed', async () => {
    openApplication(
      applicationView(toContact, [], {
        savedStepId: 'primary-contact',
        savedFormData: { primaryContactFirstName: 'Mar', stamp: 'old' },
      }),
    );
    expect(await screen.findByLabelText('First name')).toHaveValue('Mar');
    expect(address()).toContain('step=1-0');
  });

  it('[L-092][L-093][L-216] ends with thanks, without Next and without Save and Exit', async () => {
    openApplication(applicationView([...toAssets, 'rewarded-add-ons']), { step: '6-1' });
    await heading('Thanks');
    expect(screen.getByText(/Your application will be reviewed. You can close this tab now/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save and Exit' })).toBeNull();
  });

  it('[L-217] thanks a league that is not interested without a review', async () => {
    openApplication(applicationView(['interests'], [], { notInterested: true }), { step: '6-1' });
    await heading('Thanks');
    expect(screen.queryByText(/reviewed/)).toBeNull();
  });

  it('[L-110][L-112][L-113] tells of steps seen and completed, and of leaving', async () => {
    const { sent, user } = openApplication(applicationView(['interests']), {
      step: '0-2',
      after: applicationView(toContact),
    });
    await heading('Community impact');
    await user.click(next());
    await heading('Primary Contact');
    act(() => void globalThis.dispatchEvent(new Event('pagehide')));
    expect(sent('TrackApplicationEvent').map((event) => [event.event, event.stepId])).toEqual([
      ['step-viewed', 'community-impact'],
      ['step-completed', 'community-impact'],
      ['step-viewed', 'primary-contact'],
      ['leaving-page', 'primary-contact'],
    ]);
  });
});

describe('saving', () => {
  it('[L-146][L-127] sends the contact, cleaned, with the stamp it was read with', async () => {
    const { sent, user } = openApplication(applicationView(toContact), {
      step: '1-0',
      after: applicationView([...toContact, 'primary-contact']),
    });
    await fillContact(user);
    await user.click(next());
    await heading('Programs');
    expect(sent('UpsertPrimaryContact')[0]).toEqual({
      organizationId: 3,
      sponsorshipApplicationId: 21,
      primaryContactFirstName: 'José',
      primaryContactLastName: "O'Brien",
      primaryContactPhone: '512-555-0142',
      primaryContactEmail: 'jose+club@example.test',
      stamp: 'stamp-primary-contact',
    });
    expect(localStorage.getItem('sideline.application.3.spring.2027.primary-contact')).toBeNull();
  });

  it('[L-125] shows an error a second after typing, not before, and all at Next without sending', async () => {
    const { sent } = openApplication(applicationView(toContact), { step: '1-0' });
    const email = await screen.findByLabelText('Email');
    jest.useFakeTimers();
    try {
      fireEvent.change(email, { target: { value: 'maria' } });
      act(() => void jest.advanceTimersByTime(900));
      expect(screen.queryByText('Enter a valid email')).toBeNull();
      act(() => void jest.advanceTimersByTime(200));
      expect(screen.getByText('Enter a valid email')).toBeInTheDocument();
      expect(screen.queryByText('First name is required')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    fireEvent.click(next());
    expect(screen.getAllByText('First name is required')).toHaveLength(2); // in the summary and beside the field
    expect(screen.getByRole('alert')).toHaveTextContent('4 answers need another look:');
    expect(sent('UpsertPrimaryContact')).toEqual([]);
  });

  it('[L-083] what was typed is there after a reload', async () => {
    const first = openApplication(applicationView(toContact), { step: '1-0' });
    await first.user.type(await screen.findByLabelText('First name'), 'Mar');
    first.shown.unmount();
    openApplication(applicationView(toContact), { step: '1-0', keep: true });
    expect(await screen.findByLabelText('First name')).toHaveValue('Mar');
  });

  it('[L-082][L-083] a server that fails shows the failure screen; trying again brings back what was typed', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: { UpsertPrimaryContact: () => new FakeStatus(503) },
    });
    await fillContact(user);
    await user.click(next());
    await heading('Uh oh! Something went wrong.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('José');
    silence.mockRestore();
  });

  it('[L-083] without a network it says what is saved and saves by itself when the network is back', async () => {
    let away = true;
    const after = applicationView([...toContact, 'primary-contact']);
    const { user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: {
        UpsertPrimaryContact: () => {
          if (away) throw new TypeError('Failed to fetch');
          return { saved: { sponsorshipApplicationView: after } };
        },
      },
    });
    await fillContact(user);
    await user.click(next());
    expect(await screen.findByText(/You are offline. The steps before are saved/)).toBeInTheDocument();
    away = false;
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await heading('Programs');
  });

  it('[L-006][L-007] a link that ends meanwhile shows its page and keeps what was typed', async () => {
    const refused = new FakeStatus(401, { errors: [{ message: 'x', extensions: { code: 'SL401', link: 'expired' } }] });
    const { user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: { UpsertPrimaryContact: () => refused },
    });
    await fillContact(user);
    await user.click(next());
    await heading('Link has expired');
    expect(localStorage.getItem('sideline.application.3.spring.2027.primary-contact')).toContain('José');
  });

  it('[L-131] two tabs: shows both answers and lets a person choose; nothing is overwritten before', async () => {
    const contact = {
      primaryContactFirstName: 'Ana',
      primaryContactLastName: 'Diaz',
      primaryContactPhone: '512-555-0100',
      primaryContactEmail: 'ana@x.test',
    };
    const fresh = applicationView(toContact, [], { answers: { 'primary-contact': contact } });
    fresh.stamps['primary-contact'] = 'newer';
    let view = applicationView(toContact);
    const { sent, user } = openApplication(view, {
      step: '1-0',
      handlers: {
        SponsorshipApplicationView: () => ({ today: '2026-10-07', sponsorshipApplicationView: view }),
        UpsertPrimaryContact: (({ input }: { input: { stamp: string } }) => {
          view = fresh;
          return input.stamp === 'newer'
            ? { saved: { sponsorshipApplicationView: applicationView([...toContact, 'primary-contact']) } }
            : new FakeStatus(200, {
                errors: [{ message: 'Changed', extensions: { code: 'SL409', field: 'stamp' } }],
                data: null,
              });
        }) as never,
      },
    });
    await fillContact(user);
    await user.click(next());
    const dialog = within(await screen.findByRole('dialog', { name: 'This step was changed somewhere else' }));
    expect(dialog.getByText("José O'Brien")).toBeInTheDocument();
    expect(dialog.getByText('Ana Diaz')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep my answers' }));
    await heading('Programs');
    expect(sent('UpsertPrimaryContact').map((input) => input.stamp)).toEqual(['stamp-primary-contact', 'newer']);
  });

  it('[L-131] shows the server’s refusal beside its field and keeps the rest', async () => {
    const refused = new FakeStatus(200, {
      errors: [{ message: 'Enter a valid phone number', extensions: { code: 'SL422', field: 'primaryContactPhone' } }],
      data: null,
    });
    const { user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: { UpsertPrimaryContact: () => refused },
    });
    await fillContact(user);
    await user.click(next());
    expect(await screen.findByLabelText('Phone number')).toHaveAccessibleDescription('Enter a valid phone number');
    expect(screen.getByLabelText('First name')).toHaveValue('José');
  });
});

describe('steps', () => {
  it('[L-135][L-140][L-142] interests stand in groups with what sponsors pay, and * where they cost nothing', async () => {
    openApplication(applicationView(), { step: '0-1' });
    await heading('Sponsor benefits');
    expect(group('Branded collateral').getAllByRole('checkbox')).toHaveLength(4);
    expect(group('Experiences').getAllByRole('checkbox')).toHaveLength(3);
    expect(group('Digital assets').getAllByRole('checkbox')).toHaveLength(3);
    for (const text of [
      '$175-225 per team',
      '$225-300 per banner',
      '$390-455',
      '$100-200',
      '$140-175 each',
      '$100-120',
      '$100-170',
      '$450-500 average',
      'Items marked * are at no cost',
      'Banners printed and delivered at no cost',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Banners \*/ })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Warm-up apparel$/ })).toBeInTheDocument();
  });

  it('[L-136][L-137][L-139] one at least; not interested clears the others, and any clears it', async () => {
    const { sent, user } = openApplication(applicationView(), {
      step: '0-1',
      after: applicationView(['interests'], [], { notInterested: true }),
    });
    await heading('Sponsor benefits');
    await user.click(next());
    expect(screen.getAllByText('Select at least one option').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: /Surveys/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Not interested' }));
    expect(screen.getByRole('checkbox', { name: /Surveys/ })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Seminars/ }));
    expect(screen.getByRole('checkbox', { name: 'Not interested' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Not interested' }));
    await user.click(next());
    await heading('Thanks');
    expect(sent('UpsertSponsorshipApplication')[0]).toMatchObject({
      organizationId: 3,
      season: 'spring',
      year: 2027,
      offerId: 9,
      interests: [],
      notInterested: true,
    });
  });

  it('[L-151][L-160][L-162] a new program starts with id 0; another waits until this one is right; it may go again', async () => {
    const { sent, user } = openApplication(applicationView([...toContact, 'primary-contact']), { step: '1-1' });
    await heading('Programs');
    await user.click(screen.getByRole('button', { name: 'Add another program' }));
    expect(screen.getByRole('button', { name: 'Add another program' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
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

  it('[L-163][L-171][L-172][L-173] a first play location has all programs and cannot go; others appear with more programs', async () => {
    const more = { answers: { programs: { programs: [program, { ...program, id: 12, name: 'Travel' }] } } };
    const { user } = openApplication(applicationView([...toContact, 'primary-contact', 'programs'], [], more), {
      step: '1-2',
    });
    await heading('Play Locations');
    expect(group('Programs that use as primary location').getByRole('checkbox', { name: 'Rec' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add another play location' })).toBeDisabled();
    await user.click(group('Programs that use as primary location').getByRole('checkbox', { name: 'Travel' }));
    expect(group('Other programs that play here').getByRole('checkbox', { name: 'Travel' })).toBeInTheDocument();
    await user.click(next());
    expect(screen.getAllByText('Address is required').length).toBeGreaterThan(0);
  });

  it('[L-345][L-168] suggestions fill the address; without them it is typed by hand', async () => {
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

  it('[L-180][L-181][L-185] a tournament is assumed; its fields go with a no; shipments when they may come early', async () => {
    const { user } = openApplication(applicationView(toTournament), { step: '2-0' });
    await heading('Tournament Information');
    expect(group(/host a tournament/).getByLabelText('Yes')).toBeChecked();
    expect(screen.queryByRole('group', { name: 'When may shipments arrive?' })).toBeNull();
    await user.click(group('Can supplies be shipped in advance?').getByLabelText('Yes'));
    expect(group('When may shipments arrive?').getAllByRole('radio')).toHaveLength(4);
    await user.click(group(/host a tournament/).getByLabelText('No'));
    expect(screen.queryByLabelText('First Date')).toBeNull();
  });

  it('[L-189][L-200][L-201] banners: yes shows details, 4x6 is assumed, a pop-up asked for without it', async () => {
    const { sent, user } = openApplication(applicationView(toAssets, ['game-signage']), { step: '3-0' });
    await heading('Banners');
    expect(screen.queryByRole('group', { name: /Which programs/ })).toBeNull();
    await user.click(group(/hang banners at your games/).getByLabelText('Yes'));
    expect(group(/4x6 banner/).getByLabelText('Yes')).toBeChecked();
    expect(screen.queryByRole('group', { name: /pop-up banner/ })).toBeNull();
    await user.click(group(/4x6 banner/).getByLabelText('No'));
    await user.click(group(/pop-up banner/).getByLabelText('Yes'));
    await user.click(next());
    await waitFor(() =>
      expect(sent('UpsertGameSignage')[0]).toMatchObject({
        accepted: true,
        bannerSizes: [2],
        sponsorablePropertyIds: [11],
      }),
    );
  });

  it('[L-190][L-211] photography names its releases; a no may go without a reason', async () => {
    const { sent, user } = openApplication(applicationView(toAssets, ['photos']), { step: '4-0' });
    await heading('Professional photography');
    expect(screen.getByText(/must be collected digitally within three weeks of the event/)).toBeInTheDocument();
    await user.click(group(/photographer/).getByLabelText('No'));
    await user.click(next());
    await waitFor(() =>
      expect(sent('UpsertPhotos')[0]).toMatchObject({
        accepted: false,
        refusalReason: null,
        season: 'spring',
        year: 2027,
      }),
    );
  });

  it('[L-191][L-212] surveys take 5-10 minutes; a no needs its reason', async () => {
    const { sent, user } = openApplication(applicationView(toAssets, ['surveys']), { step: '5-0' });
    await heading('Surveys');
    expect(screen.getByText('Surveys take 5-10 minutes')).toBeInTheDocument();
    await user.click(group(/send a survey/).getByLabelText('No'));
    await user.click(next());
    expect(screen.getAllByText('This question is required').length).toBeGreaterThan(0);
    expect(sent('UpsertSurveys')).toEqual([]);
  });

  it('[L-214][L-215] the rewarded add-on states its figures', async () => {
    openApplication(applicationView(toAssets), { step: '6-0' });
    await heading('Rewarded add-ons');
    for (const text of [
      'Up to $15,000 in one month',
      '$1 per completed survey',
      'Up to 75 surveys per participant in 30 days',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[L-122] a returning league confirms earlier answers at once; what has changed is asked again', async () => {
    const renewal = {
      season: 'spring',
      year: 2026,
      steps: ['community-impact', 'primary-contact'],
      all: ['community-impact', 'primary-contact', 'programs'],
      answers: {
        'community-impact': { additionalInformation: 'Founded in 1987' },
        'primary-contact': { primaryContactFirstName: 'Ana', primaryContactLastName: 'Diaz' },
      },
    };
    const { sent, user } = openApplication(applicationView([], [], { renewal }), {
      after: applicationView(['interests', 'community-impact']),
    });
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    await heading('Welcome back');
    expect(screen.getByText('Founded in 1987')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Primary Contact: this has changed' }));
    expect(screen.getByText('Then 2 steps are left.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await heading('Primary Contact');
    expect(sent('RenewSponsorshipApplication')[0]).toMatchObject({ confirmedStepIds: ['community-impact'] });
  });
});
