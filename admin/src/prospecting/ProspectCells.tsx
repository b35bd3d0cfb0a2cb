import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { none } from '../list/RecordTable.tsx';
import { conflictOf, interestOf, type ProspectRow } from './prospectRow.ts';

/** The property linked to its offer, with its organization below. */
export const PropertyCell = ({ offer: { id, sponsorableProperty: property } }: ProspectRow) => (
  <>
    <MuiLink
      component={Link}
      to={`/offers/${id}`}
      noWrap
      color="text.primary"
      underline="hover"
      sx={{ display: 'block', fontWeight: 600 }}
    >
      {property.name}
    </MuiLink>
    <Typography noWrap variant="caption" color="text.secondary" sx={{ display: 'block' }}>
      {property.organization.name}
      {property.organization.canReceiveEmails === false ? ', no contact email' : ''}
    </Typography>
  </>
);

/** The survey response: yes, no or none yet. */
export function InterestCell({ offer }: ProspectRow) {
  const interested = interestOf(offer);
  if (interested === null) return none;
  return (
    <Box component="span" sx={{ color: interested ? 'var(--confirmed)' : 'text.secondary', whiteSpace: 'nowrap' }}>
      <Icon name={interested ? 'ok' : 'x'} /> {interested ? 'Yes' : 'No'}
    </Box>
  );
}

/** The status if the group has several, a conflict, and the removal reason or latest comment (T17). */
export function LatestCell({ offer, status, latest }: ProspectRow) {
  const conflict = conflictOf(offer);
  if (!status && !conflict && !latest) return none;
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'start' }}>
      {status ? <StatusChip of="offer" status={status} /> : null}
      {conflict ? (
        <MuiLink
          component={Link}
          to={`/offers/${conflict.conflictingOfferId}`}
          variant="caption"
          sx={{ color: 'var(--proposed)', fontWeight: 600 }}
        >
          <Icon name="alert" /> {conflict.label} conflict, {conflict.conflictingOfferStatus?.replaceAll('_', ' ')}
        </MuiLink>
      ) : null}
      {latest ? (
        <Typography noWrap color="text.secondary" title={latest} sx={{ maxWidth: '100%' }}>
          {latest}
        </Typography>
      ) : null}
    </Stack>
  );
}

/** The proof progress of a sponsorship: verified and overdue. */
export function ProofCell({ offer: { verificationProgress: progress } }: ProspectRow) {
  if (!progress.total) return none;
  return (
    <>
      {progress.verified} of {progress.total}
      {progress.overdue ? (
        <Box component="span" sx={{ color: 'error.main' }}>
          , {progress.overdue} overdue
        </Box>
      ) : null}
    </>
  );
}
