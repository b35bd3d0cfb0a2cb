import { Box } from '@mui/material';
import { EmailFrame } from '../components/EmailFrame.tsx';
import { OptionButtons } from './OptionButtons.tsx';

const formats = ['Wide', 'Phone', 'Plain text'] as const;
export type LetterFormat = (typeof formats)[number];

type ButtonsProps = { format: LetterFormat; onChange: (format: LetterFormat) => void };

/** Chooses how an email is shown. */
export const FormatButtons = ({ format, onChange }: ButtonsProps) => (
  <OptionButtons label="Format" options={formats} value={format} onChange={onChange} />
);

type Props = { format: LetterFormat; letter: { htmlBody: string; text: string }; title: string; height?: number };

/** An email as a mail client shows it, wide or on a phone, or its plain text. */
export const LetterView = ({ format, letter, title, height = 420 }: Props) =>
  format === 'Plain text' ? (
    <Box
      component="pre"
      sx={{ m: 0, p: 2, fontSize: 13, lineHeight: '20px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {letter.text}
    </Box>
  ) : (
    <Box sx={format === 'Phone' ? { maxWidth: 375, mx: 'auto' } : {}}>
      <EmailFrame html={letter.htmlBody} title={title} height={height} />
    </Box>
  );
