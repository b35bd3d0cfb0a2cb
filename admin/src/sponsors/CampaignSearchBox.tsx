import { Autocomplete, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { seasonLabel } from '../../../ui/formats.ts';
import { campaignPath } from '../campaigns/title.ts';
import { ToneChip } from '../components/StatusChip.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useDebounced } from '../layout/useDebounced.ts';
import { isCurrent } from './campaignOrder.ts';

/** Milliseconds without typing before the search is sent (S-022). */
const DELAY = 200;

/** Finds campaigns by their own or their sponsor's name and opens the selected one (S-021 … S-024). */
export function CampaignSearchBox() {
  const [text, setText] = useState('');
  const query = useDebounced(text.trim(), DELAY);
  const { data, error } = useOperationQuery(
    'searchCampaigns',
    { query },
    { enabled: query !== '', keepPrevious: true },
  );
  const navigate = useNavigate();
  const message = data ? 'No campaigns found.' : 'Searching...';
  return (
    <Autocomplete
      options={query && data ? data.searchCampaigns : []}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      filterOptions={(found) => found}
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' || reason === 'clear') setText(typed);
      }}
      onChange={(_event, campaign) => {
        if (campaign) navigate(campaignPath({ id: campaign.id, sponsorId: campaign.sponsor.id }));
      }}
      open={query !== ''}
      forcePopupIcon={false}
      autoHighlight
      blurOnSelect
      noOptionsText={error ? messageOf(error) : message}
      renderOption={({ key, ...props }, campaign) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1, flexWrap: 'wrap' }}>
          <b>{campaign.name}</b>
          <Box component="span" sx={{ color: 'text.secondary', flex: 1 }}>
            {campaign.sponsor.name}, {seasonLabel(campaign.season, campaign.year)}
          </Box>
          {isCurrent(campaign) ? null : <ToneChip tone="inactive">Inactive</ToneChip>}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder="Find a campaign by name or sponsor"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Search campaigns' } }}
        />
      )}
      sx={{ width: { xs: '100%', sm: 360 } }}
    />
  );
}
