import { Box, Button, CardContent, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney, formatNumber } from '../../../ui/formats.ts';
import { GoalBar } from '../components/GoalBar.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import type { CampaignRecordFragment } from './generated/graphql.ts';
import { isGoalMissed } from './goal.ts';

type Props = { campaign: CampaignRecordFragment; today: string };

type Row = { label: string; value: string; over?: boolean };

/** Amounts of money, one per line; those over budget in red. */
const Money = ({ rows }: { rows: readonly Row[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {rows.map(({ label, value, over = false }) => (
      <Stack key={label} component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 1, py: 0.25 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="span" sx={over ? { color: 'error.main', fontWeight: 600 } : {}}>
          {value}
        </Box>
      </Stack>
    ))}
  </Box>
);

/** Confirmed of target, its goal date, and the stages before it (S-079, S-080, T4, P6). */
function Goal({ campaign, today }: Props) {
  const { goalReport, offerCountsReport: counts, leaguesConfirmedGoalDate: date } = campaign;
  const confirmed = goalReport.confirmed ?? 0;
  const target = goalReport.target ?? 0;
  const isLate = isGoalMissed({ date, confirmed, target }, today);
  const over = confirmed - target;
  return (
    <>
      <div>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
          <span>Confirmed</span>
          <b>{target ? `${formatNumber(confirmed)} of ${formatNumber(target)}` : formatNumber(confirmed)}</b>
        </Stack>
        {target ? <GoalBar target={target} parts={[{ value: confirmed, color: 'var(--confirmed)' }]} /> : null}
        {target && over > 0 ? <Typography variant="body2">{formatNumber(over)} more than the target</Typography> : null}
        {date ? (
          <Typography
            variant="body2"
            sx={isLate ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
          >
            {isLate
              ? `${formatNumber(target - confirmed)} short of the goal on ${formatDate(date)}`
              : `By ${formatDate(date)}`}
          </Typography>
        ) : null}
      </div>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, m: 0 }}>
        {(['prospecting', 'qualified', 'proposed', 'removed'] as const).map((stage) => (
          <Box key={stage} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary', textTransform: 'capitalize' }}>
              {stage}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {counts?.[stage] ?? 0}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Spent, proposed and remaining parts of the leagues' budget (P5). */
function Budget({ campaign: { budgetReport } }: { campaign: Props['campaign'] }) {
  const [budget, confirmed, proposed] = [budgetReport.budget, budgetReport.confirmed, budgetReport.proposed].map(
    (value) => Number(value ?? 0),
  ) as [number, number, number];
  if (!budget && !confirmed && !proposed) return null;
  const remaining = Number(budgetReport.remaining ?? 0);
  const isOver = remaining < 0;
  const left = {
    label: isOver ? 'Over budget' : 'Left to offer',
    value: formatMoney(Math.abs(remaining)),
    over: isOver,
  };
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <span>League budget</span>
        <b>{budget ? formatMoney(budget) : 'not set'}</b>
      </Stack>
      {budget ? (
        <GoalBar
          target={budget}
          parts={[
            { value: confirmed, color: 'var(--confirmed)' },
            { value: proposed, color: 'var(--proposed)' },
          ]}
        />
      ) : null}
      <Money
        rows={[
          { label: 'Spent (confirmed)', value: formatMoney(confirmed), over: budget > 0 && confirmed > budget },
          { label: 'Proposed', value: formatMoney(proposed) },
          ...(budget ? [left] : []),
        ]}
      />
    </div>
  );
}

/** Progress of the campaign in leagues and money. */
export const GoalCard = ({ campaign, today }: Props) => (
  <TitledCard
    title="Progress"
    end={
      <Button component={Link} size="small" to={`/prospect-campaign/${campaign.id}`}>
        Prospecting
      </Button>
    }
  >
    <CardContent>
      <Stack sx={{ gap: 1.5 }}>
        <Goal campaign={campaign} today={today} />
        <Budget campaign={campaign} />
      </Stack>
    </CardContent>
  </TitledCard>
);
