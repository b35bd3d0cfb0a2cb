import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { pluralise } from '../../../ui/formats.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { useAddingPlan } from '../conflicts/useAddingPlan.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { OrganizationSearch } from '../organizations/OrganizationSearch.tsx';

/** Finds an organization and adds all of its properties that the campaign accepts (B-332). */
export function AddOrganizationProperties({ campaignId, onClose }: { campaignId: number; onClose: () => void }) {
  const [organizationId, setOrganizationId] = useState<number | null>(null);
  const { count, input, conflicts, ready } = useAddingPlan({ campaignId, organizationId }, organizationId !== null);
  const { mutate: add, isPending } = useOperation('addOrganizationSponsorablePropertiesToCampaign', {
    onSuccess: onClose,
  });
  return (
    <ConsoleDialog
      title="Add an organization's properties"
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={organizationId === null || count === 0 || isPending}
            onClick={() => organizationId && add({ input: { campaignId, organizationId, ...input } })}
          >
            Add properties
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <OrganizationSearch label="Organization" picked={organizationId} onPick={setOrganizationId} />
        {ready ? (
          <Typography role="status">
            {count
              ? `${pluralise(count, 'sponsorable property', 'sponsorable properties')} will be added.`
              : 'None of its properties can be added.'}
          </Typography>
        ) : null}
        {conflicts}
      </Stack>
    </ConsoleDialog>
  );
}
