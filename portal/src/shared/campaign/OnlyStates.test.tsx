import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OnlyStates } from './OnlyStates.tsx';

it('names the states to which a viewer is limited', () => {
  render(<OnlyStates states={['OH', 'TX']} />);
  expect(screen.getByText(/Ohio and Texas/)).toBeInTheDocument();
});

it('says so if the viewer may see no state at all', () => {
  render(<OnlyStates states={[]} />);
  expect(screen.getByText('You see no leagues.')).toBeInTheDocument();
});

it('shows nothing without a limit', () => {
  const { container } = render(<OnlyStates states={null} />);
  expect(container).toBeEmptyDOMElement();
});
