import { type Choice, offsetType } from '../../../../db/generated/choices.ts';
import { named } from '../../../../ui/choices.ts';
import { pluralise } from '../../../../ui/formats.ts';

/** Dates that the offset of a dynamic deadline counts from (S-118). */
export const offsetTypes = named(offsetType, {
  accept_offer_date: 'Day the offer is accepted',
  season_start_date: 'Season start',
  season_end_date: 'Season end',
});

const bases: Record<string, string> = {
  accept_offer_date: 'acceptance',
  season_start_date: 'season start',
  season_end_date: 'season end',
} satisfies Record<Choice<'offsetType'>, string>;

/** "3 days before season start", "on season end", "14 days after acceptance". */
export function offsetWords({ offset, offsetType }: { offset: number | null; offsetType: string | null }): string {
  const base = bases[offsetType ?? ''] ?? '';
  if (!offset) return `on ${base}`;
  return `${pluralise(Math.abs(offset), 'day')} ${offset < 0 ? 'before' : 'after'} ${base}`;
}

/** The error for an offset in whole days: at least 1 after acceptance, any integer for season dates (S-119). */
export function offsetProblem(
  offset: number | null | undefined,
  offsetType: string | null | undefined,
): string | undefined {
  if (offset === null || offset === undefined) return 'Required';
  if (offsetType === 'accept_offer_date' && offset < 1) return 'At least 1 day after acceptance';
  return undefined;
}
