import { describe, expect, it } from '@jest/globals';
import { onUnreadable } from '../../../../ui/formats.ts';
import { firstSeasonDay } from '../../../../ui/season.ts';
import { offerTerms } from './terms.ts';

const text = (season: string, start: string, end: string) =>
  offerTerms(season, { start, end }, '2026-10-07')
    .map((term) => `${term.title} ${term.text}`)
    .join('\n');

describe('terms of an offer', () => {
  it('[L-066] names the Season End Date and the cutoff of the season', () => {
    expect(text('spring', '2027-03-20', '2027-06-05')).toContain(
      'Season End Date: 6/5/2027. The earlier of your end date and the Spring cutoff, June 30, 2027.',
    );
    expect(text('fall', '2026-09-01', '2026-12-20')).toContain('Season End Date: 11/30/2026.');
  });

  it('[V14] explains an end after the cutoff, and takes the campaign’s season before dates are picked', () => {
    expect(text('fall', '2026-09-01', '2026-12-20')).toMatch(
      /You may play until 12\/20\/2026, but the Season End Date above decides/,
    );
    expect(text('fall', '2026-09-01', '2026-11-20')).not.toContain('You may play');
    const before = offerTerms('fall', { start: '', end: '' }, firstSeasonDay('fall', 2026));
    expect(before[0]?.text).toContain('November 30, 2026');
  });

  it('[L-066] are complete without an end, and no date is reported as unreadable', () => {
    const reported: string[] = [];
    onUnreadable((value) => reported.push(value));
    text('fall', '2026-09-01', '');
    onUnreadable(() => undefined);
    expect(reported).toEqual([]);
  });

  it('[L-070] derives the year of the cutoff from the season start', () => {
    expect(text('winter', '2026-11-20', '')).toContain('Season End Date: 3/31/2027.');
    expect(text('fall', '2026-12-05', '2027-02-20')).toContain(
      'Season End Date: 2/20/2027. The earlier of your end date and the Fall cutoff, November 30, 2027.',
    );
  });

  it('[L-067][L-068] both payments become due on their verification and go out within 30 days', () => {
    const all = text('spring', '2027-03-20', '2027-06-05');
    expect(all).toContain('the first becomes due after the first verification, the second after the last verification');
    expect(all).toContain('at the latest 30 days after the Season End Date');
    expect(all).toContain('Refunds are due within 30 days of notice.');
  });

  it('[L-069] states the consequences of lateness', () => {
    expect(text('spring', '', '')).toContain(
      'average verification lateness of 20 days or more may lead to removal from future sponsorships',
    );
  });
});
