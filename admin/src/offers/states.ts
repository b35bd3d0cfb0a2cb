/** Active statuses (B-346); all others are inactive, including rejected_by_organization (B-318). */
const ACTIVE = new Set(['prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed']);

export const statusOf = (offer: { status: string }): string => offer.status.toLowerCase();
export const isActiveOffer = (offer: { status: string }): boolean => ACTIVE.has(statusOf(offer));

/** Offers that bulk removal applies to (B-326). */
export const isRemovable = (offer: { status: string }): boolean =>
  ['prospecting', 'qualified', 'proposed'].includes(statusOf(offer));

export type Group = 'prospects' | 'qualified' | 'proposed' | 'confirmed' | 'removed';

/** Groups in order, with their statuses (B-306, B-318, S-081, S-082). */
export const groups: readonly {
  id: Group;
  label: string;
  glyph: 'prospecting' | 'qualified' | 'proposed' | 'confirmed' | 'inactive';
  statuses: readonly string[];
  empty: string;
}[] = [
  {
    id: 'prospects',
    label: 'Prospects',
    glyph: 'prospecting',
    statuses: ['prospecting'],
    empty: 'No prospecting sponsorships exist!',
  },
  {
    id: 'qualified',
    label: 'Qualified',
    glyph: 'qualified',
    statuses: ['qualified'],
    empty: 'No qualified sponsorships exist!',
  },
  {
    id: 'proposed',
    label: 'Proposed',
    glyph: 'proposed',
    statuses: ['proposed', 'rejected_by_league'],
    empty: 'No proposed sponsorships exist!',
  },
  {
    id: 'confirmed',
    label: 'Confirmed',
    glyph: 'confirmed',
    statuses: ['confirmed'],
    empty: 'No confirmed sponsorships exist!',
  },
  {
    id: 'removed',
    label: 'Removed',
    glyph: 'inactive',
    statuses: ['rejected', 'unqualified', 'canceled', 'rejected_by_organization'],
    empty: 'No removed sponsorships exist!',
  },
];

export const groupOf = (offer: { status: string }): Group =>
  groups.find(({ statuses }) => statuses.includes(statusOf(offer)))?.id ?? 'removed';
