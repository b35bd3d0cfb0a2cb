import { Alert } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { FormGrid } from '../form/FormGrid.tsx';
import { namedSeasonChoices } from '../reference/choices.ts';
import type { Season } from './generated/graphql.ts';
import { campaignPath } from './title.ts';
import { yearChoices } from './years.ts';

type Props = { campaign: { id: number; name: string; season: Season; year: number }; onClose: () => void };
type Values = { name: string; season: Season; year: number };

/** Copies a campaign under a new name, season and year and opens the copy (S-095, S-096). */
export function DuplicateDialog({ campaign, onClose }: Props) {
  const { mutateAsync: call } = useOperation('duplicateCampaign', { quiet: true });
  const navigate = useNavigate();
  const submit = async (values: Values) => {
    const { duplicateCampaign } = await call({
      input: { campaignId: campaign.id, name: values.name.trim(), season: values.season, year: values.year },
    });
    if (duplicateCampaign?.campaign) navigate(campaignPath(duplicateCampaign.campaign));
  };
  return (
    <FormDialog
      title={`Duplicate ${campaign.name}`}
      action="Duplicate"
      busyAction="Duplicating..."
      defaults={{ name: '', season: campaign.season, year: campaign.year }}
      required={['name', 'season', 'year']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput source="name" label="New name" validate={required()} autoFocus />
      <FormGrid>
        <SelectInput source="season" label="Season" choices={namedSeasonChoices} validate={required()} />
        <SelectInput source="year" label="Year" choices={yearChoices(campaign.year)} validate={required()} />
      </FormGrid>
      <Alert severity="info">
        Copied: settings, requirements with deadlines, application questions, contacts, targeting filters and dashboard
        texts. Offers, results and testimonials stay with the original.
      </Alert>
    </FormDialog>
  );
}
