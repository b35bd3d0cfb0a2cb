import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../../testing/page.tsx';
import { CapabilityModal } from './CapabilityModal.tsx';
import { DeadlineModal } from './DeadlineModal.tsx';

const capability = {
  id: 5,
  name: 'Game Signage',
  digital: false,
  createDeadlineBasedOnQuantity: true,
  capabilityVerificationDeadlineCount: 2,
};

describe('requirements', () => {
  beforeEach(() => signIn());
  const noop = () => undefined;

  it('[S-099][S-100][S-104] a capability needs all four; those already there are not offered', async () => {
    const sent = fakeServer({
      GetCapabilities: () => ({ capabilities: [capability, { ...capability, id: 6, name: 'Surveys' }] }),
      CreateCampaignCapability: () => ({ createCampaignCapability: { campaignCapability: { id: 1 } } }),
    });
    showPage(<CapabilityModal campaignId={8} taken={[6]} onClose={noop} />);
    expect(await screen.findByRole('option', { name: 'Game Signage' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Surveys' })).toBeNull();
    const submit = screen.getByRole('button', { name: 'Add capability' });
    await userEvent.selectOptions(screen.getByLabelText('Capability'), 'Game Signage');
    fireEvent.change(screen.getByLabelText('Default quantity per league'), { target: { value: '3' } });
    fireEvent.change(screen.getByLabelText('Total contracted quantity'), { target: { value: '50' } });
    expect(submit).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Description'), 'Hang it');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'CreateCampaignCapability')).toEqual({
        input: { campaignId: 8, capabilityId: 5, minimumQuantity: 3, quantity: 50, executionExpectations: 'Hang it' },
      }),
    );
  });

  it('[S-109][S-110] more than the capability has deadlines is warned about, not blocked', async () => {
    fakeServer({ GetCapabilities: () => ({ capabilities: [capability] }) });
    showPage(<CapabilityModal campaignId={8} taken={[]} onClose={noop} />);
    await screen.findByRole('option', { name: 'Game Signage' });
    await userEvent.selectOptions(screen.getByLabelText('Capability'), 'Game Signage');
    fireEvent.change(screen.getByLabelText('Default quantity per league'), { target: { value: '2' } });
    expect(screen.queryByText(/Please contact a superadmin/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Default quantity per league'), { target: { value: '3' } });
    expect(await screen.findByText(/Please contact a superadmin/)).toBeInTheDocument();
  });

  it('[S-117][S-120][S-121] dynamic asks for type and offset; acceptance clears one below 1; off clears both', async () => {
    const sent = fakeServer({
      UpdateDefaultVerificationDeadline: () => ({
        updateDefaultVerificationDeadline: { defaultVerificationDeadline: { id: 1 } },
      }),
    });
    const deadline = {
      id: 1,
      name: 'Photo',
      deadline: '2027-04-01',
      offset: -3,
      offsetType: 'season_start_date',
      requiresCreatives: false,
      missingCreatives: false,
      verificationReminderInstructions: 'For {{sponsor_name}}',
    };
    showPage(<DeadlineModal campaignCapabilityId={20} deadline={deadline} onClose={noop} />);
    expect(screen.getByLabelText(/Days after/)).toHaveValue(-3);
    await userEvent.selectOptions(screen.getByLabelText('Counted from'), 'accept_offer_date');
    await waitFor(() => expect(screen.getByLabelText(/Days after/)).toHaveValue(null));
    await userEvent.click(screen.getByLabelText(/Dynamic/));
    expect(screen.queryByLabelText('Counted from')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'UpdateDefaultVerificationDeadline')?.input).toMatchObject({
        offset: null,
        offsetType: null,
        deadline: '2027-04-01',
      }),
    );
  });
});
