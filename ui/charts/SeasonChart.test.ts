import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { screenPalette } from './palette.ts';
import { SeasonChart } from './SeasonChart.ts';
import { type Season, seasonOf, type WeekRow } from './season.ts';
import { dateOf, seasonLayout } from './seasonLayout.ts';

const row = (week: string, confirmed: number, photos: number, due: number | null = null): WeekRow => ({
  week,
  confirmed,
  photos,
  due,
});
const event = (id: string, kind: string, day: string) => ({ id, kind, day, title: null });
const season = seasonOf(
  [row('2030-03-04', 3, 0, 0), row('2030-03-18', 1, 4, 8), row('2030-03-18', 1, 2, 0)],
  [
    event('a', 'first_photo', '2030-03-19'),
    event('b', 'first_photo', '2030-03-20'),
    event('c', 'latest_photo', '2030-03-20'),
    event('d', 'latest_photo', '2030-03-24'),
    event('e', 'goal_date', '2030-04-15'),
    event('f', 'something_new', '2030-04-16'),
  ],
  [
    { id: 1, target: 10, unconfirmed: 5 },
    { id: 2, target: null, unconfirmed: null },
    { id: 3, target: 5, unconfirmed: 5 },
  ],
  '2030-03-20',
);
const draw = (of: Season, width = 640, em = 12, palette = screenPalette) =>
  renderToStaticMarkup(
    createElement(SeasonChart, {
      season: of,
      width,
      em,
      id: 'x',
      title: 'The season',
      description: 'It grows.',
      palette,
    }),
  );

describe('a season', () => {
  it('is the sum of its campaigns by week, without gaps', () => {
    expect(season.weeks).toEqual([
      { week: '2030-03-04', confirmed: 3, total: 3, photos: 0, due: 0 },
      { week: '2030-03-11', confirmed: 0, total: 3, photos: 0, due: 0 },
      { week: '2030-03-18', confirmed: 2, total: 5, photos: 6, due: 8 },
    ]);
    expect(season.target).toBe(15);
    expect(season.events.map(({ id }) => id)).toEqual(['a', 'd', 'e']);
  });

  it('has no dates and no target where there are none', () => {
    const { weeks, target } = seasonOf(
      [row('2030-03-04', 1, 1)],
      [],
      [{ id: 1, target: null, unconfirmed: 0 }],
      '2030-03-20',
    );
    expect([weeks[0]?.due, target]).toEqual([null, null]);
    expect(seasonOf([], [], [], '2030-03-20').weeks).toEqual([]);
  });

  it('a mistyped year does not make it endless', () => {
    expect(
      seasonOf([row('2030-03-04', 1, 0), row('2930-03-03', 0, 0, 1)], [], [], '2030-03-20').weeks.length,
    ).toBeLessThan(200);
  });
});

describe('the chart', () => {
  const heights = (svg: string, name: string) =>
    [...svg.matchAll(/<rect[^>]*>/g)]
      .filter(([rect]) => rect.includes(name))
      .map(([rect]) => Number(/height="([\d.]+)"/.exec(rect)?.[1]));

  it('is drawn by a server, with a name, a description and columns as high as their numbers', () => {
    const svg = draw(season);
    expect(svg).toMatch(/<title id="x-title">The season<\/title><desc id="x-description">It grows.<\/desc>/);
    expect(svg).toContain('role="img" aria-labelledby="x-title x-description"');
    const at = seasonLayout(season, 640, 12);
    const height = (count: number) => at.columnsBottom - at.counted(count);
    expect(heights(svg, 'chart__photos')).toEqual([expect.closeTo(height(6), 1)]);
    expect(heights(svg, 'chart__due')).toEqual([expect.closeTo(height(8), 1)]);
    expect(svg).toContain('<title>Week of 3/18/2030: 6 photos, 8 due</title>');
    expect(svg).toContain('15 planned');
  });

  it('the edge of the area steps up to the total of each week', () => {
    const at = seasonLayout(season, 640, 12);
    const path = /d="([^"]+)"[^>]*class="chart__total"/.exec(draw(season))?.[1];
    const ys = [...(path ?? '').matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, , y]) => Number(y));
    expect(ys[0]).toBeCloseTo(at.confirmed(3), 0);
    expect(ys.at(-1)).toBeCloseTo(at.confirmed(5), 0);
  });

  it('[W17] the total ends today, also when deadlines are to come', () => {
    const early = { ...season, today: '2030-03-13' };
    const path = /d="([^"]+)"[^>]*class="chart__total"/.exec(draw(early))?.[1] ?? '';
    const last = Math.max(...[...path.matchAll(/([\d.]+),[\d.]+/g)].map(([, x]) => Number(x)));
    expect(last).toBeCloseTo(seasonLayout(early, 640, 12).x(dateOf('2030-03-13')), 0);
  });

  it('[W3] a target that only the sum reaches is not drawn', () => {
    expect(draw({ ...season, target: 4, unconfirmed: 2 })).not.toContain('chart__target');
    expect(draw({ ...season, target: 7, unconfirmed: 2 })).toContain('chart__target');
  });

  it('everything is inside, also on a phone with text twice as large', () => {
    for (const [width, em] of [
      [320, 12],
      [320, 24],
      [1200, 12],
    ] as const) {
      const svg = draw(season, width, em);
      for (const [, x, text] of svg.matchAll(/<text x="([\d.]+)"[^>]*font-weight="600"[^>]*>([^<]+)/g))
        if (!/^\d+$/.test(text as string)) expect(Number(x) + (text as string).length * 0.6 * em).toBeLessThan(width);
      const xs = [...svg.matchAll(/ (?:x|x1|x2|cx)="(-?[\d.]+)"/g)].map(([, x]) => Number(x));
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width);
    }
  });

  it('events that are close share a marker; their numbers follow the days', () => {
    const { groups, x } = seasonLayout(season, 200, 12);
    expect(groups.map(({ events }) => events.map(({ id }) => id))).toEqual([['a', 'd'], ['e']]);
    expect(groups[1]?.x).toBe(x(dateOf('2030-04-15')));
    expect(draw(season, 200).match(/<circle/g)).toHaveLength(2);
  });

  it('a document can name its own colors; a single week and names of markup are drawn', () => {
    const own = {
      ink: '#000',
      soft: '#111',
      line: '#222',
      surface: '#fff',
      fill: '#0a0',
      tint: '#dfd',
      accent: '#f60',
    };
    expect(draw(season, 640, 12, own)).not.toContain('var(');
    expect(draw(seasonOf([row('2030-03-04', 1, 0)], [], [], '2030-03-20'))).toContain('<path');
    expect(
      renderToStaticMarkup(
        createElement(SeasonChart, { season, width: 300, em: 12, id: 'x', title: '<b>"', description: '' }),
      ),
    ).toContain('&lt;b&gt;');
  });

  it('nothing is drawn without weeks', () => {
    expect(draw(seasonOf([], [], [], '2030-03-20'))).toBe('');
  });
});
