/** A status as text, icon and color. */
import type { Glyph, StatusStyle } from '../../../ui/status.ts';
import { Icon, type IconName } from './Icon.tsx';

const stages: Partial<Record<Glyph, string>> = {
  'stage-quarter': 'M12 12V4a8 8 0 0 1 8 8z',
  'stage-three-quarters': 'M12 12V4a8 8 0 1 1-8 8z',
};
const icons: Partial<Record<Glyph, IconName>> = {
  'stage-full': 'check',
  clock: 'clock',
  check: 'check',
  cross: 'x',
  minus: 'minus',
  eye: 'eye',
  alert: 'alert',
  calendar: 'calendar',
  image: 'image',
};

export function StatusGlyph({ glyph }: { glyph: Glyph }) {
  const icon = icons[glyph];
  if (icon) return <Icon name={icon} />;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      {stages[glyph] && <path d={stages[glyph]} fill="currentColor" />}
    </svg>
  );
}

export function Badge({ status }: { status: StatusStyle }) {
  return (
    <span className={`badge is-${status.tone}`}>
      <StatusGlyph glyph={status.glyph} />
      {status.label}
    </span>
  );
}
