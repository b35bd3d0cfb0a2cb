import { Box, Typography } from '@mui/material';
import { type Person, partsOf } from './mentions.ts';

type Props = { text: string; mentioned: readonly (Person | null)[] };

/** The text of a comment with its line breaks; mentions are highlighted (B-215). */
export function MentionedText({ text, mentioned }: Props) {
  const labels = mentioned.flatMap((person) => (person ? [person.name ?? '', person.email] : [])).filter(Boolean);
  let at = 0;
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>
      {partsOf(text, labels).map((part) => {
        at += part.text.length;
        return part.mention ? (
          <Box key={at} component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
            {part.text}
          </Box>
        ) : (
          part.text
        );
      })}
    </Typography>
  );
}
