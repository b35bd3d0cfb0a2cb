import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { GoalBar } from '../components/GoalBar.tsx';
import { ReportStrip } from '../prospecting/ReportStrip.tsx';
import { campaign as stored } from '../testing/campaign.tsx';
import { showPage, signIn } from '../testing/page.tsx';
import { GoalCard } from './GoalCard.tsx';
import type { CampaignRecordFragment } from './generated/graphql.ts';
import { isGoalMissed } from './goal.ts';

beforeEach(() => signIn());
const show = (changes: object, today = '2027-01-01') =>
  showPage(<GoalCard campaign={{ ...stored, ...changes } as unknown as CampaignRecordFragment} today={today} />);
const valueBeside = (label: string) => screen.getAllByText(label).at(-1)?.nextSibling;

it('[T4] a bar shows more than its goal on one scale, with a line at the goal', () => {
  const widths = (target: number, values: number[]) => {
    const { container, unmount } = render(
      <GoalBar target={target} parts={values.map((value, n) => ({ value, color: `var(--part-${n})` }))} />,
    );
    const parts = [...container.querySelectorAll('i')].map(({ style }) => Math.round(Number.parseFloat(style.width)));
    const line = container.querySelector<HTMLElement>('[data-goal]')?.style.left;
    unmount();
    return { parts, line: line && Math.round(Number.parseFloat(line)) };
  };
  expect(widths(100, [40, 10])).toEqual({ parts: [40, 10], line: undefined });
  expect(widths(132, [242, 22])).toEqual({ parts: [92, 8], line: 50 });
});

it('[T4] [P6] campaign page and live report show confirmed of the same target, and the excess', () => {
  show({ goalReport: { target: 132, confirmed: 242 } });
  expect(screen.getByText('242 of 132')).toBeInTheDocument();
  expect(screen.getByText('110 more than the target')).toBeInTheDocument();
  render(
    <ReportStrip
      report={{
        id: 'campaign-8',
        available: 0,
        conflicting: 0,
        prospecting: 0,
        qualified: 1,
        proposed: 2,
        confirmed: 242,
        target: 132,
        lastTouchpoint: null,
      }}
    />,
  );
  expect(screen.getAllByText(/242 of 132/)).toHaveLength(2);
  expect(screen.getByText('Target exceeded by 110, 3 qualified or proposed')).toBeInTheDocument();
});

it('[P5] the budget shows what is spent, proposed and left, and when it is exceeded', () => {
  const { unmount } = show({});
  expect(
    [valueBeside('Spent (confirmed)'), valueBeside('Proposed'), valueBeside('Left to offer')].map(
      (element) => element?.textContent,
    ),
  ).toEqual(['$300', '$100', '$100']);
  unmount();
  show({
    budgetReport: { budget: '101750.00', confirmed: '344375.00', proposed: '137000.00', remaining: '-379625.00' },
  });
  expect(valueBeside('Over budget')).toHaveTextContent('$379,625');
  expect(screen.queryByText('Left to offer')).toBeNull();
});

it('[P5] a missed goal date is marked; one that was reached or is in the future is not', () => {
  const { unmount } = show({}, '2027-03-05');
  expect(screen.getByText('By 3/5/2027')).toBeInTheDocument();
  unmount();
  show({}, '2027-03-06');
  expect(screen.getByText(/short of the goal on 3\/5\/2027/)).toBeInTheDocument();
  expect(isGoalMissed({ date: '2027-03-05', confirmed: 10, target: 10 }, '2027-03-06')).toBe(false);
  expect(isGoalMissed({ date: '2027-03-05', confirmed: 0, target: null }, '2027-03-06')).toBe(false);
  expect(isGoalMissed({ date: null, confirmed: 0, target: 10 }, '2027-03-06')).toBe(false);
});
