import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Tabs } from './Head.tsx';

it('shows the open tab where not all of them fit, as on a phone', () => {
  // jsdom lays nothing out: each tab is 100 wide, the bar shows 300 of them
  Object.defineProperties(HTMLElement.prototype, {
    offsetLeft: { configurable: true, get: () => 700 },
    offsetWidth: { configurable: true, get: () => 100 },
    clientWidth: { configurable: true, get: () => 300 },
  });
  render(
    <MemoryRouter initialEntries={['/organizations/5/users']}>
      <Tabs
        label="Organization"
        tabs={[
          { to: '/organizations/5', label: 'Overview', end: true },
          { to: '/organizations/5/users', label: 'Users' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('navigation', { name: 'Organization' }).scrollLeft).toBe(600);
});
