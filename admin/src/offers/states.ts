import { offerActions } from '../../../db/generated/choices.ts';

export const statusOf = (offer: { status: string }): string => offer.status.toLowerCase();

/** Whether the database allows an action with an offer in its status (`sql/offers/actions.sql`). */
export const offerAllows = (offer: { status: string }, action: keyof typeof offerActions): boolean =>
  (offerActions[action] as readonly string[]).includes(statusOf(offer));

/** Active offers can be changed; all others are inactive, including rejected_by_organization (B-318, B-346). */
export const isActiveOffer = (offer: { status: string }): boolean => offerAllows(offer, 'change');

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
