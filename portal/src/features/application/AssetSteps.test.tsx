/** The steps of the ten assets: their fields and what they send. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { applicationView, group, heading, next, openApplication, toAssets } from '../../testing/applications.tsx';

afterEach(() => localStorage.clear());

/** Opens the step of a chosen asset, and answers yes. The league has one program, which is preselected. */
async function sayYes(asset: string, step: string, question: RegExp) {
  const opened = openApplication(applicationView(toAssets, [asset]), { step });
  await opened.user.click((await screen.findByRole('group', { name: question })).querySelector('input') as HTMLElement);
  return opened;
}
const type = (label: string) => screen.getByLabelText(label);

describe('the asset steps', () => {
  it('[L-189][L-200][L-201] banners: yes shows details, 4x6 is the default, a pop-up banner is offered without it', async () => {
    const { sent, user } = openApplication(applicationView(toAssets, ['game-signage']), { step: '3-0' });
    await heading('Banners');
    expect(screen.queryByRole('group', { name: /Which programs/ })).toBeNull();
    await user.click(group(/hang banners at your games/).getByLabelText('Yes'));
    expect(group(/4x6 banner/).getByLabelText('Yes')).toBeChecked();
    expect(screen.queryByRole('group', { name: /pop-up banner/ })).toBeNull();
    await user.click(group(/4x6 banner/).getByLabelText('No'));
    await user.click(group(/pop-up banner/).getByLabelText('Yes'));
    await user.click(next());
    await waitFor(() =>
      expect(sent('UpsertGameSignage')[0]).toMatchObject({
        accepted: true,
        bannerSizes: [2],
        sponsorablePropertyIds: [11],
      }),
    );
  });

  it('[L26] banners are drawn with their dimensions, and a money icon precedes what sponsors pay', async () => {
    openApplication(applicationView(toAssets, ['game-signage']), { step: '3-0' });
    await heading('Banners');
    const picture = screen.getByRole('img', { name: /6 feet wide and 4 feet tall/ });
    expect([...picture.querySelectorAll('text')].map((text) => text.textContent)).toEqual(
      expect.arrayContaining(['6 ft', '4 ft']),
    );
    const mark = (fact: RegExp) => screen.getByText(fact).querySelector('svg')?.innerHTML;
    expect(mark(/per banner/)).toContain('path');
    expect(mark(/per banner/)).not.toBe(mark(/at no cost/));
  });

  it('[L-190][L-211] photography mentions its releases; the reason for a no is optional', async () => {
    const { sent, user } = openApplication(applicationView(toAssets, ['photos']), { step: '4-0' });
    await heading('Professional photography');
    expect(screen.getByText(/must be collected digitally within three weeks of the event/)).toBeInTheDocument();
    await user.click(group(/photographer/).getByLabelText('No'));
    await user.click(next());
    await waitFor(() =>
      expect(sent('UpsertPhotos')[0]).toMatchObject({
        accepted: false,
        refusalReason: null,
        season: 'spring',
        year: 2027,
      }),
    );
  });

  it('[L-191][L-212] surveys take 5-10 minutes; a no requires a reason', async () => {
    const { sent, user } = openApplication(applicationView(toAssets, ['surveys']), { step: '5-0' });
    await heading('Surveys');
    expect(screen.getByText('Surveys take 5-10 minutes')).toBeInTheDocument();
    await user.click(group(/send a survey/).getByLabelText('No'));
    await user.click(next());
    expect(screen.getAllByText('This question is required').length).toBeGreaterThan(0);
    expect(sent('UpsertSurveys')).toEqual([]);
  });

  it('[L-193] [L-198] warm-ups are sent with the shared answers', async () => {
    const { sent, user } = await sayYes('warm-ups', '3-0', /wear a sponsor’s warm-ups/);
    await user.type(type('What’s the maximum number of teams?'), '012');
    await user.type(type('Price per team'), '95.505');
    expect(screen.getByText('$1,146')).toBeInTheDocument();
    await user.click(next());
    await waitFor(() =>
      expect(sent('UpsertTeamWarmup')[0]).toEqual({
        organizationId: 3,
        sponsorshipApplicationId: 21,
        offerId: 9,
        id: null,
        accepted: true,
        refusalReason: null,
        sponsorablePropertyIds: [11],
        maxForSale: 12,
        price: 95.5,
        stamp: 'stamp-warm-ups',
      }),
    );
  });

  it('[L-197] the ordering deadline of jerseys is today or later', async () => {
    const { sent, user } = await sayYes('game-jerseys', '3-0', /on game jerseys/);
    await user.type(type('What’s the last day you can order jerseys?'), '2026-10-06');
    await user.click(next());
    expect(screen.getAllByText('Jersey ordering deadline date must be today or later').length).toBeGreaterThan(0);
    expect(sent('UpsertTeamGameJersey')).toEqual([]);
  });

  it('[L-203] [L-204] a seminar adds its description, date and possible attendance; the date is not past', async () => {
    const { sent, user } = await sayYes('seminar', '4-0', /invite families to a seminar/);
    await user.type(type('Describe the event'), 'Nutrition, with Dr. Núñez & co.');
    await user.type(type('Approximate date of event'), '2026-10-06');
    await user.click(next());
    expect(screen.getAllByText('Approximate date of event must be today or later').length).toBeGreaterThan(0);
    await user.clear(type('Approximate date of event'));
    await user.type(type('Approximate date of event'), '2026-10-07');
    await user.type(type('Possible attendance'), '60');
    await user.click(next());
    await waitFor(() =>
      expect(sent('UpsertSeminar')).toMatchObject([
        { description: 'Nutrition, with Dr. Núñez & co.', eventDate: '2026-10-07', possibleAttendance: 60 },
      ]),
    );
  });

  it('[L-206] [L-207] [L-209] sampling has eight fields and sends the attendance as a number', async () => {
    const { sent, user } = await sayYes('sampling', '4-0', /set up a table/);
    expect(screen.getByRole('group', { name: 'Which programs are at the event?' })).toBeInTheDocument();
    expect(type('Price per event')).toBeInTheDocument();
    await user.type(type('Describe the event'), 'Opening day');
    await user.type(type('Attendance'), '0300');
    await user.type(type('Approximate date of the event'), '2026-10-06');
    await user.click(group('Can food be distributed?').getByLabelText('Yes'));
    await user.click(group('Is outside food allowed?').getByLabelText('No'));
    await user.click(group('Is there electricity?').getByLabelText('Yes'));
    await user.click(next());
    expect(screen.getAllByText('Approximate date of the event must be today or later').length).toBeGreaterThan(0);
    await user.clear(type('Approximate date of the event'));
    await user.type(type('Approximate date of the event'), '2027-04-10');
    await user.click(next());
    await waitFor(() =>
      expect(sent('UpsertSamplingAndTabling')).toMatchObject([
        {
          description: 'Opening day',
          attendance: 300,
          eventDate: '2027-04-10',
          canDistributeFood: true,
          canAllowOutsideFood: false,
          hasElectricity: true,
          price: null,
          sponsorablePropertyIds: [11],
          season: 'spring',
          year: 2027,
        },
      ]),
    );
  });

  it('[L-210] a yes to photos asks only for programs and price', async () => {
    const { sent, user } = await sayYes('photos', '4-0', /photographer/);
    expect(group('Which programs can be photographed?').getByRole('checkbox', { name: /Rec/ })).toBeChecked();
    expect(screen.getAllByRole('textbox')).toEqual([type('Price per event')]);
    await user.type(type('Price per event'), '475');
    await user.click(next());
    await waitFor(() =>
      expect(sent('UpsertPhotos')[0]).toMatchObject({ accepted: true, sponsorablePropertyIds: [11], price: 475 }),
    );
  });
});
