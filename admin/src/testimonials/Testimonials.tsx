import { ListItemText } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { RecordsCard } from '../campaigns/RecordsCard.tsx';
import { MultilineInput } from '../form/inputs.tsx';
import type { TestimonialRecordFragment } from './generated/graphql.ts';

/** Quotes from leagues about the campaign (S-167 … S-169). */
export const Testimonials = ({ campaignId }: { campaignId: number }) => (
  <RecordsCard<TestimonialRecordFragment>
    resource="testimonials"
    campaignId={campaignId}
    title="Testimonials"
    what="testimonial"
    nameOf={() => 'testimonial'}
    empty="Quotes from leagues appear on the sponsor's dashboard."
    required={['quote']}
    render={({ quote, attribution }) => <ListItemText primary={`“${quote}”`} secondary={attribution} />}
  >
    <MultilineInput source="quote" validate={required()} minRows={4} />
    <TextInput source="attribution" helperText="Who said it (optional)." />
  </RecordsCard>
);
