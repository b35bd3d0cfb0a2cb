/** Labels from ui/ or the reference lists, in the current language. */
import { seasonName } from '../../../ui/formats.ts';
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

/** Records of a reference list as choices, their names in the current language. */
export const namedChoices = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: t(name) }));
