/** The wizard around its steps: how it starts, its navigation and how it ends; a returning league. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { loadCatalog, showLanguage } from '../../i18n/i18n.ts';
import {
  applicationView,
  heading,
  next,
  openApplication,
  program,
  toAssets,
  toContact,
  token,
} from '../../testing/applications.tsx';
import { FakeStatus } from '../../testing/fakeServer.ts';
import { address } from '../../testing/page.tsx';
import { savedInBrowser, typeWithoutFlush } from '../../testing/typeBeforeUnload.ts';

afterEach(() => localStorage.clear());

describe('frame', () => {
  it('[L-091][L-132][L-133] welcomes with the claims, the organization’s name and Get Started', async () => {
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

  it('says at the beginning that a season has ended, and the application can still be filled in', async () => {
    openApplication(applicationView([], [], { year: 2026 }));
    await heading('Welcome');
    expect(screen.getByText(/This application is for Spring 2026, which ended on 6\/30\/2026\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get Started' })).toBeEnabled();
  });

  it('[V8] an application that was sent says when, and does not look new', async () => {
    openApplication(applicationView([], [], { submittedAt: '2027-01-15T15:00:00Z' }));
    await heading('Welcome');
    expect(screen.getByText(/was sent on 1\/15\/2027/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get Started' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change your answers' })).toBeEnabled();
  });

  it('[L-134] shows a neutral picture if no video is configured', async () => {
    openApplication(applicationView());
    expect(await screen.findByRole('img', { name: /football field/ })).toBeInTheDocument();
  });

  it('[L2] an application whose offer was deleted is not reported as a lost connection, and is not requested again', async () => {
    const errors = [{ message: 'There is no such application.', extensions: { code: 'SL404' } }];
    const { calls } = openApplication(applicationView(), {
      handlers: { SponsorshipApplicationView: () => new FakeStatus(200, { errors }) },
    });
    await heading('This link no longer works');
    const callsBefore = calls.length;
    globalThis.dispatchEvent(new Event('online'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(calls).toHaveLength(callsBefore);
  });

  it('[L-002][L-097] sends the link’s token with every request, and loads the tracking pixel', async () => {
    const { calls, shown } = openApplication(applicationView());
    await heading('Welcome');
    expect(new Set(calls.map((call) => call.token))).toEqual(new Set([token]));
    expect(
      shown.container.querySelector('img[src="/survey_views/0d6f1d0e-9a51-4a60-b0a3-7d3b2f9d8c11"]'),
    ).toHaveAttribute('width', '1');
  });

  it('[L-090][L-118] shows the percentage and locks the steps that are not open yet', async () => {
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

  it('[L-088][L-126] returns to the saved step with its input', async () => {
    openApplication(
      applicationView(toContact, [], {
        savedStepId: 'primary-contact',
        savedFormData: { primaryContactFirstName: 'Mar', stamp: 'old' },
      }),
    );
    expect(await screen.findByLabelText('First name')).toHaveValue('Mar');
    expect(address()).toContain('step=1-0');
  });

  it('[L-126] input typed after Save and Exit takes precedence, until Save and Exit stores newer data', async () => {
    const saved = (name: string) =>
      applicationView(toContact, [], {
        savedStepId: 'primary-contact',
        savedFormData: { primaryContactFirstName: name, stamp: 'old' },
      });
    const first = openApplication(saved('Mar'));
    typeWithoutFlush(await screen.findByLabelText('First name'), 'María');
    expect(savedInBrowser()).toContain('María');
    first.shown.unmount();
    const again = openApplication(saved('Mar'), { keep: true });
    expect(await screen.findByLabelText('First name')).toHaveValue('María');
    again.shown.unmount();
    openApplication(saved('Marta'), { keep: true });
    expect(await screen.findByLabelText('First name')).toHaveValue('Marta');
  });

  it('[L-092][L-093][L-216] ends with the thank-you step, without Next and Save and Exit', async () => {
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

  it('[L-110][L-112][L-113] tracks steps seen and completed, and leaving', async () => {
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

describe('reviewing the answers', () => {
  const everything = [...toAssets, 'rewarded-add-ons'];
  const answers = {
    'primary-contact': { primaryContactFirstName: 'Ana', primaryContactEmail: 'ana@harbor.test' },
    'rewarded-add-ons': { interestedInHundredX: false },
  };

  it('[L23] shows all answers above the button that sends the application, and returns there after a change', async () => {
    const { sent, user } = openApplication(applicationView(toAssets, [], { answers } as never), {
      step: '6-0',
      after: applicationView(toAssets, [], { answers } as never),
    });
    await heading('Rewarded add-ons');
    const review = within(await screen.findByRole('region', { name: 'Check your answers' }));
    expect(review.getByText(/choose Next to send your application/)).toBeInTheDocument();
    expect(review.getByText('Ana')).toBeInTheDocument();
    expect(review.getByRole('heading', { name: 'Community impact' }).nextSibling).toHaveTextContent('Not answered');
    expect(sent('UpsertSponsorshipApplication')).toEqual([]);
    await user.click(review.getByRole('button', { name: 'Change Community impact' }));
    await heading('Community impact');
    expect(screen.getByText('Next up: Rewarded add-ons')).toBeInTheDocument();
    await user.click(next());
    await heading('Rewarded add-ons');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Tournament Information');
  });

  it('[L23] opens a step that a changed answer made necessary before it returns to the review', async () => {
    const { user } = openApplication(applicationView(toAssets, [], { answers } as never), {
      step: '6-0',
      after: applicationView(toAssets, ['game-jerseys'], { answers } as never),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Community impact' }));
    await heading('Community impact');
    await user.click(next());
    await heading('Logo on jerseys');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Tournament Information');
  });

  it('[L23] does not open the review while a step is open', async () => {
    openApplication(applicationView([...toAssets, 'game-jerseys'], ['game-jerseys', 'surveys']), { step: '6-0' });
    await heading('Surveys');
    expect(screen.queryByRole('region', { name: 'Check your answers' })).toBeNull();
  });

  it('[L23] says after sending what happens next and when, with a link back to each answer', async () => {
    const { user } = openApplication(applicationView(everything, [], { answers } as never), { step: '6-1' });
    await heading('Thanks');
    const nextSteps = screen.getByRole('region', { name: 'What happens next' });
    expect(nextSteps).toHaveTextContent('we email the offer to ana@harbor.test');
    expect(nextSteps).toHaveTextContent('Spring 2027 sponsorships usually start between 2/5/2027 and 4/26/2027');
    const sentAnswers = within(await screen.findByRole('region', { name: 'Your answers' }));
    await user.click(sentAnswers.getByRole('button', { name: 'Change Primary Contact' }));
    await heading('Primary Contact');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Thanks');
  });

  it('[L23] shows no dates of a season whose usual start is past', async () => {
    const view = applicationView(everything, [], { season: 'fall', year: 2026 } as never);
    openApplication(view, { step: '6-1' });
    await heading('Thanks');
    expect(screen.getByRole('region', { name: 'What happens next' })).not.toHaveTextContent(/usually start/);
  });
});

describe('a returning league', () => {
  it('[L-122] confirms the earlier answers at once; what has changed is asked again', async () => {
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
    expect(screen.getByText('2 steps left after this.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await heading('Primary Contact');
    expect(sent('RenewSponsorshipApplication')[0]).toMatchObject({ confirmedStepIds: ['community-impact'] });
  });

  it('[L15] a program that ends before the season starts is asked again, and the estimated time includes the confirmation', async () => {
    const programs = [{ ...program, name: 'Fall Rec', endDate: '2026-11-27' }];
    const renewal = {
      season: 'fall',
      year: 2026,
      steps: ['community-impact', 'programs'],
      all: ['community-impact', 'programs'],
      answers: { 'community-impact': { additionalInformation: 'Founded in 1987' }, programs: { programs } },
    };
    const { sent, user } = openApplication(applicationView([], [], { renewal }), { after: applicationView() });
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect(screen.queryAllByText(/about [2-9] min left/)).toEqual([]);
    await heading('Welcome back');
    expect(screen.getByText(/Ends before Spring 2027 begins: Fall Rec\./)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Programs: this has changed' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(sent('RenewSponsorshipApplication')[0]).toMatchObject({ confirmedStepIds: ['community-impact'] });
  });

  it('says in Spanish which season the earlier answers are from', async () => {
    await loadCatalog('common', 'application');
    await act(() => showLanguage('es'));
    const renewal = { season: 'spring', year: 2026, steps: [], all: [], answers: {} };
    const { user } = openApplication(applicationView([], [], { renewal }));
    await user.click(await screen.findByRole('button', { name: 'Empezar' }));
    expect(await screen.findByText(/Esto es lo que nos dijo para Primavera 2026/)).toBeInTheDocument();
    await act(() => showLanguage('en'));
  });
});
