/** Words that come from ui/ or the reference lists, in the language that is shown. */
import { capabilityName, seasonName } from '../../../ui/formats.ts';
import type { StatusStyle } from '../../../ui/status.ts';
import { t } from '../i18n/i18n.ts';

/** A season for people, with its year when there is one: ("FALL", 2026) → "Fall 2026". */
export function seasonText(season: string, year?: number): string {
  return year === undefined
    ? t(seasonName(season))
    : t('{season} {year}', { season: t(seasonName(season)), year: String(year) });
}

/** The look of a status with its label in the language of now. */
export function statusText(status: StatusStyle): StatusStyle {
  return { ...status, label: t(status.label) };
}

/** Names of the reference list that are counted, as the message that counts them. */
const counted: Record<string, string> = {
  'Dedicated Email': '{count, plural, one {Dedicated Email} other {Dedicated Emails}}',
  'Game Signage': '{count, plural, one {Game Signage} other {Game Signage}}',
  'Mascot Party': '{count, plural, one {Mascot Party} other {Mascot Parties}}',
  Seminar: '{count, plural, one {Seminar} other {Seminars}}',
  'Social Media Posts': '{count, plural, one {Social Media Post} other {Social Media Posts}}',
  Survey: '{count, plural, one {Survey} other {Surveys}}',
  'Team of Game Jerseys': '{count, plural, one {Team of Game Jerseys} other {Teams of Game Jerseys}}',
  'Team of Warm-Ups': '{count, plural, one {Team of Warm-Ups} other {Teams of Warm-Ups}}',
  'Website Banner': '{count, plural, one {Website Banner} other {Website Banners}}',
};

/** The name of a capability beside its quantity; a name that staff added is shown as it is written. */
export function capabilityText(quantity: number | null | undefined, name: string): string {
  const message = quantity === null || quantity === undefined ? undefined : counted[name];
  return message ? t(message, { count: quantity }) : t(capabilityName(quantity, name));
}
