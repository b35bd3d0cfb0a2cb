import { Box, Button, Typography } from '@mui/material';
import { formatNumber } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import type { TargetingCampaignFragment } from '../targeting/generated/graphql.ts';
import { Supply } from './Supply.tsx';
import { type NearMiss, stepText } from './stepText.ts';
import { useApplySteps } from './useApplySteps.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '20px minmax(0, 1fr) 56px auto', sm: '20px minmax(0, 1fr) 104px 56px auto' },
  columnGap: 1.25,
  alignItems: 'center',
  py: 0.75,
  px: { xs: 2, sm: 3 },
  borderBottom: 1,
  borderColor: 'divider',
  '&:hover, &:focus-within': { bgcolor: 'var(--field-50)', boxShadow: 'inset 3px 0 0 var(--field-600)' },
};

type Props = {
  campaign: TargetingCampaignFragment;
  /** Called with the step under the pointer or focus, for the map. */
  onPreview: (step: NearMiss | null) => void;
};

/** Whether the supply suffices, and what one step more of each filter would bring, most first; applied by a click. */
export function OneStepMore({ campaign, onPreview }: Props) {
  const { data, error, refetch, isFetching } = useOperationQuery(
    'nearMisses',
    { campaignId: campaign.id },
    { keepPrevious: true },
  );
  const { mutateAsync, isPending } = useApplySteps(campaign);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={8} />;
  const { steps, pair } = data.nearMisses;
  const words = (step: NearMiss) => {
    const { what, after } = stepText(step, campaign);
    return `${what} ${after}`;
  };
  const applyButton = (label: string, chosen: readonly NearMiss[], name?: string) => (
    <Button
      size="small"
      variant="outlined"
      disabled={isPending || isFetching}
      aria-label={name}
      // A second click would hit the next row.
      onClick={({ detail }) => detail < 2 && void mutateAsync(chosen).catch(() => undefined)}
    >
      {label}
    </Button>
  );
  const [first, second] = [steps[pair?.first ?? -1], steps[pair?.second ?? -1]];
  return (
    <>
      <Supply supply={data.campaignSupply} />
      <Box component="section" aria-labelledby="one-step-more">
        <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
          <Typography variant="h2" id="one-step-more">
            One step more
          </Typography>
          <Typography variant="caption" color="text.secondary">
            Available properties that each brings alone, and how many of them are likely to confirm
          </Typography>
        </Box>
        {steps.length ? null : <EmptyState>No filter lets in more properties by one step.</EmptyState>}
        <Box component="ol" sx={{ m: 0, p: 0 }}>
          {steps.map((step) => {
            const { icon, what, before, after, note } = stepText(step, campaign);
            return (
              <Box
                component="li"
                key={`${step.type} ${step.change} ${step.searchFilterId}`}
                onMouseEnter={() => onPreview(step)}
                onMouseLeave={() => onPreview(null)}
                onFocus={() => onPreview(step)}
                onBlur={() => onPreview(null)}
                sx={row}
              >
                <Icon name={icon} />
                <div>
                  <b>{what}</b> {before} <b>{after}</b>
                  <Typography variant="caption" color="text.secondary" component="div">
                    {note}
                  </Typography>
                </div>
                <Box
                  sx={{
                    display: { xs: 'none', sm: 'block' },
                    height: 8,
                    borderRadius: 0.5,
                    bgcolor: 'var(--field-300)',
                  }}
                  style={{ width: `${(100 * step.available) / (steps[0]?.available ?? 1)}%` }}
                />
                <Box sx={{ textAlign: 'right' }}>
                  <b>+{formatNumber(step.available)}</b>
                  {step.confirmed ? (
                    <Box sx={{ color: 'var(--confirmed)', fontSize: 12 }}>+{formatNumber(step.confirmed)}</Box>
                  ) : null}
                </Box>
                {applyButton('Apply', [step], `Apply ${words(step)}`)}
              </Box>
            );
          })}
        </Box>
        {pair && first && second ? (
          <Box component="p" sx={{ px: { xs: 2, sm: 3 }, my: 1.25 }}>
            <b>Two together:</b> {words(first)} and {words(second)} bring <b>+{formatNumber(pair.available)}</b>,{' '}
            {formatNumber(pair.available - first.available - second.available)} more than one by one.{' '}
            {applyButton('Apply both', [first, second])}
          </Box>
        ) : null}
      </Box>
    </>
  );
}
