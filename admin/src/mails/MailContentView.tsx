import { Box } from '@mui/material';
import { EmailFrame } from '../components/EmailFrame.tsx';
import { OptionButtons } from './OptionButtons.tsx';

const formats = ['Wide', 'Phone', 'Plain text'] as const;
export type MailFormat = (typeof formats)[number];

type ButtonsProps = { format: MailFormat; onChange: (format: MailFormat) => void };

/** Selects how an email is shown. */
export const FormatButtons = ({ format, onChange }: ButtonsProps) => (
  <OptionButtons label="Format" options={formats} value={format} onChange={onChange} />
);

type Props = { format: MailFormat; content: { htmlBody: string; text: string }; title: string; height?: number };

/** An email as shown by a mail client, wide or on a phone, or as plain text. */
export const MailContentView = ({ format, content, title, height = 420 }: Props) =>
  format === 'Plain text' ? (
    <Box
      component="pre"
      sx={{ m: 0, p: 2, fontSize: 13, lineHeight: '20px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {content.text}
    </Box>
  ) : (
    <Box sx={format === 'Phone' ? { maxWidth: 375, mx: 'auto' } : {}}>
      <EmailFrame html={content.htmlBody} title={title} height={height} />
    </Box>
  );
