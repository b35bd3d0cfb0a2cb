import { Typography } from '@mui/material';
import { maxLength, required, SelectInput, useGetList } from 'react-admin';
import { MultilineInput } from '../form/inputs.tsx';
import type { ImageRejectionReasonRowFragment } from './generated/graphql.ts';

/** The selectable reasons in order. `chosen`: stays selectable even if retired. */
export function useRejectionReasons(chosen?: number | null): ImageRejectionReasonRowFragment[] {
  const { data = [] } = useGetList<ImageRejectionReasonRowFragment>('imageRejectionReasons', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  return data
    .filter(({ id, retired }) => !retired || id === chosen)
    .sort((a, b) => a.position - b.position || a.id - b.id);
}

/** Why a photo is rejected, as the league reads it: a listed reason in its language, and a note as typed (M5). */
export const RejectionInputs = ({ chosen }: { chosen?: number | null | undefined }) => (
  <>
    <SelectInput
      source="rejectionReasonId"
      label="Reason"
      choices={useRejectionReasons(chosen)}
      validate={required()}
      helperText={false}
    />
    <MultilineInput
      source="rejectionNote"
      label="Note to the league (optional)"
      validate={maxLength(1000, 'At most 1,000 characters')}
      minRows={2}
      helperText="The league sees it exactly as you write it, in the email and on its page."
    />
    <Typography variant="body2" color="text.secondary">
      The league will be emailed in 10 minutes unless you undo the rejection first.
    </Typography>
  </>
);
