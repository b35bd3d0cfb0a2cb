import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { kindName } from './kinds.ts';

/** The kind of an email, linked to its offer if it has one. */
export const MailKind = ({ mail: { kind, offerId } }: { mail: { kind: string; offerId: number | null } }) =>
  offerId ? (
    <MuiLink component={Link} to={`/offers/${offerId}`} sx={{ fontWeight: 600 }}>
      {kindName(kind)}
    </MuiLink>
  ) : (
    <b>{kindName(kind)}</b>
  );
