/** A program in one line: sport, age and gender, dates. */
import { formatDate } from '../../../../../ui/formats.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Options, Program } from '../types.ts';

export const genders: Record<string, string> = { girls: 'Girls', boys: 'Boys', coed: 'Coed' };

export function programLine(program: Program, options: Pick<Options, 'sports'>): string {
  const { gender, minAge, maxAge, numberOfPlayers, startDate, endDate } = program;
  const some = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
  return [
    t(options.sports.find(({ id }) => id === program.sportId)?.name ?? ''),
    gender && t(genders[gender] ?? gender),
    some(minAge) && some(maxAge) && t('ages {youngest} to {oldest}', { youngest: minAge, oldest: maxAge }),
    some(numberOfPlayers) && t('{count, plural, one {# player} other {# players}}', { count: Number(numberOfPlayers) }),
    startDate && endDate && `${formatDate(startDate)} – ${formatDate(endDate)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
