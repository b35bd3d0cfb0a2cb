import { named } from '../../../ui/choices.ts';
import { genderNames, genderOf, genders } from '../../../ui/formats.ts';

/** The genders that the program form offers (B-144). */
export const genderChoices = named(genders, genderNames);

/** "Girls", "Boys", "Coed"; empty if unknown (B-133, B-144). */
export function genderName(flags: { male: boolean | null; female: boolean | null }): string {
  const gender = genderOf(flags);
  return gender ? genderNames[gender] : '';
}

/** "5–14"; with one known age "from 5" or "up to 14", otherwise empty. */
export function agesOf({ minAge, maxAge }: { minAge: number | null; maxAge: number | null }): string {
  if (minAge !== null && maxAge !== null) return `${minAge}–${maxAge}`;
  if (minAge !== null) return `from ${minAge}`;
  return maxAge === null ? '' : `up to ${maxAge}`;
}
