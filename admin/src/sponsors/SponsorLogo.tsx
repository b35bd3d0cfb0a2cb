import { Avatar } from '@mui/material';

/** The sponsor's logo, or the initial of its name. Decorative: the name is next to it. */
export const SponsorLogo = ({
  name,
  url,
  size = 40,
}: {
  name: string;
  url: string | null | undefined;
  size?: number;
}) => (
  <Avatar
    variant="rounded"
    aria-hidden
    {...(url ? { src: url } : {})}
    alt=""
    slotProps={{ img: { loading: 'lazy' } }}
    sx={{
      width: size,
      height: size,
      border: 1,
      borderColor: 'divider',
      bgcolor: '#fff',
      color: 'var(--field-600)',
      '& img': { objectFit: 'contain' },
    }}
  >
    {name.charAt(0).toUpperCase()}
  </Avatar>
);
