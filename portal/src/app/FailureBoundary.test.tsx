import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '../../../ui/graphql.ts';
import { FailureBoundary } from './FailureBoundary.tsx';

async function tryAgainAfter(failure: Error) {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
  silence.mockRestore();
  return reload;
}

it('trying again draws the page once more when a call had failed', async () => {
  expect(await tryAgainAfter(new NetworkError(null))).not.toHaveBeenCalled();
  expect(screen.getByText('Here it is')).toBeInTheDocument();
});

it('trying again loads the site anew when a piece of it had not come: React would throw the same failure for ever', async () => {
  expect(await tryAgainAfter(new TypeError('Failed to fetch dynamically imported module'))).toHaveBeenCalledTimes(1);
});
