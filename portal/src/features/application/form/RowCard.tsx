/** One row of a list of answers: its name, what can be done with it, and its fields. */
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { t } from '../../../i18n/i18n.ts';

export function RowCard({
  name,
  detail,
  onEdit,
  onRemove,
  ref,
  children,
}: {
  name: string;
  /** A quieter line, where the fields are closed. */
  detail?: string | null;
  /** Opens the fields; absent where they are open. */
  onEdit?: (() => void) | undefined;
  /** Absent where the row has to stay. */
  onRemove?: (() => void) | undefined;
  ref: Ref<HTMLDivElement>;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its name inside a legend, which holds no buttons beside it
    <div className="row-card" role="group" aria-labelledby={id} ref={ref}>
      <div className="row-card__head">
        <p className="row-card__name" tabIndex={-1}>
          <b id={id}>{name}</b>
          {detail && <small>{detail}</small>}
        </p>
        {onEdit && (
          <Button small onClick={onEdit}>
            {t('Edit')}
          </Button>
        )}
        {onRemove && (
          <Button small variant="text" onClick={onRemove}>
            {t('Remove')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
