import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';

/** Waits for what a page shows once its first content is painted. */
export const painted = () => waitFor(() => expect(document.querySelector('.after-paint')).toBeNull());
