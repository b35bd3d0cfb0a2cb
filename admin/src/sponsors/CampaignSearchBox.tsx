import { Autocomplete, Box, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
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

/**
 * The search of the list of sponsors, which also finds campaigns by their own or their sponsor's name and opens the
 * selected one (S-021 … S-024).
 */
export function CampaignSearchBox() {
  const { filterValues, setFilters } = useListContext();
  const search: string = filterValues.q ?? '';
  const [text, setText] = useState(search);
  const latest = useRef(search);
  const [open, setOpen] = useState(false);
  const query = useDebounced(text.trim(), DELAY);
  useEffect(() => {
    if (search === latest.current) return;
    latest.current = search; // by Back, a view or Reset
    setText(search);
  }, [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing changes the list's search
  useEffect(() => {
    if (query !== text.trim() || query === latest.current) return;
    latest.current = query;
    setFilters({ q: query || undefined });
  }, [query, text]);
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
        if (reason !== 'input' && reason !== 'clear') return;
        setText(typed);
        setOpen(typed.trim() !== '');
      }}
      onChange={(_event, campaign) => {
        if (campaign) navigate(campaignPath({ id: campaign.id, sponsorId: campaign.sponsor.id }));
      }}
      open={open && query !== ''}
      onClose={() => setOpen(false)}
      forcePopupIcon={false}
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
          placeholder="Sponsor or campaign"
          slotProps={{ htmlInput: { ...params.inputProps, type: 'search', 'aria-label': 'Sponsor or campaign' } }}
        />
      )}
      sx={{ flex: { xs: '1 0 100%', sm: '1 1 260px' }, maxWidth: 560 }}
    />
  );
}
