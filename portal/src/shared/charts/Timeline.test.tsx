import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../../ui/clock.ts';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { Timeline } from './Timeline.tsx';

/** Everything is near the screen. */
class NearObserver {
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe() {
    this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}
globalThis.IntersectionObserver = NearObserver as never;

const week = (monday: string, confirmed: number, photos: number, due: number | null) => ({
  id: `1:${monday}`,
  week: monday,
  confirmed,
  photos,
  due,
});
const event = (kind: string, day: string, title: string | null = null) => ({ id: `${kind}:${day}`, kind, day, title });
const data = {
  dashboardWeeks: [week('2030-03-04', 1200, 0, 0), week('2030-03-18', 1, 4, 8)],
  dashboardEvents: [
    event('first_photo', '2030-03-19'),
    { ...event('goal_date', '2030-03-08'), id: 'goal_date:1' },
    event('testimonial', '2030-04-30', 'مدرب رويز'),
  ],
  dashboardSummaries: [{ id: 1, target: 1500, unconfirmed: 299 }],
};
const show = (answer: () => unknown) => {
  setToday('2030-03-20');
  fakeServer({ DashboardTimeline: answer });
  showPage('/', <Timeline token="link" />);
};

describe('the timeline', () => {
  it('is a picture with a name and a description; the table behind it has the same numbers', async () => {
    show(() => data);
    const chart = await screen.findByRole('img', { name: /^The season by week/ });
    expect(chart).toHaveAccessibleName(
      /1,201 sponsorships confirmed; 1,500 planned, 299 of them not confirmed\. 4 photos in 3 weeks\./,
    );
    expect([...chart.querySelectorAll('g > title')].map((one) => one.textContent)).toEqual([
      'Week of 3/4/2030: 0 photos, 0 due',
      'Week of 3/11/2030: 0 photos, 0 due',
      'Week of 3/18/2030: 4 photos, 8 due',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(
      within(screen.getByRole('table', { name: 'The season by week' }))
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Week of', 'Confirmed', 'In all', 'Photos', 'Due'],
      ['3/4/2030', '1,200', '1,200', '0', '0'],
      ['3/18/2030', '1', '1,201', '4', '8'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('img', { name: /^The season by week/ })).toBeInTheDocument();
  });

  it('lists the events that its markers number', async () => {
    show(() => data);
    const events = await screen.findByRole('list', { name: 'Events' });
    expect([...events.children].map((one) => one.textContent)).toEqual([
      '3/8/2030 Goal date for confirmations, missed by 299',
      '3/19/2030 First photo',
      '4/30/2030 Testimonial, مدرب رويز',
    ]);
    expect(screen.getByText('مدرب رويز').tagName).toBe('BDI');
  });

  it('[S-199] has no column for deadlines where staff do not show dates', async () => {
    show(() => ({ ...data, dashboardWeeks: [week('2030-03-04', 1, 1, null)] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    expect(screen.queryByRole('columnheader', { name: 'Due' })).toBeNull();
  });

  it('says that nothing has happened, and that loading failed', async () => {
    show(() => ({ dashboardWeeks: [], dashboardEvents: [], dashboardSummaries: [] }));
    expect(await screen.findByText('Nothing has happened in this season yet.')).toBeInTheDocument();
    document.body.replaceChildren();
    let fails = true;
    show(() => (fails ? new FakeStatus(500, {}) : data));
    await screen.findByText('The timeline could not be loaded.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /^The season by week/ })).toBeInTheDocument();
  });
});
