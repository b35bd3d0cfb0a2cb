import { Box, Card, CardHeader, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DialogOutlet } from './DialogButton.tsx';

type Props = { title?: ReactNode; note?: ReactNode; end?: ReactNode; id?: string; label?: string; children: ReactNode };

/** A card with a heading, a secondary note, and controls on the right. */
export const TitledCard = ({ title, note, end, id, label, children }: Props) => (
  <Card
    component="section"
    {...(id ? { id } : {})}
    {...(label ? { 'aria-label': label } : {})}
    sx={{ overflow: 'visible' }}
  >
    <DialogOutlet>
      {title || end ? (
        <CardHeader
          disableTypography
          title={
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
              {title ? <Typography variant="h2">{title}</Typography> : null}
              {note ? (
                <Typography component="span" color="text.secondary">
                  {note}
                </Typography>
              ) : null}
            </Box>
          }
          action={end}
          sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, rowGap: 1, '& .MuiCardHeader-action': { flexShrink: 1 } }}
        />
      ) : null}
      {children}
    </DialogOutlet>
  </Card>
);
