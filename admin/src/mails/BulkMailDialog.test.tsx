import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from '../../../ui/clock.ts';
import type { ProspectFragment as Prospect } from '../prospecting/generated/graphql.ts';
import { lions, mail, nobodyElse, plan } from '../testing/mails.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { SelectedProspects } from '../testing/selectedProspects.tsx';
import { BulkMailDialog, SURVEY_NOTICE_MS } from './BulkMailDialog.tsx';
import { bulkMails } from './bulk.ts';

const FAILED = 'Oops! We had some trouble loading the email preview. Please try again.';
const prospect = (id: number, status: string) =>
  ({
    id,
    status,
    communicatedToLeague: false,
    sponsorableProperty: { organization: { name: `League ${id}` } },
  }) as unknown as Prospect;

beforeEach(() => signIn());

describe('emails about several offers', () => {
  it('[S-280] shows how many will be sent, who is skipped and why, before sending', async () => {
    const sent = fakeServer(plan([1], [lions]));
    showPage(<BulkMailDialog mail={bulkMails.application} offerIds={[1, 2]} />);
    expect(await screen.findByText('1 application will be sent.')).toBeInTheDocument();
    expect(screen.getByText(/Lions: No contact email is saved\./)).toBeInTheDocument();
    expect(lastOf(sent, 'MailPlan')).toEqual({ kind: 'application', offerIds: [1, 2] });
    expect(sent.some(({ name }) => name.startsWith('Send'))).toBe(false);
  });

  it('[S-340] [S-348] previews the application and sends it to those with an address', async () => {
    const sent = fakeServer({
      ...plan([1], [lions]),
      SponsorshipApplicationEmail: () => ({ sponsorshipApplicationEmail: mail }),
      SendSponsorshipApplication: () => ({ sendSponsorshipApplication: { offers: [{ id: 1 }] } }),
    });
    showPage(<BulkMailDialog mail={bulkMails.application} offerIds={[1, 2]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('coach@league.test')).toBeInTheDocument();
    const frame = screen.getByTitle('Preview: application');
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|forms|popups|top)/);
    expect(frame).toHaveAttribute('srcdoc', mail.htmlBody);
    await userEvent.click(screen.getByRole('button', { name: 'Send 1 application' }));
    expect(await screen.findByText('1 application sent.')).toBeInTheDocument();
    expect(screen.getByText(/or when quiet hours end/)).toBeInTheDocument();
    // Offers without a recipient are included and listed among the mails as skipped.
    expect(lastOf(sent, 'SendSponsorshipApplication')).toEqual({ input: { offerIds: [1, 2] } });
  });

  it('a preview lists who is skipped, with reasons', async () => {
    const skipped = [{ address: 'old@league.test', reason: 'This address refused mail on 11/2/2026.' }];
    let to = mail.to;
    fakeServer({ ...plan([1]), OfferEmail: () => ({ offerEmail: { ...mail, to, skipped } }) });
    const { unmount } = showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1]} />);
    const pairs = (await screen.findByText('old@league.test')).closest('dl');
    expect(pairs).toHaveTextContent(
      /^Tocoach@league\.testSkippedold@league\.test This address refused mail on 11\/2\/2026\.Subject/,
    );
    unmount();
    to = null;
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1]} />);
    expect((await screen.findByText('old@league.test')).closest('dl')).toHaveTextContent(
      /^ToNobodySkippedold@league\.test/,
    );
  });

  it('shows the emails that another tab has already sent', async () => {
    let sent = false;
    fakeServer({
      MailPlan: () => ({
        mailPlan: {
          ...nobodyElse,
          readyOfferIds: sent ? [] : [1, 2],
          skipped: sent
            ? [
                { ...lions, offerId: 1, organizationName: 'Bears', reason: 'It was mailed today already.' },
                { ...lions, reason: 'It was mailed today already.' },
              ]
            : [],
          refused: [],
          conflicts: [],
        },
      }),
      SendOfferEmails: () => {
        sent = true;
        return { sendOfferEmails: { result: { sentOfferIds: [1], skipped: [], refused: [] } } };
      },
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1, 2]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send 2 offer emails' }));
    expect(await screen.findByText('1 offer email sent.')).toBeInTheDocument();
    expect(screen.getByText(/Lions: It was mailed today already\./)).toBeInTheDocument();
    expect(screen.queryByText(/Bears/)).toBeNull();
  });

  it('[C9] offers of a proposed campaign are sent with a hint', async () => {
    const names = ['Fall push', 'Spring push', 'Fall push'];
    const offers = names.map((name) => ({ campaign: { name, status: 'proposed' } }));
    fakeServer({ MailPlan: () => ({ ...plan([1]).MailPlan(), offers }) });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1]} />);
    expect(await screen.findByText(/^Proposed.*: Fall push, Spring push\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send 1 offer email' })).toBeEnabled();
  });

  it('[T1] offers that conflict with other campaigns are counted, listed and skipped unless included', async () => {
    const reason = 'Confirmed in Other Season (Acme): the same program.';
    const sent = fakeServer({
      ...plan([1], [], [], { conflicts: [{ ...lions, reason }] }),
      SendOfferEmails: ({ input: { offerIds } }) => ({
        sendOfferEmails: { result: { sentOfferIds: offerIds, skipped: [], refused: [] } },
      }),
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1, 2]} />);
    expect(await screen.findByRole('button', { name: 'Send 1 offer email' })).toBeEnabled();
    expect(screen.getByText(/1 conflict with other campaigns, left out/)).toBeInTheDocument();
    expect(screen.getByText(`Lions: ${reason}`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Include it anyway/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send 2 offer emails' }));
    expect(await screen.findByText('2 offer emails sent.')).toBeInTheDocument();
    expect(lastOf(sent, 'SendOfferEmails')).toEqual({ input: { offerIds: [1, 2], includeConflicts: true } });
  });

  it('[T1] without them only the others are sent, and the result lists the skipped ones', async () => {
    const sent = fakeServer({
      ...plan([1], [], [], { conflicts: [{ ...lions, reason: 'Proposed elsewhere.' }] }),
      SendOfferEmails: () => ({ sendOfferEmails: { result: { sentOfferIds: [1], skipped: [], refused: [] } } }),
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1, 2]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send 1 offer email' }));
    expect(await screen.findByText('1 offer email sent.')).toBeInTheDocument();
    expect(screen.getByText(/Lions: Proposed elsewhere\./)).toBeInTheDocument();
    expect(lastOf(sent, 'SendOfferEmails')).toEqual({ input: { offerIds: [1] } });
  });

  it('[T8] those that were mailed before are listed with the date, and mailed again only on request', async () => {
    const again = [
      { offerId: 2, organizationName: 'Lions', lastMailedAt: '2026-03-02T18:00:00Z' },
      { offerId: 3, organizationName: 'Tigers', lastMailedAt: '2026-03-01T18:00:00Z' },
    ];
    const sent = fakeServer({
      ...plan([1, 2, 3], [], [], { again }),
      SendOfferEmails: () => ({ sendOfferEmails: { result: { sentOfferIds: [1], skipped: [], refused: [] } } }),
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1, 2, 3]} />);
    expect(await screen.findByText('1 offer email will be sent.')).toBeInTheDocument();
    const repeats = screen.getByLabelText(
      'Send again to 2 leagues that were emailed before, most recently on 3/2/2026',
    );
    expect(repeats).not.toBeChecked();
    await userEvent.click(repeats);
    expect(screen.getByRole('button', { name: 'Send 3 offer emails' })).toBeEnabled();
    await userEvent.click(repeats);
    await userEvent.click(screen.getByRole('button', { name: 'Send 1 offer email' }));
    await screen.findByText('1 offer email sent.');
    expect(lastOf(sent, 'SendOfferEmails')).toEqual({ input: { offerIds: [1] } });
  });

  it('[T21] a missing contact email can be entered in the dialog, and a rejected one shows why', async () => {
    let email: string | null = null;
    const sent = fakeServer({
      MailPlan: () => ({
        mailPlan: {
          ...nobodyElse,
          readyOfferIds: email ? [2] : [],
          skipped: email ? [] : [lions],
          unreachable: email ? [] : [{ organizationId: 8, name: 'Lions' }],
        },
      }),
      OrganizationsUpdate: ({ input }: { input: { contactEmail: string } }) => {
        if (!input.contactEmail.includes('@'))
          return new Refusal('One or more emails are invalid', 'SL422', 'contactEmail');
        email = input.contactEmail;
        return { result: { changeId: '5', record: { id: 8, name: 'Lions', contactEmail: email } } };
      },
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[2, 4]} />);
    const input = await screen.findByLabelText('Contact email of Lions');
    await userEvent.type(input, 'nonsense');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('One or more emails are invalid'));
    await userEvent.clear(input);
    await userEvent.type(input, 'lee@lions.test');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Send 1 offer email' })).toBeEnabled();
    expect(lastOf(sent, 'OrganizationsUpdate')).toEqual({ input: { id: 8, contactEmail: 'lee@lions.test' } });
    expect(screen.queryByLabelText('Contact email of Lions')).toBeNull();
  });

  it('[T3] value or assets of offers without them can be set from here', async () => {
    const sent = fakeServer({
      ...plan([], [], [{ ...lions, reason: 'It has no value.' }], { withoutTermsOfferIds: [2] }),
      AskedCapabilities: () => ({
        askedCapabilities: [{ capabilityId: 4, name: 'Game Signage', minimumQuantity: 2 }],
        offers: [{ id: 2, version: 1 }],
      }),
      OfferTermsPlan: () => ({ offerTermsPlan: { offers: [], budgets: [] } }),
      SetOfferTerms: () => ({
        setOfferTerms: { changeId: '9', result: { changedOfferIds: [2], refused: [], conflicts: [] } },
      }),
      UndoPreview: () => ({ undoPreview: { undone: [], left: [], stays: [] } }),
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1, 2]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Set value and assets of 1 offer' }));
    await userEvent.type(await screen.findByLabelText('Value of each offer'), '750');
    await userEvent.click(screen.getByRole('button', { name: 'Set value and assets' }));
    await waitFor(() =>
      expect(lastOf(sent, 'SetOfferTerms')).toEqual({
        input: {
          offerIds: [2],
          versions: [1],
          terms: {
            valueRule: 'fixed',
            amount: '750',
            minimum: null,
            maximum: null,
            roundTo: null,
            assets: [{ capabilityId: 4, quantity: 2, reach: null }],
            replaceExisting: false,
          },
        },
      }),
    );
  });

  it('a preview shows the email in the league’s language, and in the other on request', async () => {
    const sent = fakeServer({
      ...plan([1]),
      OfferEmail: ({ language }) => ({
        offerEmail: language === 'en' ? mail : { ...mail, subject: 'Un asunto', language: 'es' },
      }),
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1]} />);
    expect(await screen.findByText('Un asunto')).toBeInTheDocument();
    expect(lastOf(sent, 'OfferEmail')).toEqual({ offerId: 1, language: null });
    expect(screen.getByRole('button', { name: 'Spanish' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('A subject')).toBeInTheDocument();
    expect(lastOf(sent, 'OfferEmail')).toEqual({ offerId: 1, language: 'en' });
  });

  it('[S-347, S-348] a failed preview shows the specified message', async () => {
    fakeServer({ ...plan([1]), SponsorshipApplicationEmail: () => new Refusal('Nothing there', 'SL404') });
    showPage(<BulkMailDialog mail={bulkMails.application} offerIds={[1]} />);
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
  });

  it('[B-328, B-343] warns about offers without verification deadlines and sends nothing for them', async () => {
    const reason = 'Offers without verification deadlines cannot be sent onboarding emails.';
    fakeServer(plan([], [], [{ offerId: 3, organizationName: 'Owls', reason }]));
    showPage(<BulkMailDialog mail={bulkMails.onboarding} offerIds={[3, 4]} />);
    expect(await screen.findByText(`Owls: ${reason}`)).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send 0 onboarding emails' })).toBeDisabled();
  });

  it('[B-315] [B-323] [B-324] warns how long syncing takes, and shows the notice that surveys were sent for three seconds', async () => {
    expect(SURVEY_NOTICE_MS).toBe(3000);
    fakeServer({
      ...plan([5]),
      PreQualificationSurveyEmail: () => ({ preQualificationSurveyEmail: mail }),
      AddHubspotCampaignPropertyToContacts: () => ({ addHubspotCampaignPropertyToContacts: { offers: [{ id: 5 }] } }),
    });
    showPage(<BulkMailDialog mail={bulkMails.survey} offerIds={[5]} />);
    expect(
      await screen.findByText(/Syncing takes about 2 minutes for 100 sponsorable properties\./),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Send 1 survey' }));
    expect((await screen.findAllByText('1 survey sent.')).length).toBeGreaterThan(0);
  });
});

describe('the bulk actions of offers', () => {
  it('[B-325, B-326, B-327] offer each email, and removing, only for stages that allow them', async () => {
    const sent = fakeServer(plan([]));
    showPage(
      <SelectedProspects
        selected={[
          prospect(1, 'prospecting'),
          prospect(2, 'qualified'),
          prospect(3, 'proposed'),
          prospect(4, 'confirmed'),
        ]}
      />,
    );
    expect(screen.getByRole('button', { name: 'Remove from campaign (3)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send offer emails (2)' }));
    await waitFor(() => expect(lastOf(sent, 'MailPlan')).toEqual({ kind: 'offer', offerIds: [2, 3] }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    for (const [label, kind, offerIds] of [
      ['Send pre-qualification survey', 'survey', [1]],
      ['Send onboarding emails', 'onboarding', [4]],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: 'More mails' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(label) }));
      await waitFor(() => expect(lastOf(sent, 'MailPlan')).toEqual({ kind, offerIds }));
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    }
  });
});

describe('emails that are planned', () => {
  const first = {
    offerId: 1,
    organizationName: 'Bears',
    until: '2026-12-07',
    reason: 'Its week is full.',
    lastMailedAt: null,
  };

  it('[C7] are spread over days from a day and time on, with a plan for that day', async () => {
    const sent = fakeServer({
      ...plan([1], [lions]),
      PlanSend: () => ({ planSend: { changeId: '1', sends: [{ id: 4, counts: { waiting: 1 } }] } }),
    });
    showPage(<BulkMailDialog mail={bulkMails.survey} offerIds={[1, 2]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Spread over days' }));
    const field = (label: string) => screen.getByLabelText(label);
    fireEvent.change(field('From'), { target: { value: '2026-12-01' } });
    fireEvent.change(field('Time'), { target: { value: '10:15' } });
    await userEvent.clear(field('Leagues a day'));
    expect(screen.getByRole('button', { name: 'Put 1 survey in the queue' })).toBeDisabled();
    await userEvent.type(field('Leagues a day'), '5');
    await waitFor(() => expect(lastOf(sent, 'MailPlan')).toMatchObject({ on: '2026-12-01' }));
    const put = screen.getByRole('button', { name: 'Put 1 survey in the queue' });
    await waitFor(() => expect(put).toBeEnabled());
    await userEvent.click(put);
    expect(await screen.findByRole('link', { name: 'Sends' })).toHaveAttribute('href', '/sends');
    const input = { kind: 'survey', offerIds: [1], startOn: '2026-12-01', localTime: '10:15', perDay: 5 };
    expect(lastOf(sent, 'PlanSend')).toEqual({ input });
    expect(sent.some(({ name }) => name.startsWith('Add'))).toBe(false);
  });

  it('[C7] sent now, those that must wait enter the queue; those that were emailed before only if included', async () => {
    const again = { ...first, offerId: 3, organizationName: 'Wolves', lastMailedAt: '2026-11-20T12:00:00Z' };
    const sent = fakeServer({
      ...plan([2], [first, again], [], {
        waiting: [first, again],
      }),
      SendOfferEmails: () => ({ sendOfferEmails: { result: { sentOfferIds: [2], skipped: [], refused: [] } } }),
      PlanSend: () => ({ planSend: { changeId: '1', sends: [{ id: 4, counts: { waiting: 1 } }] } }),
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1, 2, 3]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send 1 offer email, queue 1' }));
    expect(await screen.findByText('1 offer email sent.')).toBeInTheDocument();
    expect(screen.getByText(/1 offer email is in the queue/)).toBeInTheDocument();
    expect(lastOf(sent, 'PlanSend')?.input).toMatchObject({ kind: 'offer', offerIds: [1] });
    expect(lastOf(sent, 'SendOfferEmails')?.input).toMatchObject({ offerIds: [2, 3] });
  });

  it('[C7] sent now after another day was chosen, those that must wait are queued from today', async () => {
    const sent = fakeServer({
      ...plan([], [first], [], { waiting: [first] }),
      PlanSend: () => ({ planSend: { changeId: '1', sends: [] } }),
    });
    showPage(<BulkMailDialog mail={bulkMails.offer} offerIds={[1]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'At a time' }));
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-24' } });
    await userEvent.click(screen.getByRole('button', { name: 'Now' }));
    const put = screen.getByRole('button', { name: 'Put 1 offer email in the queue' });
    await waitFor(() => expect(put).toBeEnabled());
    await userEvent.click(put);
    expect(await screen.findByText(/is in the queue, 1 of them since an earlier send/)).toBeInTheDocument();
    expect(lastOf(sent, 'PlanSend')?.input).toMatchObject({ startOn: today() });
  });
});
