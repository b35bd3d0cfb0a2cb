import type { ReactNode } from 'react';
import {
  campaignStatuses,
  checkStatuses,
  imageStatuses,
  offerStatuses,
  type StatusLook,
  statusLook,
} from '../../../ui/status.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';

type Tone = 'primary' | 'prospecting' | 'qualified' | 'proposed' | 'confirmed' | 'inactive' | 'danger';

const glyphs: Record<StatusLook['glyph'], GlyphName> = {
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

export const glyphOf = (look: StatusLook): GlyphName => glyphs[look.glyph];

/** A word on a coloured ground with its glyph; the colour never stands alone. */
export const Badge = ({ tone, glyph, children }: { tone: Tone; glyph?: GlyphName; children: ReactNode }) => (
  <span className={`badge badge--${tone}`}>
    <Glyph name={glyph ?? (tone as GlyphName)} />
    {children}
  </span>
);

const tables = {
  offer: offerStatuses,
  campaign: campaignStatuses,
  check: checkStatuses,
  image: imageStatuses,
} as const;

/** A status as it is called and coloured everywhere. */
export function StatusBadge({ of, status }: { of: keyof typeof tables; status: string }) {
  const look = statusLook(tables[of], status);
  return (
    <Badge tone={look.tone} glyph={glyphOf(look)}>
      {look.label}
    </Badge>
  );
}

type StageCounts = {
  prospecting?: number | null;
  qualified?: number | null;
  proposed?: number | null;
  confirmed?: number | null;
};
const STAGES = ['prospecting', 'qualified', 'proposed', 'confirmed'] as const;

/** The four stages with their counts; `words` writes the stage behind the number. */
export const Stages = ({ counts, words = false, label }: { counts: StageCounts; words?: boolean; label: string }) => (
  <p className="stages">
    <span className="vh">{label}: </span>
    {STAGES.map((stage) => (
      <span key={stage} className={`g-${stage}`} title={offerStatuses[stage].label}>
        <Glyph name={stage} />
        {words ? null : <span className="vh">{offerStatuses[stage].label} </span>}
        {counts[stage] ?? 0}
        {words ? ` ${stage}` : null}
      </span>
    ))}
  </p>
);
