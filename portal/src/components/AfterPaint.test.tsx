import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { painted } from '../testing/painted.ts';
import { AfterPaint } from './AfterPaint.tsx';

it('what follows the first content is shown once that is painted, and its space is kept until then', async () => {
  const { container } = render(
    <>
      <h1>First</h1>
      <AfterPaint>
        <p>Later</p>
      </AfterPaint>
    </>,
  );
  expect(screen.queryByText('Later')).toBeNull();
  expect(container.querySelector('.after-paint')).not.toBeNull();
  await painted();
  expect(screen.getByText('Later')).toBeInTheDocument();
});
