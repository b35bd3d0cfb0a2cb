import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Season } from '../../../ui/generated/schema.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { FormGrid } from '../form/FormGrid.tsx';
import { namedSeasonChoices } from '../reference/choices.ts';
import { campaignPath } from './title.ts';
import { yearChoices } from './years.ts';

type Props = { campaign: { id: number; name: string; season: Season; year: number } };
type Values = { name: string; seasonName: string; season: Season; year: number };

/** Suggests names for the selected season until the user types others (P4). */
function ProposedNames({ campaignId }: { campaignId: number }) {
  const [season, year] = useWatch({ name: ['season', 'year'] }) as [Season, number];
  const { setValue } = useFormContext<Values>();
  const { dirtyFields } = useFormState<Values>();
  const { data } = useOperationQuery('proposedCampaignNames', { campaignId, season, year });
  const names = data?.proposedCampaignNames;
  useEffect(() => {
    if (names && !dirtyFields.name) setValue('name', names.name);
    if (names && !dirtyFields.seasonName) setValue('seasonName', names.seasonName);
  }, [names, dirtyFields, setValue]);
  return null;
}

/** Copies a campaign under a new name, season and year and opens the copy (S-095, S-096). */
export function DuplicateDialog({ campaign }: Props) {
  const { mutateAsync: call } = useOperation('duplicateCampaign', { quiet: true });
  const navigate = useNavigate();
  const submit = async (values: Values) => {
    const { duplicateCampaign } = await call({
      input: {
        campaignId: campaign.id,
        name: values.name.trim(),
        season: values.season,
        year: values.year,
        seasonName: values.seasonName.trim(),
      },
    });
    if (duplicateCampaign?.campaign) navigate(campaignPath(duplicateCampaign.campaign));
  };
  return (
    <FormDialog
      title={`Duplicate ${campaign.name}`}
      action="Duplicate"
      busyAction="Duplicating..."
      defaults={{ name: '', seasonName: '', season: campaign.season, year: campaign.year + 1 }}
      required={['name', 'seasonName', 'season', 'year']}
      onSubmit={submit}
    >
      <ProposedNames campaignId={campaign.id} />
      <FormGrid>
        <SelectInput source="season" choices={namedSeasonChoices} validate={required()} />
        <SelectInput source="year" choices={yearChoices(campaign.year)} validate={required()} />
      </FormGrid>
      <TextInput source="name" label="New name" validate={required()} autoFocus />
      <TextInput
        source="seasonName"
        validate={required()}
        helperText="Shown to leagues in their application and emails."
      />
      <Alert severity="info">
        Copied: settings, requirements with deadlines, application questions, contacts, targeting filters and dashboard
        texts. Offers, results, testimonials and the address of the report stay with the original.
      </Alert>
    </FormDialog>
  );
}
