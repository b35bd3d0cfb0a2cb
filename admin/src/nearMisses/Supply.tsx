import { Box, Typography } from '@mui/material';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { GoalBar } from '../components/GoalBar.tsx';
import type { NearMissesQuery } from './generated/graphql.ts';

type CampaignSupply = NearMissesQuery['campaignSupply'];

/** Whether the available properties suffice, in a sentence. */
function supplySentence({ target, available, short, likelyAvailable }: CampaignSupply): string {
  const all = `all ${formatNumber(available)} available`;
  if (likelyAvailable === null) return `${formatNumber(available)} available`;
  if (target === null) return `${formatNumber(likelyAvailable)} likely if ${all} are asked`;
  if (!short) return `Enough supply for ${formatNumber(target)}`;
  return `Not enough supply: ${formatNumber(short)} short of ${formatNumber(target)} even if ${all} are asked`;
}

/** Where the supply is short: places with a goal of their own, then states and markets in which nothing is available. */
function areasSentence({ areas }: CampaignSupply): string {
  const short = areas.filter((area) => area.short);
  const enough = areas.filter((area) => area.short === 0).length;
  const empty = areas.filter(({ target, available }) => target === null && available === 0);
  const listed = (all: readonly string[]) => all.slice(0, 5).join(', ') + (all.length > 5 ? ' and others' : '');
  return [
    short.length && `Short in ${listed(short.map((area) => `${area.label} by ${formatNumber(area.short)}`))}.`,
    short.length && enough && `${pluralise(enough, 'other place has', 'other places have')} enough.`,
    empty.length && `Nothing is available in ${listed(empty.map(({ label }) => label))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether the campaign's supply suffices for its target at its own rates, and where not. */
export function Supply({ supply }: { supply: CampaignSupply }) {
  const { target, confirmed, open, available, likelyOpen, likelyAvailable, short, obstacle } = supply;
  const likely = (count: number | null, all: number) =>
    count === null ? formatNumber(all) : `${formatNumber(count)} likely of ${formatNumber(all)}`;
  const parts = [
    { value: confirmed, color: 'var(--field-600)', text: `${formatNumber(confirmed)} confirmed` },
    { value: likelyOpen ?? 0, color: 'var(--field-300)', text: `${likely(likelyOpen, open)} open` },
    { value: likelyAvailable ?? 0, color: 'var(--field-100)', text: `${likely(likelyAvailable, available)} available` },
  ];
  return (
    <Box component="section" aria-label="Supply" sx={{ px: { xs: 2, sm: 3 }, py: 1.75, bgcolor: 'var(--paper)' }}>
      <Typography variant="h2">{supplySentence(supply)}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{areasSentence(supply)}</Typography>
      <GoalBar target={target ?? 0} parts={parts} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {parts.map(({ color, text }) => (
          <Box component="span" key={color} sx={{ borderLeft: 10, borderColor: color, my: 0.25, pl: 0.75 }}>
            {text}
          </Box>
        ))}
        {short ? <b>{formatNumber(short)} short</b> : null}
      </Box>
      <Typography variant="caption" color="text.secondary">
        {obstacle ?? 'At this campaign’s own rates'}
      </Typography>
    </Box>
  );
}
