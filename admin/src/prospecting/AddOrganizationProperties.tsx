import { Typography } from '@mui/material';
import { useState } from 'react';
import { pluralise } from '../../../ui/formats.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useAddingPlan } from '../conflicts/useAddingPlan.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { OrganizationSearch } from '../organizations/OrganizationSearch.tsx';

/** Finds an organization and adds all of its properties that the campaign accepts (B-332). */
export function AddOrganizationProperties({ campaignId }: { campaignId: number }) {
  const [organizationId, setOrganizationId] = useState<number | null>(null);
  const { count, input, conflicts, ready } = useAddingPlan({ campaignId, organizationId }, organizationId !== null);
  const { mutateAsync: add } = useOperation('addOrganizationSponsorablePropertiesToCampaign', { quiet: true });
  return (
    <ConfirmDialog
      title="Add an organization's properties"
      size="sm"
      action="Add properties"
      disabled={organizationId === null || count === 0}
      onConfirm={async () => organizationId && add({ input: { campaignId, organizationId, ...input } })}
    >
      <OrganizationSearch label="Organization" picked={organizationId} onPick={setOrganizationId} />
      {ready ? (
        <Typography role="status">
          {count
            ? `${pluralise(count, 'sponsorable property', 'sponsorable properties')} will be added.`
            : 'None of its properties can be added.'}
        </Typography>
      ) : null}
      {conflicts}
    </ConfirmDialog>
  );
}
