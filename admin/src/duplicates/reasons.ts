import type { DuplicateReason } from '../../../ui/generated/schema.ts';

const labels: Record<DuplicateReason, string> = {
  name: 'similar name',
  place: 'same place',
  website: 'same website',
  phone: 'same phone',
  email: 'same email',
  people: 'same people',
};

/** Why two organizations are likely duplicates: "Similar name, same place". */
export function reasonsText(reasons: readonly (DuplicateReason | null)[]): string {
  const text = reasons.map((reason) => (reason ? labels[reason] : '')).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
