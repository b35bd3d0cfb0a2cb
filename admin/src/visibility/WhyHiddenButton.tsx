import { IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { visibilityPath } from './paths.ts';

/** The link in a record's header to the page that explains why a user cannot see it. */
export const WhyHiddenButton = ({ recordType, id }: { recordType: string; id: number }) => (
  <Tooltip title="Why can’t somebody see this?">
    <IconButton
      component={Link}
      to={visibilityPath({ recordType, recordId: id })}
      aria-label="Why can’t somebody see this?"
    >
      <Icon name="eye" />
    </IconButton>
  </Tooltip>
);
