import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { capability, deadline as photo } from '../../testing/campaign.tsx';
import { choose, field, select } from '../../testing/inputs.ts';
import { fakeServer, lastOf, showPage, signIn } from '../../testing/page.tsx';
import { CapabilityDialog } from './CapabilityDialog.tsx';
import { DefaultDeadlineDialog } from './DefaultDeadlineDialog.tsx';

describe('requirements', () => {
  beforeEach(() => signIn());

  it('[S-099][S-100][S-104] a capability needs all four fields; already added ones are not offered', async () => {
    const sent = fakeServer({
      GetCapabilities: () => ({ capabilities: [capability, { ...capability, id: 6, name: 'Surveys' }] }),
      CampaignCapabilitiesCreate: () => ({ result: { record: { id: 1 } } }),
    });
    showPage(<CapabilityDialog campaignId={8} taken={[6]} />);
    const submit = screen.getByRole('button', { name: 'Add capability' });
    await userEvent.click(await select('Capability'));
    expect(await screen.findByRole('option', { name: 'Game Signage' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Surveys' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Game Signage' }));
    fireEvent.change(field('Default quantity per league'), { target: { value: '3' } });
    fireEvent.change(field('Total contracted quantity'), { target: { value: '50' } });
    expect(submit).toBeDisabled();
    await userEvent.type(field('Description'), 'Hang it');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'CampaignCapabilitiesCreate')).toEqual({
        input: { campaignId: 8, capabilityId: 5, minimumQuantity: 3, quantity: 50, executionExpectations: 'Hang it' },
      }),
    );
  });

  it('[S-109][S-110] a quantity above the number of deadlines shows a warning but can be saved', async () => {
    fakeServer({ GetCapabilities: () => ({ capabilities: [capability] }) });
    showPage(<CapabilityDialog campaignId={8} taken={[]} />);
    await choose('Capability', 'Game Signage');
    fireEvent.change(field('Default quantity per league'), { target: { value: '2' } });
    expect(screen.queryByText(/Please contact a superadmin/)).toBeNull();
    fireEvent.change(field('Default quantity per league'), { target: { value: '3' } });
    expect(await screen.findByText(/Please contact a superadmin/)).toBeInTheDocument();
  });

  it('[P14] a superadmin sees the warning without the advice to contact one; limits are checked at the input', async () => {
    signIn('superadmin');
    fakeServer({ GetCapabilities: () => ({ capabilities: [capability] }) });
    showPage(<CapabilityDialog campaignId={8} taken={[]} />);
    await choose('Capability', 'Game Signage');
    fireEvent.change(field('Default quantity per league'), { target: { value: '3' } });
    expect(await screen.findByText(/The default quantity is higher/)).not.toHaveTextContent('superadmin');
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
  });

  it('[S-117][S-120][S-121] dynamic asks for type and offset; acceptance clears an offset below 1; turning it off clears both', async () => {
    const sent = fakeServer({ DefaultVerificationDeadlinesUpdate: () => ({ result: { record: { id: 31 } } }) });
    const deadline = { ...photo, offset: -3, offsetType: 'season_start_date' as const };
    showPage(<DefaultDeadlineDialog campaignCapabilityId={20} deadline={deadline} />);
    expect(screen.getByLabelText(/^Days after/)).toHaveValue(-3);
    await choose('Count from', 'Day the offer is accepted');
    await waitFor(() => expect(screen.getByLabelText(/^Days after/)).toHaveValue(null));
    await userEvent.click(screen.getByLabelText(/Dynamic/));
    expect(screen.queryByRole('combobox', { name: 'Count from' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'DefaultVerificationDeadlinesUpdate')).toEqual({
        input: { id: 31, version: 1, offset: null, offsetType: null },
      }),
    );
  });
});
