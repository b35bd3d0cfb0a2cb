import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useNotify, useUpdate } from 'react-admin';
import { seasonLabel } from '../../../ui/formats.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { FilterFrame } from './FilterFrame.tsx';
import type { TargetingCampaignFragment } from './generated/graphql.ts';

/** Which seasons match: the campaign's or those of its season filter, in its year, or any season (T2). */
export function SeasonCard({ campaign }: { campaign: TargetingCampaignFragment }) {
  const { id, version, season, year, anySeason, searchFilters } = campaign;
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const filtered = searchFilters.some(({ type, enabled }) => type === 'SeasonFilter' && enabled);
  const own = filtered ? `the filter’s seasons in ${year}` : seasonLabel(season, year);
  return (
    <FilterFrame
      icon="cal"
      title={anySeason ? 'Any season' : filtered ? String(year) : seasonLabel(season, year)}
      note="Season"
      actions={
        <FormControlLabel
          label="Any season"
          labelPlacement="start"
          sx={{ mr: 0 }}
          slotProps={{ typography: { variant: 'caption' } }}
          control={
            <Switch
              size="small"
              checked={anySeason}
              disabled={isPending}
              onChange={(_event, next) =>
                update(
                  'campaigns',
                  {
                    id,
                    data: { anySeason: next, version },
                    previousData: { id },
                    meta: {
                      notice: next ? 'Programs of any season match now' : `Only programs of ${own} match now`,
                    },
                  },
                  { mutationMode: 'pessimistic', onError: (error) => notify(messageOf(error), { type: 'error' }) },
                )
              }
            />
          }
        />
      }
    >
      <Typography variant="caption" color="text.secondary">
        {anySeason
          ? 'Programs of any season and year match and can be added.'
          : `Only programs of ${own} match and can be added. Programs without dates match every year.`}
      </Typography>
    </FilterFrame>
  );
}
