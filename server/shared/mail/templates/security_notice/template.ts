/** Tells a person of a sign-in from a new device, a used recovery code, a reset second factor, or a webhook that was switched off. */
import { deviceOf } from '../../../../../ui/device.ts';
import { readAccount } from '../../accountData.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface SecurityNotice {
  email: string;
  notice: 'new_device' | 'recovery_code' | 'reset' | 'webhook_off';
  /** In plain words, such as Chrome on Windows; empty if it is unknown. */
  device: string;
  /** Two letters; null if no proxy says. */
  country: string | null;
  url: string;
}

export const securityNotice: Template<SecurityNotice> = {
  async load(reading, { user_id: id, notice = 'new_device', agent, country = null }) {
    const account = await readAccount(reading, id);
    const url = reading.page(notice === 'webhook_off' ? '/webhooks' : '/security');
    return (
      account && {
        to: [account.email],
        language: account.language,
        data: { email: account.email, notice, device: deviceOf(agent), country, url },
      }
    );
  },
  compose({ email, notice, device, country, url }, t) {
    const subjects = {
      new_device: t('New sign-in to Sideline'),
      recovery_code: t('A recovery code was used'),
      reset: t('Your second factor was reset'),
      webhook_off: t('A webhook was switched off'),
    };
    const texts = {
      new_device: t('Someone, probably you, signed in as {email} in a browser for the first time.', { email }),
      recovery_code: t('Someone, probably you, signed in as {email} with a recovery code. Each code works once.', {
        email,
      }),
      reset: t(
        'Our team removed the passkeys, the authenticator app and the recovery codes of {email}. You are logged out everywhere: log in with your password and set them up again.',
        { email },
      ),
      webhook_off: t(
        'Messages to a webhook of {email} failed for three days. Once your server works again, switch it on: it then gets what was waiting.',
        { email },
      ),
    };
    const ofWebhook = notice === 'webhook_off';
    const place = [device, country].filter(Boolean).join(', ');
    return {
      subject: subjects[notice],
      preheader: texts[notice],
      headline: subjects[notice],
      body: [
        { kind: 'paragraph', text: texts[notice] },
        ...(place ? [{ kind: 'paragraph' as const, text: place }] : []),
      ],
      action: { label: ofWebhook ? t('Open your webhooks') : t('See where you are signed in'), url },
      after: ofWebhook
        ? []
        : [{ kind: 'soft', text: t('Was it not you? Choose a new password: it ends every other session.') }],
      reason: t('You received this email because it is about your account {email}.', { email }),
    };
  },
  spanish,
  sample: {
    email: 'dana@harborhills.test',
    notice: 'new_device',
    device: 'Chrome on Windows',
    country: null,
    url: `${SAMPLE_SITE}/security`,
  },
};
