import { Button } from '@mui/material';
import { useState } from 'react';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { OrganizationSearch } from '../organizations/OrganizationSearch.tsx';

/** Finds one organization and adds all of its properties (B-332). */
export function AddOrganizationProperties({ campaignId, onClose }: { campaignId: number; onClose: () => void }) {
  const [organizationId, setOrganizationId] = useState<number | null>(null);
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
            disabled={organizationId === null || isPending}
            onClick={() => add({ input: { campaignId, organizationId } })}
          >
            Add properties
          </Button>
        </>
      }
    >
      <OrganizationSearch label="Organization" picked={organizationId} onPick={setOrganizationId} />
    </ConsoleDialog>
  );
}
