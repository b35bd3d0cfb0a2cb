import { beforeEach, describe, expect, it } from '@jest/globals';
import { Button } from '@mui/material';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { useNotifyAdded } from './useNotifyAdded.ts';

const name = 'RemoveSponsorablePropertiesFromCampaign';

function Page({ ids }: { ids: number[] }) {
  const say = useNotifyAdded();
  return <Button onClick={() => say(ids.map((id) => ({ id })))}>Added</Button>;
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Added' }));

describe('properties added to a campaign', () => {
  beforeEach(() => signIn());

  it('[B-333, B-349] can be taken out again by Undo, so that they are available as before', async () => {
    const sent = fakeServer({
      [name]: () => ({ removeSponsorablePropertiesFromCampaign: { clientMutationId: null } }),
    });
    showPage(<Page ids={[11, 12]} />);
    await add();
    expect(await screen.findByText('2 sponsorable properties added to the campaign.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(lastOf(sent, name)).toEqual({
        input: { offerIds: [11, 12], markAsUnqualified: false, removalReason: null },
      }),
    );
    expect(await screen.findByText('2 sponsorable properties taken out of the campaign again.')).toBeInTheDocument();
  });

  it('Undo that is refused says why', async () => {
    fakeServer({ [name]: () => new Refusal('There is no offer 11.', 'SL404') });
    showPage(<Page ids={[11]} />);
    await add();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('There is no offer 11.')).toBeInTheDocument();
  });

  it('nothing added leaves nothing to undo', async () => {
    fakeServer({});
    showPage(<Page ids={[]} />);
    await add();
    expect(await screen.findByText('0 sponsorable properties added to the campaign.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
