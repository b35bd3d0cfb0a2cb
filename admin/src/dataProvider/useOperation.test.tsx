import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeServer, Refusal, showPage } from '../testing/page.tsx';
import { useOperation } from './useOperation.ts';

function Page({ repeatable }: { repeatable: boolean }) {
  const { mutateAsync: save } = useOperation('saveMySettings', { repeatable, quiet: true });
  return (
    <button type="button" onClick={() => void save({ input: { changes: { a: 1 } } }).catch(() => undefined)}>
      Save
    </button>
  );
}

/** How many times a mutation is sent until it succeeds or fails. */
async function timesSent(repeatable: boolean, answer: () => unknown): Promise<number> {
  const sent = fakeServer({ SaveMySettings: answer });
  const { unmount } = showPage(<Page repeatable={repeatable} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  unmount();
  return sent.length;
}
const lost = () => {
  throw new TypeError('Failed to fetch');
};

afterEach(() => void jest.useRealTimers());

it('[S-416] an idempotent mutation is retried twice after a network or server error', async () => {
  jest.useFakeTimers();
  expect(await timesSent(true, lost)).toBe(3);
  expect(await timesSent(true, () => new Refusal('Something went wrong.', 'SL500'))).toBe(3);
  let failures = 1;
  expect(await timesSent(true, () => (failures-- > 0 ? lost() : { saveMySettings: { changeId: null } }))).toBe(2);
});

it('[S-417] a mutation that is not idempotent is sent once, and so is a rejected one', async () => {
  jest.useFakeTimers();
  expect(await timesSent(false, lost)).toBe(1);
  expect(await timesSent(true, () => new Refusal('This name is taken.', 'SL422', 'name'))).toBe(1);
});

it('a double click sends one request', async () => {
  const sent = fakeServer({ SaveMySettings: () => ({ saveMySettings: { changeId: null } }) });
  showPage(<Page repeatable={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent).toHaveLength(1);
});
