/** Tells both people that the handover of a league started, is done, was canceled or was undone. */
import { cleanName } from '../../cleanName.ts';
import { day } from '../../format.ts';
import type { Payload, Template } from '../../template.ts';
import type { MailLanguage } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

/** `until`: the day on which it expires or can no longer be undone; the invitation is that of a successor without a password. */
type Handover = Record<
  'organization' | 'leaving' | 'leaving_email' | 'successor' | 'successor_email' | 'state' | 'until',
  string
> & { language: MailLanguage; invitation_id: number | null; version: number | null };
type HandoverMail = { handover: Handover; step: NonNullable<Payload['step']>; url: string };

export const handover: Template<HandoverMail> = {
  async load(reading, { handover_id: id = 0, step = 'started' }) {
    const [found] = await reading.ofAccounts<Handover>('select * from app_private.handover_of_mail($1)', [id]);
    if (!found) return null;
    const { successor_email, leaving_email, invitation_id, version } = found;
    const invitation =
      invitation_id !== null && reading.recipient === successor_email
        ? reading.accountLink('invitation', invitation_id, version)
        : null;
    const page = `/handovers/${id}`;
    const url = invitation ? `${invitation}?redirect=${encodeURIComponent(page)}` : reading.page(page);
    const names = {
      leaving: cleanName(found.leaving) ?? leaving_email,
      successor: cleanName(found.successor) ?? successor_email,
    };
    const data = { handover: { ...found, ...names }, step, url };
    return { to: [successor_email, leaving_email], language: found.language, data };
  },
  unwanted: ({ handover: { state }, step }) =>
    step === 'started' && state !== 'pending' ? 'The handover is no longer pending.' : null,
  compose({ handover: { organization, leaving, successor, until }, step, url }, t) {
    const names = { organization, leaving, successor, date: day(until, t) };
    const [subject, text] = {
      started: [
        t('{leaving} hands {organization} over to {successor}', names),
        t(
          '{successor} can accept until {date}, and then owns the league on Sideline: its offers, deadlines, payments and users. The access of {leaving} ends. Until then, nothing changes, and both can cancel it.',
          names,
        ),
      ],
      done: [
        t('{organization} was handed over to {successor}', names),
        t(
          '{successor} owns the league now. The access of {leaving} has ended, and links in earlier emails no longer work. Until {date} our team can undo it: just reply to this email.',
          names,
        ),
      ],
      canceled: [
        t('The handover of {organization} was canceled', names),
        t('Nothing has changed: {leaving} still belongs to the league.', names),
      ],
      undone: [
        t('The handover of {organization} was undone', names),
        t('Our team undid it: {leaving} owns the league again. Links in earlier emails no longer work.', names),
      ],
    }[step] as [string, string];
    return {
      subject,
      preheader: text,
      headline: subject,
      body: [{ kind: 'paragraph', text }],
      action: { label: t('See the handover'), url },
      after: [{ kind: 'soft', text: t("Didn't expect this? Reply to this email.") }],
      reason: t('You received this email because you take part in the handover of {organization}.', names),
    };
  },
  spanish,
  sample: {
    handover: {
      organization: 'Harbor Hills Youth Soccer',
      leaving: 'Dana Hill',
      leaving_email: 'dana@harborhills.test',
      successor: 'Sam Ortiz',
      successor_email: 'sam@harborhills.test',
      state: 'pending',
      until: '2026-10-21',
      language: 'en',
      invitation_id: null,
      version: null,
    },
    step: 'started',
    url: `${SAMPLE_SITE}/handovers/1`,
  },
};
