/** Values for the fields of the application, chosen by the wizard's rules. */
import { lengths } from '../../portal/src/features/application/generated/rules.ts';
import type { FieldRule } from '../../portal/src/features/application/rules/types.ts';

/** A value that satisfies the rule. `tomorrow`: YYYY-MM-DD. */
export function validValue(field: FieldRule, tomorrow: string): unknown {
  if (field.choices) return field.choices[0];
  const known: Record<string, unknown> = {
    state: 'TX',
    zipcode: '78701',
    postalCode: '78701',
    primaryContactPhone: '512-555-0142',
  };
  if (known[field.name] !== undefined) return known[field.name];
  const kinds: Record<string, unknown> = {
    integer: 7,
    number: 7.5,
    id: 1,
    ids: [1],
    keys: ['photos'],
    boolean: true,
    date: tomorrow,
    email: 'a.b+c@d.example',
  };
  return kinds[field.kind] ?? 'Words';
}

/** Dates as YYYY-MM-DD. */
export type Days = { yesterday: string; today: string; tomorrow: string };

/** Empty, valid and invalid values: those at and beyond the limits of a rule. */
export function boundaryValues(field: FieldRule, { yesterday, today, tomorrow }: Days): unknown[] {
  const all: unknown[] = [null, validValue(field, tomorrow)];
  if (['integer', 'number'].includes(field.kind))
    all.push(field.min, field.max, (field.min ?? 0) - 1, (field.max ?? 0) + 1, 1.5);
  if (field.kind === 'date') all.push(today, yesterday);
  if (field.kind === 'boolean') all.push(false);
  if (field.kind === 'ids' || field.kind === 'keys') all.push([]);
  if (field.choices) all.push('nothing of the kind');
  if (lengths[field.kind])
    all.push('x'.repeat(lengths[field.kind] as number), 'x'.repeat((lengths[field.kind] as number) + 1));
  if (field.patterns) all.push('787', 'H2X 1Z4', '78701-1234', '512-555-014', 'maria@club', 'TEX');
  return all;
}
