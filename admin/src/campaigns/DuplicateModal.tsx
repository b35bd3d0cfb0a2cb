import { useNavigate } from 'react-router-dom';
import { useCall } from '../api/hooks.ts';
import { SelectIn } from '../kit/choices.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { FormModal } from '../kit/Modal.tsx';
import { Info } from '../kit/Note.tsx';
import { namedSeasonChoices } from '../reference/choices.ts';
import { DuplicateCampaignDocument } from './documents.ts';
import { yearChoices } from './years.ts';

type Props = { campaign: { id: number; name: string; season: string; year: number }; onClose: () => void };
type Values = { name: string; season: string; year: number };

/** Copies a campaign under a new name, season and year and opens the copy (S-095, S-096). */
export function DuplicateModal({ campaign, onClose }: Props) {
  const { call } = useCall(DuplicateCampaignDocument, { quiet: true });
  const navigate = useNavigate();
  const submit = async (values: Values) => {
    const { duplicateCampaign } = await call({
      input: { campaignId: campaign.id, name: values.name.trim(), season: values.season, year: values.year },
    });
    const { id, sponsorId } = duplicateCampaign.campaign;
    navigate(`/campaign-planner/sponsors/${sponsorId}/campaigns/${id}`);
  };
  return (
    <FormModal
      title={`Duplicate ${campaign.name}`}
      action="Duplicate"
      busyAction="Duplicating..."
      defaults={{ name: '', season: campaign.season.toLowerCase(), year: campaign.year }}
      required={['name', 'season', 'year']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextIn source="name" label="New name" need autoFocus />
      <div className="fields">
        <SelectIn source="season" label="Season" choices={namedSeasonChoices} need />
        <SelectIn source="year" label="Year" choices={yearChoices(campaign.year)} need />
      </div>
      <Info>
        Copied: settings, requirements with deadlines, application questions, contacts, targeting filters and dashboard
        texts. Offers, results and testimonials stay with the original.
      </Info>
    </FormModal>
  );
}
