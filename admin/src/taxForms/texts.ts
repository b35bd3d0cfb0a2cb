/** Texts of tax forms. */
import { taxFormRule } from '../../../db/generated/choices.ts';
import { named } from '../../../ui/choices.ts';

export const formKinds = { w9: 'W-9', w8ben_e: 'W-8BEN-E' } as const;

export const classifications = {
  individual: 'Individual or sole proprietor',
  c_corporation: 'C corporation',
  s_corporation: 'S corporation',
  partnership: 'Partnership',
  trust_or_estate: 'Trust or estate',
  llc_c_corporation: 'LLC, taxed as a C corporation',
  llc_s_corporation: 'LLC, taxed as an S corporation',
  llc_partnership: 'LLC, taxed as a partnership',
  other: 'Nonprofit, school, club or other',
} as const;

export const tinTypes = { ein: 'EIN', ssn: 'SSN or ITIN', foreign: 'Canadian business number' } as const;

export const ruleChoices = named(taxFormRule, {
  none: 'Pay',
  hold: 'Refuse the approval',
  withhold: 'Withhold 24 %',
});
