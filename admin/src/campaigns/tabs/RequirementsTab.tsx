import AddIcon from '@mui/icons-material/Add';
import { CardContent } from '@mui/material';
import { CanAccess, useRecordContext } from 'react-admin';
import { DialogButton } from '../../components/DialogButton.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormFooter } from '../../form/FormFooter.tsx';
import { MultilineInput } from '../../form/inputs.tsx';
import { RecordForm } from '../../form/RecordForm.tsx';
import { SaveButton } from '../../form/SaveButton.tsx';
import { SpanishInput } from '../../form/SpanishInput.tsx';
import type { CampaignRecordFragment } from '../generated/graphql.ts';
import { CampaignCapabilities } from '../requirements/CampaignCapabilities.tsx';
import { CapabilityDialog } from '../requirements/CapabilityDialog.tsx';
import { inOrder } from '../useOrder.ts';

/** What leagues have to do: capabilities with their default deadlines (S-099 … S-113). */
export function RequirementsTab() {
  const campaign = useRecordContext<CampaignRecordFragment>();
  if (!campaign) return null;
  const capabilities = inOrder(
    campaign.campaignCapabilities.toSorted((a, b) => a.capability.name.localeCompare(b.capability.name)),
  );
  const add = (
    <CanAccess resource="campaignCapabilities" action="create">
      <DialogButton
        size="small"
        startIcon={<AddIcon />}
        dialog={
          <CapabilityDialog campaignId={campaign.id} taken={capabilities.map(({ capability }) => capability.id)} />
        }
      >
        Add A Campaign Capability
      </DialogButton>
    </CanAccess>
  );
  const hasDeadlines = capabilities.some((capability) => capability.defaultVerificationDeadlines.length);
  return (
    <>
      <TitledCard
        title="Requirements"
        note={hasDeadlines ? undefined : 'No deadlines exist for this campaign!'}
        end={add}
      >
        {capabilities.length ? (
          <CampaignCapabilities campaignId={campaign.id} capabilities={capabilities} />
        ) : (
          <EmptyState action={add}>No capabilities have been added to this campaign</EmptyState>
        )}
      </TitledCard>
      <RecordForm>
        <TitledCard title="Additional Requirements">
          <CardContent>
            <MultilineInput source="additionalRequirements" hiddenLabel minRows={4} />
            <SpanishInput source="additionalRequirementsEs" minRows={4} />
            <FormError />
          </CardContent>
          <FormFooter>
            <SaveButton />
          </FormFooter>
        </TitledCard>
      </RecordForm>
    </>
  );
}
