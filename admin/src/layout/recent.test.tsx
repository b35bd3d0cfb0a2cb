import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { remember, useRecent } from './recent.ts';

const Shown = () => (
  <ul>
    {useRecent().map(({ path, title }) => (
      <li key={path}>{title}</li>
    ))}
  </ul>
);
afterEach(() => localStorage.clear());

describe('recently visited records', () => {
  it('[S-445] keeps five, each once, most recent first', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c'])
      remember({ path: `/${name}`, title: name, glyph: 'sponsor' as never });
    render(<Shown />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['c', 'f', 'e', 'd', 'b']);
  });
});
