import { Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

type Props = { label: string; empty: string; items: readonly { id: number; name: string; to: string }[] };

/** The parts of a prospecting page, each linked to its own page; `empty` if there are none (B-313, B-314). */
export const LinkChips = ({ label, empty, items }: Props) =>
  items.length ? (
    <Stack component="ul" direction="row" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {items.map(({ id, name, to }) => (
        <li key={id} style={{ display: 'contents' }}>
          <Chip component={Link} to={to} label={name} variant="outlined" clickable sx={{ height: 28 }} />
        </li>
      ))}
    </Stack>
  ) : (
    <Typography color="text.secondary">{empty}</Typography>
  );
