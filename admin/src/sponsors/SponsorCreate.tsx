import { Button, CardContent } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { rest } from '../../../ui/graphql.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { useAction } from '../dataProvider/useOperation.ts';
import { SponsorHint } from '../duplicates/SponsorHint.tsx';
import { FormError } from '../form/FormError.tsx';
import { FormFooter } from '../form/FormFooter.tsx';
import { NewRecordForm } from '../form/NewRecordForm.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';

/** A name of spaces only counts as empty (S-035). */
function Submit({ busy }: { busy: boolean }) {
  const name = useWatch({ name: 'name' }) as string | undefined;
  return (
    <Button variant="contained" color="secondary" type="submit" disabled={busy || !name?.trim()}>
      {busy ? 'Saving...' : 'Add Sponsor'}
    </Button>
  );
}

/** Creates a sponsor and opens it (S-033 … S-035). */
export function SponsorCreate() {
  const navigate = useNavigate();
  const { mutateAsync: create, isPending } = useAction(
    (name: string) => rest<{ id: number }>('POST', '/sponsors', { name }),
    { quiet: true },
  );
  const submit = async ({ name }: FieldValues) => {
    const { id } = await create(String(name).trim());
    navigate(`/campaign-planner/sponsors/${id}`);
  };
  return (
    <>
      <PageHeader title="Add A Sponsor" back={{ to: '/campaign-planner/sponsors', label: 'Sponsors' }} />
      <PageBody narrow>
        <NewRecordForm onSubmit={submit}>
          <TitledCard label="Sponsor">
            <CardContent>
              <TextInput source="name" validate={required()} helperText="The name leagues see in offers and emails." />
              <SponsorHint />
              <FormError />
            </CardContent>
            <FormFooter>
              <Button component={Link} to="/campaign-planner/sponsors">
                Cancel
              </Button>
              <Submit busy={isPending} />
            </FormFooter>
          </TitledCard>
        </NewRecordForm>
      </PageBody>
    </>
  );
}
