import { Alert, Typography } from '@mui/material';
import { required, SelectInput, useGetList } from 'react-admin';
import { seasonLabel } from '../../../../ui/formats.ts';
import type { CampaignListRowFragment } from '../../campaigns/generated/graphql.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { messageOf } from '../../dataProvider/errors.ts';
import { useOperation } from '../../dataProvider/useOperation.ts';
import type { OfferRecordFragment } from '../generated/graphql.ts';

/** Moves a confirmed offer to another campaign of the same sponsor, excluding rejected ones (S-275, S-276). */
export function MoveDialog({ offer }: { offer: OfferRecordFragment }) {
  const { sponsor, id } = offer.campaign;
  const { data, error } = useGetList<CampaignListRowFragment>('campaigns', {
    filter: { sponsorId: sponsor.id, id: { notEqualTo: id }, status: { notEqualTo: 'rejected' } },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'year', order: 'DESC' },
  });
  const { mutateAsync: move } = useOperation('moveConfirmedOfferToCampaign', { quiet: true });
  const choices = (data ?? []).map((campaign) => ({
    id: campaign.id,
    name: `${campaign.name}, ${seasonLabel(campaign.season, campaign.year)}`,
  }));
  return (
    <FormDialog
      title="Move to another campaign"
      action="Move"
      busyAction="Moving..."
      defaults={{ campaignId: null }}
      required={['campaignId']}
      onSubmit={({ campaignId }: { campaignId: number }) => move({ input: { offerId: offer.id, campaignId } })}
    >
      <SelectInput source="campaignId" label={`Campaign of ${sponsor.name}`} choices={choices} validate={required()} />
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
      {data && choices.length === 0 ? (
        <Alert severity="warning">This sponsor has no other campaign to move to.</Alert>
      ) : null}
      <Typography color="text.secondary">
        Assets, deadlines, images, checks and the audit log move with the offer.
      </Typography>
    </FormDialog>
  );
}
