import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { valueLabel } from '../history/labels.ts';
import { fieldLabel } from '../labels.ts';
import type { MergePreviewQuery } from './generated/graphql.ts';

type Preview = MergePreviewQuery['mergePreview'];
/** The chosen value by field; fields not in it keep the proposed value. */
export type Choices = Readonly<Record<string, string>>;

type Props = { preview: Preview; chosen: Choices; onChoose: (field: string, choice: string) => void };

const BOTH = 'Both';

/** Each field that differs, with both values side by side. */
export const MergeFields = ({ preview, chosen, onChoose }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {preview.fields.map(({ name, survivorText, mergedText, choice, choices }) => {
      const label = fieldLabel(name, 'organizations');
      const options: Record<string, { text: string; of: string }> = {
        survivor: { text: textOf(name, survivorText), of: `kept: ${preview.survivorName}` },
        merged: { text: textOf(name, mergedText), of: `removed: ${preview.mergedName}` },
        both: { text: BOTH, of: 'joined' },
      };
      return (
        <Box
          key={name}
          component="fieldset"
          sx={{
            m: 0,
            p: 0,
            border: 0,
            display: 'grid',
            gap: { xs: 0, md: 2 },
            gridTemplateColumns: { md: '180px 1fr' },
          }}
        >
          <Typography
            component="legend"
            id={`merge-${name}`}
            sx={{ fontWeight: 600, float: { md: 'left' }, pt: { md: 1 } }}
          >
            {label}
          </Typography>
          <RadioGroup
            aria-labelledby={`merge-${name}`}
            value={chosen[name] ?? choice}
            onChange={(_, value) => onChoose(name, value)}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 96px' },
              columnGap: 2,
              alignItems: 'start',
            }}
          >
            {choices.map((choice) =>
              choice ? (
                <FormControlLabel
                  key={choice}
                  value={choice}
                  control={<Radio size="small" />}
                  sx={{ alignItems: 'flex-start', minWidth: 0, overflowWrap: 'anywhere' }}
                  label={
                    <Box sx={{ pt: 1, minWidth: 0 }}>
                      {options[choice]?.text}
                      <Typography variant="caption" color="text.secondary" component="div">
                        {options[choice]?.of}
                      </Typography>
                    </Box>
                  }
                />
              ) : null,
            )}
          </RadioGroup>
        </Box>
      );
    })}
  </Box>
);

/** A formatted value; ids are already replaced by names. */
const textOf = (field: string, text: string | null) =>
  text === null ? 'empty' : /_ids?$/.test(field) ? text : valueLabel(field, text, {});
