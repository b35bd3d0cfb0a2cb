/** The league's statement that those on a photo agreed that the sponsor sees it; remembered for the season. */
import { type ReactNode, useId } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { Checkbox } from '../../components/Field.tsx';
import { t } from '../../i18n/i18n.ts';

export function ReleaseTick({
  released,
  statedAt,
  disabled,
  onChange,
  children,
}: {
  released: boolean;
  /** When it was stated for this season; null if it was not. */
  statedAt: string | null;
  disabled: boolean;
  onChange: (released: boolean) => void;
  children?: ReactNode;
}) {
  const hintId = useId();
  return (
    <div className="proof__release">
      <Checkbox checked={released} disabled={disabled} aria-describedby={hintId} onChange={onChange}>
        {t('Everyone who can be recognized in this photo, or a parent or guardian, agreed that the sponsor may see it')}
      </Checkbox>
      <p className="hint" id={hintId}>
        {statedAt !== null && released
          ? t(
              'Ticked because you stated it for this season’s photos on {date}. Please untick it if it is not true for this photo.',
              { date: formatInstant(statedAt) },
            )
          : t('You can also send the photo without this. Then only our team sees it.')}
      </p>
      {children}
    </div>
  );
}
