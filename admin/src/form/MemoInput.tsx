import { Box } from '@mui/material';
import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';

const MEMO = 40;

/** The memo of a check with its length so far; at most 40 characters (S-324). */
export function MemoInput(props: Omit<TextInputProps, 'source'>) {
  const memo = useWatch({ name: 'memo' }) as string | null | undefined;
  return (
    <TextInput
      {...props}
      source="memo"
      label={
        <>
          Memo{' '}
          <Box component="span" sx={{ fontWeight: 400 }}>
            {memo?.length ?? 0} of {MEMO}
          </Box>
        </>
      }
      slotProps={{ htmlInput: { maxLength: MEMO } }}
    />
  );
}
