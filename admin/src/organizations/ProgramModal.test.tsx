import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { ProgramModal } from './ProgramModal.tsx';

beforeEach(() => signIn());

const named = (...items: [number, string][]) => ({
  items: { totalCount: items.length, nodes: items.map(([id, name]) => ({ id, name })) },
});
const place = { id: 5, nickname: 'North Park', address: '1 Main St', lat: null, lon: null, primary: true };

it('[B-137] sports and competitivenesses are those of the reference lists, chosen by name and sent by id', async () => {
  const sent = fakeServer({
    SportsList: () => named([4, 'Baseball'], [9, 'Soccer']),
    CompetitivenessesList: () => named([2, 'Recreational'], [7, 'Select']),
    CreateSponsorableProperty: () => ({ createSponsorableProperty: { sponsorableProperty: { id: 1 } } }),
  });
  showPage(<ProgramModal organizationId={3} places={[place]} onClose={() => undefined} />);
  const names = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .slice(1)
      .map((option) => option.textContent);
  await waitFor(() => expect(names('Sport')).toEqual(['Baseball', 'Soccer']));
  expect(names('Competitiveness')).toEqual(['Recreational', 'Select']);
  await userEvent.type(screen.getByLabelText('Name'), 'Juniors');
  await userEvent.selectOptions(screen.getByLabelText('Season'), 'Fall');
  await userEvent.selectOptions(screen.getByLabelText('Sport'), 'Soccer');
  await userEvent.selectOptions(screen.getByLabelText('Competitiveness'), 'Select');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(lastOf(sent, 'CreateSponsorableProperty')?.input).toMatchObject({ sportId: 9, competitivenessId: 7 }),
  );
});
