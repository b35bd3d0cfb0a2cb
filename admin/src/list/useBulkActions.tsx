import type { ReactElement, ReactNode } from 'react';
import { useCanAccess, useResourceContext } from 'react-admin';
import { BulkEditButton } from './BulkEditButton.tsx';

/**
 * The bulk actions of this user: Edit for the fields that the grants allow, then the resource's own. Null if there are
 * none: then rows have no checkboxes.
 */
export function useBulkActions(fields: ReactElement[], actions?: ReactNode): ReactElement | null {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'bulkEdit', enabled: fields.length > 0 });
  const canEdit = fields.length > 0 && canAccess === true;
  return canEdit || actions ? (
    <>
      {canEdit ? <BulkEditButton>{fields}</BulkEditButton> : null}
      {actions}
    </>
  ) : null;
}
