import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { PendingImageRowFragment } from './generated/graphql.ts';

type Props = Pick<PendingImageRowFragment, 'offerId' | 'organizationName' | 'thumbnailUrl'>;

/** A photo's thumbnail beside its organization, which links to the photos of the offer. */
export const PhotoOrganization = ({ offerId, organizationName, thumbnailUrl }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    {thumbnailUrl ? (
      <Box
        component="img"
        src={thumbnailUrl}
        alt=""
        loading="lazy"
        sx={{ width: 72, height: 48, objectFit: 'cover', borderRadius: 1, bgcolor: 'var(--sunken)' }}
      />
    ) : null}
    <MuiLink component={Link} to={`/offers/${offerId}#review`} sx={{ fontWeight: 600 }}>
      {organizationName}
    </MuiLink>
  </Box>
);
