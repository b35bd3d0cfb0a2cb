/** Asks a league for its tax form, which it signs by a link of its own. */
import { addressList } from '../../format.ts';
import type { Template } from '../../template.ts';
import type { MailLanguage } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface TaxFormMail {
  organization: string;
  state: string;
  url: string;
}

export const taxFormRequest: Template<TaxFormMail> = {
  async load(reading, { organization_id: id = 0 }) {
    const [organization] = await reading.query<{ name: string; contact_email: string; language: MailLanguage }>(
      'select g.name, g.contact_email, g.language from app_public.organizations g where g.id = $1',
      [id],
    );
    const [link] = await reading.ofAccounts<{ version: number | null; state: string }>(
      `select v as version, p.state from app_private.link_version('tax_form', $1::text) v
       cross join lateral app_private.tax_form_page($1::int, v) p`,
      [id],
    );
    const url = link && reading.taxFormLink(id, link.version);
    return organization && url
      ? {
          to: addressList(organization.contact_email),
          language: organization.language,
          data: { organization: organization.name, state: link.state, url },
        }
      : null;
  },
  unwanted: ({ state }) => (state === 'signed' ? 'The form was signed in the meantime.' : null),
  compose: ({ organization, url }, t) => ({
    subject: t('We need your tax form'),
    preheader: t('A W-9, or a statement for Canada. It takes about two minutes, without an account.'),
    headline: t('We need your tax form'),
    caption: organization,
    body: [
      {
        kind: 'paragraph',
        text: t(
          'Before we can pay your sponsorship, we need the tax form of your organization: its legal name, its address, and its taxpayer number.',
        ),
      },
      {
        kind: 'paragraph',
        text: t('A W-9, or a statement for Canada. It takes about two minutes, without an account.'),
      },
    ],
    action: { label: t('Fill in the form'), url },
    after: [
      {
        kind: 'paragraph',
        text: t('Please don’t email us your taxpayer number. The form stores it encrypted.'),
      },
      { kind: 'soft', text: t('This link is just for your organization: only share it with whoever signs for it.') },
    ],
    reason: t('You received this email because your organization is paid for a sponsorship.'),
  }),
  spanish,
  sample: { organization: 'Harbor Hills Youth Soccer', state: 'open', url: `${SAMPLE_SITE}/tax-form/sample` },
};
