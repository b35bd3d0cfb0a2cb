import { Box } from '@mui/material';
import { Fragment } from 'react';
import { matchStart } from './matching.ts';

const WORD = /([\p{L}\p{N}@._]+)/u;

/** The match within a word: the typed text if it occurs, or the whole word if it matches with typos. */
function partOf(word: string, typed: readonly string[]): [number, number] | undefined {
  const lower = word.toLowerCase();
  const [longest] = typed.filter((part) => lower.includes(part)).sort((a, b) => b.length - a.length);
  if (longest) return [lower.indexOf(longest), longest.length];
  return typed.some((part) => matchStart(lower, part) !== undefined) ? [0, word.length] : undefined;
}

/** A text with the search terms highlighted. */
export const Highlight = ({ text, typed }: { text: string; typed: readonly string[] }) =>
  text.split(WORD).map((word, index) => {
    const part = WORD.test(word) ? partOf(word, typed) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key
    if (!part) return <Fragment key={index}>{word}</Fragment>;
    const [start, length] = part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key
      <Fragment key={index}>
        {word.slice(0, start)}
        <Box component="mark" sx={{ bgcolor: 'transparent', color: 'inherit', fontWeight: 700 }}>
          {word.slice(start, start + length)}
        </Box>
        {word.slice(start + length)}
      </Fragment>
    );
  });
