import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadCatalogue, showLanguage } from '../../i18n/i18n.ts';
import {
  applicationView,
  group,
  heading,
  next,
  openApplication,
  toAssets,
  toContact,
  token,
} from '../../testing/applications.tsx';
import { FakeStatus } from '../../testing/fakeServer.ts';
import { address } from '../../testing/page.tsx';

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

  it('a season that has ended is said at the beginning, and the application can still be filled in', async () => {
    openApplication(applicationView([], [], { year: 2026 }));
    await heading('Welcome');
    expect(screen.getByText(/The season of this application, Spring 2026, ended on 6\/30\/2026\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get Started' })).toBeEnabled();
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

  it('[L-109] one round trip saves a step, tells the new percentage and shows the next step', async () => {
    const { calls, user } = openApplication(applicationView(toContact), {
      step: '1-0',
      after: applicationView([...toContact, 'primary-contact']),
    });
    await fillContact(user);
    const asked = calls.length;
    await user.click(next());
    await heading('Programs');
    expect(screen.getByText('33% done')).toBeInTheDocument();
    const since = calls.slice(asked).map(({ name }) => name);
    expect(since.filter((name) => name !== 'TrackApplicationEvent')).toEqual(['UpsertPrimaryContact']);
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

  it('[L-083] what is typed while a save is on its way keeps the step open and goes with the next one', async () => {
    const after = applicationView([...toContact, 'primary-contact']);
    after.stamps['primary-contact'] = 'newer';
    let arrive: () => void = () => undefined;
    const { sent, user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: {
        UpsertPrimaryContact: async () => {
          await new Promise<void>((resolve) => (arrive = resolve));
          return { saved: { sponsorshipApplicationView: after } };
        },
      },
    });
    await fillContact(user);
    await user.click(next());
    await user.type(screen.getByLabelText('First name'), ' Luis');
    await act(async () => arrive());
    await waitFor(() => expect(next()).toBeEnabled());
    expect(screen.getByLabelText('First name')).toHaveValue('José Luis');
    await user.click(next());
    await act(async () => arrive());
    await heading('Programs');
    expect(
      sent('UpsertPrimaryContact').map(({ primaryContactFirstName, stamp }) => [primaryContactFirstName, stamp]),
    ).toEqual([
      ['José', 'stamp-primary-contact'],
      ['José Luis', 'newer'],
    ]);
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

  it('[L-141] says that marked items cost nothing, and that banners are printed and delivered at no cost', async () => {
    openApplication(applicationView(), { step: '0-1' });
    await heading('Sponsor benefits');
    expect(screen.getByText('Items marked * are at no cost')).toBeInTheDocument();
    expect(screen.getByText('Banners printed and delivered at no cost')).toBeInTheDocument();
    for (const name of [/^Banners \*/, /^Product & coupon distribution \*/, /^Tabling and product sampling \*/])
      expect(screen.getByRole('checkbox', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { name: /\*/ })).toHaveLength(3);
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

  it('says in Spanish of which season the earlier answers are', async () => {
    await loadCatalogue('common', 'application');
    await act(() => showLanguage('es'));
    const renewal = { season: 'spring', year: 2026, steps: [], all: [], answers: {} };
    const { user } = openApplication(applicationView([], [], { renewal }));
    await user.click(await screen.findByRole('button', { name: 'Empezar' }));
    expect(await screen.findByText(/Esto es lo que nos dijo para Primavera 2026/)).toBeInTheDocument();
    await act(() => showLanguage('en'));
  });
});
