import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sumOfDeliveries } from '../delivery.ts';
import { DeliveryBar, type DeliveryBarProps } from './DeliveryBar.ts';

const numbers = {
  ...{ contracted: 10, confirmed: 8, unconfirmed: 2, extra: 0 },
  ...{ proven: 3, inReview: 1, due: 2, late: 1, notDelivered: 1 },
};
const draw = (props: Partial<DeliveryBarProps> & Pick<DeliveryBarProps, 'delivery'>) =>
  renderToStaticMarkup(createElement(DeliveryBar, props));
const rects = (svg: string) =>
  [...svg.matchAll(/<rect class="delivery__part--(\w+)"[^>]* x="([\d.]+)" width="([\d.]+)"/g)].map(
    ([, part, x, width]) => [part, Number(x), Number(width)],
  );

describe('the bar of promised against delivered', () => {
  it('has a part for each number, side by side, of what was promised', () => {
    const svg = draw({ delivery: numbers });
    expect(rects(svg)).toEqual([
      ['proven', 0, 30],
      ['inReview', 30, 10],
      ['due', 40, 20],
      ['late', 60, 10],
      ['notDelivered', 70, 10],
    ]);
    expect(svg).not.toContain('<line');
  });

  it('has a line at what was promised if more is confirmed', () => {
    const svg = draw({ delivery: { ...numbers, contracted: 4, unconfirmed: 0, extra: 4, late: 0, due: 3 } });
    expect(rects(svg).map(([part]) => part)).toEqual(['proven', 'inReview', 'due', 'notDelivered']);
    expect(svg).toMatch(/<line[^>]* x1="50" x2="50"/);
  });

  it('[W3] has no line where one campaign has more than promised and another less, but is as long as both', () => {
    const svg = draw({ delivery: { ...numbers, contracted: 10, unconfirmed: 8, extra: 6 } });
    expect(svg).not.toContain('<line');
    expect(rects(svg).at(-1)).toEqual(['notDelivered', 43.75, 6.25]);
  });

  it('is drawn for a document in its colors and size, and without any number as an empty track', () => {
    const palette = {
      track: '#eee',
      proven: '#010',
      inReview: '#015',
      due: '#020',
      late: '#030',
      notDelivered: '#040',
      promise: '#050',
    };
    const svg = draw({ delivery: numbers, width: 504, height: 30, palette });
    expect(svg).toContain('viewBox="0 0 504 30"');
    expect(svg).not.toContain('var(');
    expect(draw({ delivery: sumOfDeliveries('', []) })).toMatch(/^<svg[^>]*><rect[^>]*><\/rect><\/svg>$/);
  });
});
