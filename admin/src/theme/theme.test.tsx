import { expect, it } from '@jest/globals';
import { Button } from '@mui/material';
import { screen } from '@testing-library/react';
import { writeAllStyles } from '../../../test/dom/styles.ts';
import { showPage } from '../testing/page.tsx';

writeAllStyles();

it('[M8] a disabled text button does not look like one that can be pressed', () => {
  showPage(
    <>
      <Button variant="text">Next</Button>
      <Button variant="text" disabled>
        Previous
      </Button>
    </>,
  );
  const colorOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).color;
  expect(colorOf('Previous')).not.toBe(colorOf('Next'));
});
