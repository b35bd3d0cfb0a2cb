import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NetworkError } from '../../../ui/graphql.ts';
import { FailureBoundary } from '../app/FailureBoundary.tsx';
import { PageParts } from './PageParts.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

const showParts = (error: Error) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async () => new Response()) as never;
  return render(
    <FailureBoundary>
      <PageParts>
        <h1>Harvest 2026</h1>
        <Broken error={error} />
        <p>12 leagues</p>
      </PageParts>
    </FailureBoundary>,
  );
};

it('[R19] a part that throws is replaced by a message and reported, and a later render tries it again', () => {
  const { rerender } = showParts(new RangeError('Not a calendar date'));
  expect(screen.getByRole('heading')).toHaveTextContent('Harvest 2026');
  expect(screen.getByText('12 leagues')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(globalThis.fetch).toHaveBeenCalledWith('/client_errors', expect.anything());
  rerender(
    <FailureBoundary>
      <PageParts>
        <h1>Harvest 2026</h1>
        <p>12 leagues</p>
      </PageParts>
    </FailureBoundary>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});

it('[R19] a failed request is the page’s: it offers to repeat it', () => {
  showParts(new NetworkError(null));
  expect(screen.queryByRole('heading', { name: 'Harvest 2026' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
