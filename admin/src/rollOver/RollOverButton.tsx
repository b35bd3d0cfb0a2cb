import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** How many campaigns can be rolled over together; `sql/roll_over` refuses more. */
export const MAX_ROLLED_OVER = 20;

/** Previews the next season of campaigns. */
export const RollOverButton = ({ ids }: { ids: readonly (number | string)[] }) => (
  <Button size="small" variant="outlined" component={Link} to={`/campaign-planner/roll-over?campaigns=${ids.join()}`}>
    Roll Over
  </Button>
);

/** The bulk action of campaigns. */
export const RollOverSelected = () => <RollOverButton ids={useListContext().selectedIds} />;
