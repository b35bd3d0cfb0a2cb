import { ListItemText } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { RecordsCard } from '../campaigns/RecordsCard.tsx';
import { FormGrid, fullRow } from '../form/FormGrid.tsx';
import { MultilineInput } from '../form/inputs.tsx';
import { statisticIconChoices } from './choices.ts';
import type { CampaignStatisticRecordFragment } from './generated/graphql.ts';

/** Results of the campaign with icon, number, name and description (S-162 … S-166). */
export const CampaignStatistics = ({ campaignId }: { campaignId: number }) => (
  <RecordsCard<CampaignStatisticRecordFragment>
    resource="campaignStatistics"
    campaignId={campaignId}
    title="Results"
    what="statistic"
    nameOf={({ name }) => name}
    empty="Figures that show the campaign’s results."
    required={['iconName', 'number', 'name', 'description']}
    render={({ number, name, iconName, description }) => (
      <ListItemText
        primary={
          <>
            <b>
              {number} {name}
            </b>{' '}
            <small>{statisticIconChoices.find(({ id }) => id === iconName)?.name}</small>
          </>
        }
        secondary={description}
      />
    )}
  >
    <FormGrid>
      <SelectInput source="iconName" choices={statisticIconChoices} validate={required()} />
      <TextInput source="number" validate={required()} placeholder="1,240" />
      <TextInput source="name" validate={required()} sx={fullRow} />
      <MultilineInput source="description" validate={required()} sx={fullRow} />
    </FormGrid>
  </RecordsCard>
);
