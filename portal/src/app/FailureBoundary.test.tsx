import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '../../../ui/graphql.ts';
import { FailureBoundary } from './FailureBoundary.tsx';

async function tryAgainAfter(failure: Error) {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = jest.fn();
  let failing = true;
  const Page = () => {
    if (failing) throw failure;
    return <p>Here it is</p>;
  };
  render(
    <FailureBoundary reload={reload}>
      <Page />
    </FailureBoundary>,
  );
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  consoleError.mockRestore();
  return reload;
}

it('retrying renders the page again after a failed request', async () => {
  expect(await tryAgainAfter(new NetworkError(null))).not.toHaveBeenCalled();
  expect(screen.getByText('Here it is')).toBeInTheDocument();
});

it('[L2] renders the page again automatically when the connection is back, with increasing delays until then', async () => {
  jest.useFakeTimers();
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let drawn = 0;
  let failing = true;
  const Page = () => {
    drawn += 1;
    if (failing) throw new NetworkError(null);
    return <p>Here it is</p>;
  };
  render(
    <FailureBoundary>
      <Page />
    </FailureBoundary>,
  );
  const attempts = async (seconds: number) => {
    const before = drawn;
    await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
    return drawn - before;
  };
  expect(await attempts(3)).toBe(0);
  expect(await attempts(2)).toBeGreaterThan(0);
  expect(await attempts(4)).toBe(0);
  failing = false;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(screen.getByText('Here it is')).toBeInTheDocument();
  expect(await attempts(300)).toBe(0);
  consoleError.mockRestore();
  jest.useRealTimers();
});

it('retrying reloads the site when a chunk failed to load: React would throw the same error forever', async () => {
  expect(await tryAgainAfter(new TypeError('Failed to fetch dynamically imported module'))).toHaveBeenCalledTimes(1);
});
