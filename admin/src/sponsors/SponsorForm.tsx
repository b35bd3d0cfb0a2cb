import { CardContent, Stack } from '@mui/material';
import { required, TextInput, useRecordContext } from 'react-admin';
import { postForm } from '../../../ui/upload/post.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { useAction } from '../dataProvider/useOperation.ts';
import { useSaveRecord } from '../dataProvider/useSaveRecord.ts';
import { FormError } from '../form/FormError.tsx';
import { FormFooter } from '../form/FormFooter.tsx';
import { ImageInput } from '../form/ImageInput.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { SaveButton } from '../form/SaveButton.tsx';
import { CategoryInput } from './CategoryInput.tsx';
import type { SponsorRecordFragment } from './generated/graphql.ts';

/** Name, category and logo of the sponsor (S-047, S-048, T1). */
export function SponsorForm() {
  const sponsor = useRecordContext<SponsorRecordFragment>();
  const upload = useAction(
    (image: File) => {
      const form = new FormData();
      form.set('sponsor_id', String(sponsor?.id));
      form.set('image', image);
      return postForm('/sponsor_logos', form);
    },
    { quiet: true },
  );
  const save = useSaveRecord('sponsors');
  const submit = (values: { name: string }) => save({ ...values, name: values.name.trim() }, sponsor);
  return (
    <RecordForm onSubmit={submit}>
      <TitledCard title="Sponsor">
        <CardContent component={Stack} sx={{ gap: 1.5 }}>
          <TextInput source="name" validate={required()} />
          <CategoryInput />
          <FormError />
          <ImageInput label="Logo" url={sponsor?.logoFullSizeUrl ?? null} onPick={upload.mutateAsync} />
        </CardContent>
        <FormFooter>
          <SaveButton required={['name']} />
        </FormFooter>
      </TitledCard>
    </RecordForm>
  );
}
