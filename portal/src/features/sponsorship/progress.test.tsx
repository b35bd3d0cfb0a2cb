/** The progress of proof and payments, and the next actions after a photo. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadCatalog, showLanguage } from '../../i18n/i18n.ts';
import { fakeServer, leagueToken } from '../../testing/fakeServer.ts';
import { today } from '../../testing/offers.ts';
import { showPage } from '../../testing/page.tsx';
import { deadline, sponsorshipCheck, sponsorshipOffer } from '../../testing/sponsorships.ts';
import Sponsorship from './Sponsorship.tsx';
import type { SponsorshipOffer } from './types.ts';

const sent = { section: 'under_review' } as const;

async function open(change: Partial<SponsorshipOffer>) {
  fakeServer({
    Sponsorship: () => ({ today, offer: sponsorshipOffer(change) }),
    'POST /verification_images': () => ({ id: 1 }),
  });
  showPage('/organization-dashboard/sponsorship/6', <Sponsorship offerId="6" />, leagueToken);
  await screen.findByRole('heading', { level: 1, name: 'Brightwell Dental' });
  return userEvent.setup();
}
const money = () => document.querySelector('.glance a[href="#check"]');

describe('photos that are sent', () => {
  it('[L3] count as sent during the review: none is left to send, and none is requested again', async () => {
    await open({ verificationDeadlines: [deadline({ id: 1, ...sent }), deadline({ id: 2, ...sent })] });
    const progress = screen.getByRole('progressbar', { name: 'Photos accepted' }).parentElement;
    expect(progress).toHaveTextContent('0 of 2 photos accepted');
    expect(progress).toHaveTextContent('2 under review');
    expect(document.body).not.toHaveTextContent(/to go|Upload the first photo/);
    expect(screen.getByText('First photo accepted').closest('li')).toHaveTextContent(
      'We have your 2 photos and are reviewing them',
    );
    expect(document.querySelector('.glance')).toHaveTextContent('2photos under review');
  });

  it('[L3] are distinguished from those still to do', async () => {
    await open({
      verificationDeadlines: [
        deadline({ id: 1, section: 'completed', verified: true }),
        deadline({ id: 2, deadline: '2026-10-20', ...sent }),
        deadline({ id: 3, deadline: '2026-10-17' }),
      ],
    });
    const progress = screen.getByRole('progressbar', { name: 'Photos accepted' }).parentElement;
    expect(progress).toHaveTextContent('1 of 3 photos accepted 1 under review, 1 to go');
    expect(screen.getByText('Last photo accepted').closest('li')).toHaveTextContent(
      '1 photo to go, the last by 10/17/26',
    );
  });

  it('[L16] are followed by the next photo, and the last one by Done', async () => {
    const user = await open({
      verificationDeadlines: [
        deadline({ id: 1, name: 'First', deadline: '2026-10-08' }),
        deadline({ id: 2, name: 'Second', deadline: '2026-10-20' }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Upload Verification for First' }));
    const dialog = () => within(screen.getByRole('dialog'));
    await user.upload(dialog().getByLabelText('Choose a picture'), new File(['x'], 'a.png', { type: 'image/png' }));
    await user.click(dialog().getByRole('button', { name: 'Submit' }));
    await user.click(await dialog().findByRole('button', { name: 'Next photo: Second' }));
    expect(dialog().getByText(/^Second, due/)).toBeInTheDocument();
    expect(dialog().queryByText(/successfully uploaded/)).toBeNull();
    await user.upload(dialog().getByLabelText('Choose a picture'), new File(['x'], 'b.png', { type: 'image/png' }));
    await user.click(dialog().getByRole('button', { name: 'Submit' }));
    await user.click(await dialog().findByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the state of the payments', () => {
  const check = {
    id: 1,
    amount: '700.00',
    withheld: '0.00',
    number: 1042,
    status: 'approved',
    state: 'mailed',
    estimatedArrivalDate: '2026-10-12',
    mailedOn: '2026-10-02',
    actionReason: null,
  };
  it.each([
    ['all of it before the first check', [], [deadline({ id: 1 }), deadline({ id: 2 })], '$1,400in two checks'],
    [
      'the second check once the first is sent',
      [check],
      [deadline({ id: 1, section: 'completed', verified: true }), deadline({ id: 2 })],
      '$700second check after the last photo',
    ],
    [
      'the rest without what was withheld for tax',
      [{ ...check, amount: '532.00', withheld: '168.00' }],
      [deadline({ id: 1, section: 'completed', verified: true }), deadline({ id: 2 })],
      '$700second check after the last photo',
    ],
    [
      'a check that is approved and not mailed yet',
      [{ ...check, amount: '650.00', state: 'approved', mailedOn: null }],
      [deadline({ id: 1, section: 'completed', verified: true }), deadline({ id: 2 })],
      '$650check is being prepared',
    ],
    [
      'all of it once both are sent',
      [check, { ...check, id: 2 }],
      [deadline({ id: 1, section: 'completed', verified: true })],
      '$1,400all checks are sent',
    ],
  ])('[L10] names %s', async (_what, checks, verificationDeadlines, message) => {
    await open({ checks: checks as unknown as SponsorshipOffer['checks'], verificationDeadlines });
    expect(money()).toHaveTextContent(message);
  });
});

describe('a direct deposit', () => {
  const deposit = {
    ...sponsorshipCheck({ id: 1 }),
    status: 'approved',
    payoutMethod: 'direct_deposit',
    state: 'mailed',
    mailedOn: '2026-10-02',
    estimatedArrivalDate: '2026-10-12',
  };
  const openDeposit = (change: object) =>
    open({
      payoutMethod: 'direct_deposit',
      verificationDeadlines: [deadline({ id: 1, section: 'completed', verified: true })],
      organization: { ...sponsorshipOffer().organization, mailingAddress: null },
      checks: [{ ...deposit, ...change }] as unknown as SponsorshipOffer['checks'],
    });
  it.each([
    [
      'waits',
      { state: 'approved', mailedOn: null },
      'Approved for direct deposit, usually in your account by 10/12/2026',
    ],
    ['is sent', {}, 'Direct deposit sent on 10/2/2026, usually in your account by 10/12/2026'],
    ['is settled', { state: 'cleared' }, 'Direct deposit sent on 10/2/2026'],
    [
      'is late',
      { mailedOn: '2026-09-02', estimatedArrivalDate: '2026-09-07' },
      'Direct deposit sent on 9/2/2026, expected 9/7/2026. If it isn’t in your account, write to us.',
    ],
  ])('[T35] that %s says so, without a number, a mailbox or an address', async (_what, change, text) => {
    await openDeposit(change);
    const stop = screen.getByText('First payment, $700').closest('li');
    expect(stop?.querySelector('p')).toHaveTextContent(new RegExp(`^${text}$`.replaceAll('.', '\\.')));
    expect(screen.getByText('Second payment')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/mail(ed|ing)|valid until|needs your address|Check \d/);
  });

  it('[T35] that is void was never sent', async () => {
    await openDeposit({ status: 'voided', state: 'voided' });
    expect(screen.getByRole('list', { name: 'Void checks' })).toHaveTextContent(
      'A direct deposit of $700 is void. If it reaches your account anyway, please write to us.',
    );
    expect(money()).toHaveTextContent('$1,400payment is being prepared');
  });
});

describe('a deadline whose artwork is missing', () => {
  it('[V3] has nothing to send on any part of the page', async () => {
    await open({ verificationDeadlines: [deadline({ id: 1, section: 'missing_creatives' })] });
    expect(document.body).not.toHaveTextContent(/[1-9] photos? to go|1 to go|Upload the first photo|starts with your/);
    expect(screen.getByRole('progressbar', { name: 'Photos accepted' }).parentElement).toHaveTextContent(
      '1 waiting for artwork',
    );
    expect(screen.getAllByText(/^Nothing to do yet: waiting for artwork/).length).toBeGreaterThan(1);
  });
});

describe('a promise', () => {
  const proved = [deadline({ id: 1, section: 'completed', verified: true })];
  const mailed = {
    ...sponsorshipCheck({ id: 1 }),
    status: 'approved',
    number: 7,
    state: 'mailed',
    mailedOn: '2026-09-01',
  };
  const stop = (name: string) => screen.getByText(new RegExp(`^${name}`)).closest('li');

  it('[V4] of a check says that it is late once its day has passed, and who knows', async () => {
    await open({ checksDueOn: '2026-10-06', checkLateSince: '2026-10-06', verificationDeadlines: proved });
    expect(stop('Second check')).toHaveTextContent('It was due by 10/6/2026 and is late.');
    expect(document.body).not.toHaveTextContent('Sent by 10/6/2026');
  });

  it('[V4] of a check that was mailed or approved says so, too', async () => {
    const checks = [
      { ...mailed, estimatedArrivalDate: '2026-09-08' },
      { ...mailed, id: 2, number: 8, state: 'printed', mailedOn: null, estimatedArrivalDate: '2026-10-30' },
    ] as unknown as SponsorshipOffer['checks'];
    await open({ verificationDeadlines: proved, checks });
    expect(stop('First check')).toHaveTextContent(/If it hasn’t arrived/);
    expect(stop('Second check')).toHaveTextContent('Expected by 10/30/2026');
  });
});

describe('a mailed check', () => {
  const mailed = { ...sponsorshipCheck({ id: 1 }), status: 'approved', number: 7, mailedOn: '2026-05-01' };
  const validUntil = '2026-10-28';
  const estimatedArrivalDate = '2026-05-11';

  it.each([
    ['mailed', {}, /It has not been cashed. It is valid until 10\/28\/2026/],
    ['mailed', { withheld: '24.00' }, /\. \$24 was withheld for tax\.$/],
    ['cleared', { clearedOn: '2026-05-20' }, /Cashed on 5\/20\/2026/],
    ['returned', {}, /The post office returned it/],
    ['stale', {}, /It was valid until 10\/28\/2026 and was not cashed/],
    ['stopped', {}, /the bank will not pay it/],
    ['escheat_due', {}, /hand the money over to the state/],
  ])('[T35] that is %s says so in plain words', async (state, days, text) => {
    const checks = [{ ...mailed, state, validUntil, estimatedArrivalDate, ...days }];
    await open({ checks: checks as unknown as SponsorshipOffer['checks'] });
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('a deadline that cannot be met', () => {
  it('[L13] is answered on the page, as by a reminder’s link', async () => {
    const user = await open({ verificationDeadlines: [deadline({ id: 3, name: 'Team photo' })] });
    const calls = fakeServer({
      Sponsorship: () => ({ today, offer: sponsorshipOffer() }),
      DeadlineAnswers: () => ({
        verificationDeadlineCannedResponses: [
          { id: 1, response: 'The season or event was postponed', selectable: true, position: 1 },
          { id: 2, response: 'Answered by phone', selectable: false, position: 2 },
        ],
      }),
      AnswerDeadline: () => ({ answerDeadline: { verificationDeadlineResponseId: 8 } }),
    });
    await user.click(screen.getByRole('button', { name: "Can't meet deadline? Team photo" }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: 'The season or event was postponed' }));
    expect(dialog.queryByRole('radio', { name: 'Answered by phone' })).toBeNull();
    await user.type(dialog.getByRole('textbox'), 'Rain');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText(/We have your answer about Team photo/)).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'AnswerDeadline')?.body.input).toEqual({
      verificationDeadlineId: 3,
      verificationDeadlineCannedResponseId: 1,
      comment: 'Rain',
    });
  });

  it('[L13] has no such answer once its photo is sent or accepted', async () => {
    await open({
      verificationDeadlines: [deadline({ id: 1, ...sent }), deadline({ id: 2, section: 'completed', verified: true })],
    });
    expect(screen.queryByRole('button', { name: /Can't meet deadline/ })).toBeNull();
  });
});

describe('the date of a photo', () => {
  it('[V7] is moved by the league itself; the page shows the new date and the last answer', async () => {
    const late = deadline({
      id: 3,
      name: 'Team photo',
      deadline: '2026-10-17',
      movableUntil: '2026-10-24',
      verificationDeadlineResponses: [
        { id: 1, createdAt: '2026-10-01T15:00:00Z', cannedResponse: { response: 'We are not able to complete this' } },
      ],
    });
    let moved = '2026-10-17';
    const calls = fakeServer({
      Sponsorship: () => ({
        today,
        offer: sponsorshipOffer({ verificationDeadlines: [{ ...late, deadline: moved }] }),
      }),
      DeadlineAnswers: () => ({ verificationDeadlineCannedResponses: [] }),
      MoveDeadline: () => {
        moved = '2026-10-20';
        return { moveDeadline: { deadline: moved } };
      },
    });
    showPage('/organization-dashboard/sponsorship/6', <Sponsorship offerId="6" />, leagueToken);
    expect(await screen.findByText(/You told us on 10\/1\/2026: We are not able/)).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: "Can't meet deadline? Team photo" }));
    const dialog = within(screen.getByRole('dialog'));
    const field = await dialog.findByLabelText(/Move the date yourself/);
    expect(dialog.getByRole('button', { name: 'Move the date' })).toBeDisabled();
    await user.type(field, '2026-10-20');
    await user.click(dialog.getByRole('button', { name: 'Move the date' }));
    expect(await dialog.findByText(/The new date is 10\/20\/2026/)).toBeInTheDocument();
    expect(await dialog.findByText('Team photo, due 10/20/26')).toBeInTheDocument();
    expect(screen.getByRole('dialog').querySelector('[tabindex="-1"]')).toHaveFocus();
    expect(calls.filter(({ name }) => name === 'MoveDeadline')).toMatchObject([
      { body: { input: { verificationDeadlineId: 3, deadline: '2026-10-20' } } },
    ]);
  });
});

describe('an overdue photo', () => {
  it('[L14] can be sent from the first screen of a phone', async () => {
    const user = await open({
      verificationDeadlines: [deadline({ id: 1, name: 'Late banner', deadline: '2026-10-03', section: 'overdue' })],
    });
    await user.click(screen.getByRole('button', { name: 'Send the overdue photo' }));
    expect(within(screen.getByRole('dialog')).getByText(/^Late banner, due/)).toBeInTheDocument();
  });
});

describe('the contact person of the sponsorship', () => {
  it('[L21] is shown with the phone number that the emails contain', async () => {
    const contact = { name: 'Marisol Reyes', email: 'marisol@sideline.test', phone: '814-555-0142' };
    const user = await open({ contact });
    await user.click(screen.getByRole('button', { name: 'Ask us' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Marisol Reyes' }));
    expect(dialog.getByRole('link', { name: 'Call 814-555-0142' })).toHaveAttribute('href', 'tel:8145550142');
    expect(dialog.getByRole('link', { name: 'marisol@sideline.test' })).toBeInTheDocument();
  });
});

describe('texts by staff', () => {
  afterEach(() => act(() => showLanguage('en')));
  it('[L6] are shown in Spanish if translated, otherwise marked as the English original', async () => {
    await loadCatalog('common', 'sponsorship');
    await act(() => showLanguage('es'));
    const offer = sponsorshipOffer({
      verificationDeadlines: [
        deadline({ id: 1, renderedVerificationReminderInstructionsEs: 'Fotografíe la pancarta' }),
        deadline({ id: 2 }),
      ],
    });
    await open({ ...offer, campaign: { ...offer.campaign, additionalRequirementsEs: 'Ningún otro dentista.' } });
    expect(screen.getByText('Fotografíe la pancarta')).not.toHaveAttribute('lang');
    expect(screen.queryByText('Photograph 1')).toBeNull();
    expect(screen.getByText('Photograph 2')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Photograph 2').parentElement).toHaveTextContent('Original en inglés: Photograph 2');
    expect(screen.getByText('Ningún otro dentista.')).toBeInTheDocument();
    expect(screen.getByText(/Take banners down/)).toHaveAttribute('lang', 'en');
  });
});

it.each([
  ['2026-12-16', 'Sent by 12/30/2026'],
  ['2026-12-17', 'Sent once your last photo, due 12/17/26, is accepted'],
])('[L5] promises the second check no earlier than the last photo, due %s', async (due, text) => {
  await open({
    checksDueOn: '2026-12-30',
    verificationDeadlines: [deadline({ id: 1, deadline: due })],
  });
  expect(screen.getByText('Second check').closest('li')).toHaveTextContent(text);
});
