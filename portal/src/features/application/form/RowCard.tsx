/** One row of a list of answers: its name, its actions, and its fields. */
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
  /** A secondary line, if the fields are collapsed. */
  detail?: string | null;
  /** Expands the fields; absent if they are expanded. */
  onEdit?: (() => void) | undefined;
  /** Absent if the row cannot be removed. */
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
          <Button small aria-label={t('Edit {name}', { name })} onClick={onEdit}>
            {t('Edit')}
          </Button>
        )}
        {onRemove && (
          <Button small variant="text" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
            {t('Remove')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
