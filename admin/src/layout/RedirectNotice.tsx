import { Alert, Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { noticeFor } from '../../../ui/notice.ts';

/** Why the user was redirected to this page; nothing if they were not (S-407). */
export function RedirectNotice() {
  const text = noticeFor(useLocation().pathname);
  return text ? (
    <Box role="status" sx={{ px: { xs: 1.5, sm: 3 }, pt: 2 }}>
      <Alert severity="info">{text}</Alert>
    </Box>
  ) : null;
}
