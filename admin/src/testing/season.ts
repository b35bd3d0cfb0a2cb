/** How a season stands, as Today loads it. */
export const outlook = {
  campaigns: 12,
  confirmed: 314,
  target: 705,
  pace: 329,
  likely: 643,
  likelyTarget: 675,
  tooEarly: 1,
  spent: '334300.00',
  budget: '768000.00',
  proofPercent: 80,
  overdueOffers: 14,
  weeks: [
    { onDate: '2026-11-28', confirmed: 314, pace: 329, due: 31, proven: 22, overdue: 9 },
    { onDate: '2026-12-06', confirmed: null, pace: 350, due: 34, proven: 0, overdue: 0 },
  ],
};

/** A campaign's row: 31 of 70 confirmed, likely 44 to 57. */
export const standing = (id: number, change: object = {}) => ({
  id,
  sponsorId: 3,
  sponsorName: 'Brightwell Dental',
  name: `Campaign ${id}`,
  season: 'winter',
  year: 2027,
  status: 'active',
  strategistName: 'Tessa Boyd',
  confirmedCount: 31,
  target: 70,
  forecastLow: 44,
  forecastMedian: 50,
  forecastHigh: 57,
  targetChancePercentage: 20,
  leaguesConfirmedGoalDate: '2027-01-15',
  leagueBudget: '87500.00',
  confirmedValue: '38750.00',
  onTimeVerificationPercentage: '64',
  overdueDeadlinesCount: 5,
  nextDate: '2026-12-01',
  ...change,
});
