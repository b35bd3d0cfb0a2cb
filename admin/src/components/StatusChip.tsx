import { Box, Chip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import {
  campaignStatuses,
  checkRunStatuses,
  checkStates,
  checkStatuses,
  depositRunStatuses,
  depositStates,
  imageStatuses,
  offerStatuses,
  photoReleases,
  type StatusStyle,
  statusStyle,
} from '../../../ui/status.ts';
import { contractStatuses, invoiceStates } from '../contracts/statuses.ts';
import { type GlyphName, StatusGlyph } from './StatusGlyph.tsx';

type Tone = 'primary' | 'prospecting' | 'qualified' | 'proposed' | 'confirmed' | 'inactive' | 'danger';

const glyphs: Record<StatusStyle['glyph'], GlyphName> = {
  'stage-open': 'prospecting',
  'stage-quarter': 'qualified',
  'stage-three-quarters': 'proposed',
  'stage-full': 'confirmed',
  clock: 'clock',
  check: 'confirmed',
  cross: 'inactive',
  minus: 'inactive',
  eye: 'qualified',
  alert: 'danger',
  calendar: 'clock',
  image: 'none',
};

export const glyphOf = (style: StatusStyle): GlyphName => glyphs[style.glyph];

/** A tinted chip with a label and a glyph; color is never the only signal. */
export const ToneChip = ({ tone, glyph, children }: { tone: Tone; glyph?: GlyphName; children: ReactNode }) => (
  <Chip
    size="small"
    icon={<StatusGlyph name={glyph ?? (tone as GlyphName)} />}
    label={children}
    sx={
      tone === 'primary'
        ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
        : { bgcolor: `var(--${tone}-bg)`, color: `var(--${tone})`, '& .MuiChip-icon': { color: 'inherit' } }
    }
  />
);

const tables = {
  offer: offerStatuses,
  campaign: campaignStatuses,
  check: checkStatuses,
  checkState: checkStates,
  depositState: depositStates,
  checkRun: checkRunStatuses,
  depositRun: depositRunStatuses,
  contract: contractStatuses,
  invoice: invoiceStates,
  image: imageStatuses,
  release: photoReleases,
} as const;

/** A status with its standard name and color. */
export function StatusChip({ of, status }: { of: keyof typeof tables; status: string }) {
  const style = statusStyle(tables[of], status);
  return (
    <ToneChip tone={style.tone} glyph={glyphOf(style)}>
      {style.label}
    </ToneChip>
  );
}

type Counts = {
  prospecting?: number | null;
  qualified?: number | null;
  proposed?: number | null;
  confirmed?: number | null;
};
const STAGES = ['prospecting', 'qualified', 'proposed', 'confirmed'] as const;

/** The four stages with their counts; `named` adds the stage's name. */
export const StageCounts = ({ counts, named = false, label }: { counts: Counts; named?: boolean; label: string }) => (
  <Box
    component="p"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1.25,
      m: 0,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    }}
  >
    <Box component="span" sx={visuallyHidden}>
      {label}:{' '}
    </Box>
    {STAGES.map((stage) => (
      <Box
        key={stage}
        component="span"
        title={offerStatuses[stage].label}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, '& svg': { color: `var(--${stage})` } }}
      >
        <StatusGlyph name={stage} />
        {named ? null : (
          <Box component="span" sx={visuallyHidden}>
            {offerStatuses[stage].label}{' '}
          </Box>
        )}
        {counts[stage] ?? 0}
        {named ? ` ${stage}` : null}
      </Box>
    ))}
  </Box>
);
