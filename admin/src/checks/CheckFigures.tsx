import { Box, Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatMoney, pluralise } from '../../../ui/formats.ts';
import { checkStates } from '../../../ui/status.ts';
import { filterVariables } from '../dataProvider/operationFor.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { CheckTotalsQuery } from './generated/graphql.ts';

type Summary = CheckTotalsQuery['checkSummaries'][number];

/** How long checks have been waiting, oldest first. */
const ages = ({ over30Days, upTo30Days, upTo7Days, oldestDays }: Summary): string =>
  [
    over30Days ? `${over30Days} over 30 days` : null,
    upTo30Days ? `${upTo30Days} over 7 days` : null,
    upTo7Days ? `${upTo7Days} ${over30Days || upTo30Days ? 'newer' : 'up to 7 days'}` : null,
    oldestDays ? `oldest ${pluralise(oldestDays, 'day')}` : null,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * Checks waiting for approval, printing and mailing, each a filter of the list below, and the total amount of the list
 * (M16).
 */
export function CheckFigures() {
  const { filterValues, setFilters } = useListContext();
  const { data } = useOperationQuery('checkTotals', filterVariables(filterValues), {
    keepPrevious: true,
    noCache: true,
  });
  if (!data) return null;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1.5, px: { xs: 2, sm: 3 }, pt: 2, pb: { xs: 2, sm: 0 }, alignItems: 'stretch' }}
    >
      {data.checkSummaries.map((summary) => (
        <Button
          key={summary.state}
          aria-pressed={filterValues.state === summary.state}
          onClick={() =>
            setFilters({
              ...filterValues,
              state: summary.state,
              ...(summary.state === 'approved' ? { payoutMethod: 'check' } : {}),
            })
          }
          variant="outlined"
          sx={{
            flex: { xs: '1 1 45%', sm: '1 1 auto' },
            height: 'auto',
            py: 1,
            justifyContent: 'flex-start',
            alignItems: 'flex-start',
            textAlign: 'left',
            whiteSpace: 'normal',
            fontWeight: 400,
          }}
        >
          <Box>
            <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {checkStates[summary.state].label}
            </Typography>
            <b>{formatMoney(summary.amount)}</b> · {pluralise(summary.count, 'check')}
            <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {ages(summary)}
            </Typography>
          </Box>
        </Button>
      ))}
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 130px' }, alignSelf: 'center', textAlign: 'right' }}>
        <Typography variant="caption" color="text.secondary" component="div">
          Total of this list
        </Typography>
        <b>{formatMoney(data.list?.totalAmount)}</b>
      </Box>
    </Stack>
  );
}
