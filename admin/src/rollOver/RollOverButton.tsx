import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** The bulk action of campaigns: previews their next season. */
export function RollOverButton() {
  const to = `/campaign-planner/roll-over?campaigns=${useListContext().selectedIds.join()}`;
  return (
    <Button size="small" variant="outlined" component={Link} to={to}>
      Roll Over
    </Button>
  );
}
