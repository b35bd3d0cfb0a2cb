import { type Choice, webhookEvent } from '../../../../db/generated/choices.ts';
import { rest } from '../../../../ui/graphql.ts';
import type { StatusStyle } from '../../../../ui/status.ts';
import { t } from '../../i18n/i18n.ts';

export type WebhookEvent = Choice<'webhookEvent'>;

const events: Readonly<Record<WebhookEvent, string>> = {
  offers: 'Offers',
  sponsorship_events: 'Entries in the log of offers',
  verification_deadlines: 'Deadlines',
  verification_images: 'Photos',
  checks: 'Checks',
  check_runs: 'Check runs',
  sponsorship_applications: 'Applications',
  campaigns: 'Campaigns',
  sends: 'Sends',
  recaps: 'Recaps',
  photo_requests: 'Photo requests',
};

export const eventName = (event: WebhookEvent): string => t(events[event]);

const ofPortal: Readonly<Record<string, RegExp>> = {
  organization: /^(offers|verification_.*|checks|sponsorship_applications)$/,
  sponsor: /^(campaigns|recaps)$/,
};

/** The events about records that somebody of this role may read. */
export const eventsOf = (role: string): readonly WebhookEvent[] =>
  webhookEvent.filter((event) => ofPortal[role]?.test(event) ?? true);

export const offReasons: Readonly<Record<string, string>> = {
  owner: 'You switched it off.',
  failures: 'Its messages failed for three days. Switch it on once its server works again.',
  recovery: 'You recovered your account. Switch it on again if it is yours.',
  access_ended: 'Your access ended. Switch it on again if you have access now.',
};

export const messageStates: Readonly<Record<string, StatusStyle>> = {
  delivered: { label: 'Delivered', tone: 'confirmed', glyph: 'check' },
  waiting: { label: 'Waiting', tone: 'proposed', glyph: 'clock' },
  failed: { label: 'Failed', tone: 'danger', glyph: 'alert' },
};

/** A new secret, and the form in which the server sealed it for createWebhook and updateWebhook. */
export const newSecret = () => rest<{ secret: string; sealed_secret: string }>('POST', '/webhook_secrets');
