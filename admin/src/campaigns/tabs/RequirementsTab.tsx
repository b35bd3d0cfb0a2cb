import { useState } from 'react';
import { Block, Empty } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { TextareaIn } from '../../kit/inputs.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { CapabilityCard } from '../requirements/CapabilityCard.tsx';
import { CapabilityModal } from '../requirements/CapabilityModal.tsx';
import type { Campaign } from '../types.ts';
import { useSaveCampaign } from '../useSaveCampaign.ts';

/** What leagues have to do: capabilities with their default deadlines (S-099 … S-113). */
export function RequirementsTab({ campaign }: { campaign: Campaign }) {
  const [adding, setAdding] = useState(false);
  const save = useSaveCampaign(campaign, ['additionalRequirements']);
  const capabilities = [...campaign.campaignCapabilities].sort((a, b) =>
    a.capability.name.localeCompare(b.capability.name),
  );
  const add = (
    <Button small icon="plus" onClick={() => setAdding(true)}>
      Add A Campaign Capability
    </Button>
  );
  const deadlines = capabilities.reduce((sum, one) => sum + one.defaultVerificationDeadlines.length, 0);
  return (
    <>
      <Block title="Requirements" note={deadlines ? undefined : 'No deadlines exist for this campaign!'} end={add}>
        {capabilities.length ? (
          <ul>
            {capabilities.map((capability) => (
              <CapabilityCard key={capability.id} capability={capability} />
            ))}
          </ul>
        ) : (
          <Empty action={add}>No capabilities have been added to this campaign</Empty>
        )}
      </Block>
      <EditForm record={campaign} onSubmit={save}>
        <Block title="Additional Requirements">
          <div className="block__body">
            <TextareaIn source="additionalRequirements" label="Additional requirements" hideLabel rows={4} />
            <FormProblem />
          </div>
          <div className="formfoot">
            <SaveButton />
          </div>
        </Block>
      </EditForm>
      {adding ? (
        <CapabilityModal
          campaignId={campaign.id}
          taken={capabilities.map(({ capability }) => capability.id)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
