import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { ProspectFragment as Prospect } from './generated/graphql.ts';

const name = 'MarkAsQualified';
const prospect = (id: number, status = 'prospecting') => ({ id, status, communicatedToLeague: false }) as Prospect;
const qualify = () => screen.getByRole('button', { name: /^Mark as Qualified/ });

describe('marking prospects as qualified', () => {
  beforeEach(() => signIn());

  it('[B-322] asks first, with how many and that it is for good; Cancel does nothing', async () => {
    const sent = fakeServer({});
    showPage(<BulkBar selected={[prospect(1), prospect(2), prospect(3, 'proposed')]} onDone={() => undefined} />);
    await userEvent.click(qualify());
    const dialog = screen.getByRole('dialog', { name: 'Mark as Qualified' });
    expect(dialog).toHaveTextContent('2 prospects become qualified; leagues are not notified.');
    expect(dialog).toHaveTextContent('They cannot go back to Prospects');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('[B-322] tells how many moved in fact, because somebody else may have moved one meanwhile', async () => {
    const sent = fakeServer({ [name]: () => ({ markAsQualified: { offers: [{ id: 1, status: 'qualified' }] } }) });
    const onDone = jest.fn();
    showPage(<BulkBar selected={[prospect(1), prospect(2)]} onDone={onDone} />);
    await userEvent.click(qualify());
    await userEvent.click(qualify());
    expect(await screen.findByText('1 sponsorship marked as qualified.')).toBeInTheDocument();
    expect(lastOf(sent, name)).toEqual({ input: { offerIds: [1, 2] } });
    expect(onDone).toHaveBeenCalled();
  });

  it('a refusal is said where it was asked', async () => {
    fakeServer({ [name]: () => new Refusal('There is no offer 1.', 'SL404') });
    showPage(<BulkBar selected={[prospect(1)]} onDone={() => undefined} />);
    await userEvent.click(qualify());
    await userEvent.click(qualify());
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no offer 1.');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
