import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { choose, field } from '../testing/inputs.ts';
import { address, fakeServer, showPage, signIn } from '../testing/page.tsx';
import { CampaignCreate } from './CampaignCreate.tsx';

describe('add a campaign', () => {
  it('[S-037][S-041][S-044] posts name, season and year, keeps the button disabled after saving, then opens the campaign', async () => {
    signIn();
    const sent = fakeServer({
      SponsorsOne: () => ({ record: { id: 3, name: 'Harvest Lane', campaigns: [], sponsorUsers: [] } }),
      'POST /sponsors/3/campaigns': () => ({ id: 44 }),
    });
    showPage(
      <Routes>
        <Route path="/campaign-planner/sponsors/:sponsorId/campaigns/add" element={<CampaignCreate />} />
        <Route path="*" element={<p>The campaign</p>} />
      </Routes>,
      { at: '/campaign-planner/sponsors/3/campaigns/add' },
    );
    await userEvent.type(field('Name'), 'Halftime');
    await choose('Season', 'Summer');
    await userEvent.click(screen.getByRole('button', { name: 'Add Campaign' }));
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
    expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
      name: 'Halftime',
      sponsor_id: 3,
      season: 'summer',
    });
    await waitFor(() => expect(address()).toBe('/campaign-planner/sponsors/3/campaigns/44'), { timeout: 3000 });
  });
});
