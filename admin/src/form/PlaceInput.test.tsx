import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { PlaceInput } from './PlaceInput.tsx';

it('[B-110] says that no place was found, or that suggestions are unavailable', async () => {
  signIn();
  let away = false;
  fakeServer({
    'GET /places': () => {
      if (away) throw new TypeError('Failed to fetch');
      return [];
    },
  });
  showPage(<PlaceInput id="place" onPick={() => undefined} />);
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'Qqqqzz');
  expect(await screen.findByText('No place found. Try the city and state, or the ZIP code.')).toBeInTheDocument();
  away = true;
  await userEvent.type(box, 'y');
  await waitFor(() =>
    expect(screen.getByText(/^Address suggestions aren’t available right now\./)).toBeInTheDocument(),
  );
});
