/** Labels from ui/ or the reference lists, in the current language. */
import { capabilityName, seasonName } from '../../../ui/formats.ts';
import type { StatusStyle } from '../../../ui/status.ts';
import { t } from '../i18n/i18n.ts';

/** The label of a season, with its year if given: ("FALL", 2026) → "Fall 2026". */
export function seasonText(season: string, year?: number): string {
  return year === undefined
    ? t(seasonName(season))
    : t('{season} {year}', { season: t(seasonName(season)), year: String(year) });
}

/** The style of a status with its label in the current language. */
export function statusText(status: StatusStyle): StatusStyle {
  return { ...status, label: t(status.label) };
}

/** Countable names of the reference list, with their plural messages. */
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

/** The name of a capability beside its quantity; a name that staff added is shown unchanged. */
export function capabilityText(quantity: number | null | undefined, name: string): string {
  const message = quantity === null || quantity === undefined ? undefined : counted[name];
  return message ? t(message, { count: quantity }) : t(capabilityName(quantity, name));
}
