import { Box } from '@mui/material';

/** The logo of the software provider with id 1 (B-065, B-071). */
export const SoftwareLogo = () => (
  <Box
    component="span"
    title="Sports management software"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.625,
      height: 22,
      px: 1,
      border: 1,
      borderColor: 'var(--line-strong)',
      borderRadius: 0.5,
      typography: 'h2',
      fontSize: 14,
      color: 'text.secondary',
    }}
  >
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 2h10v3H2zM2 9h10v3H2z" fill="currentColor" />
      <path d="M2 5h4v4H2z" fill="currentColor" opacity=".5" />
    </svg>
    ROSTERLY
  </Box>
);
