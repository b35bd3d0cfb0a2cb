import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { rest } from '../../../ui/graphql.ts';
import { submitErrors } from '../api/errors.ts';
import { useAction } from '../api/hooks.ts';
import { Block } from '../kit/Block.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { FormProblem } from '../kit/FormProblem.tsx';
import { Head } from '../kit/Head.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { PageForm } from '../kit/PageForm.tsx';

/** A name of spaces only counts as empty (S-035). */
function Submit({ busy }: { busy: boolean }) {
  const name = useWatch({ name: 'name' }) as string | undefined;
  return (
    <Button look="main" type="submit" disabled={busy || !name?.trim()}>
      {busy ? 'Saving...' : 'Add Sponsor'}
    </Button>
  );
}

export function SponsorAdd() {
  const navigate = useNavigate();
  const { call, busy } = useAddSponsor();
  const submit = async ({ name }: { name?: string }) => {
    try {
      const { id } = await call(name?.trim() ?? '');
      navigate(`/campaign-planner/sponsors/${id}`);
      return undefined;
    } catch (error) {
      return submitErrors(error);
    }
  };
  return (
    <>
      <Head title="Add A Sponsor" back={{ to: '/campaign-planner/sponsors', label: 'Sponsors' }} />
      <div className="body card-form">
        <PageForm onSubmit={submit}>
          <Block label="Sponsor">
            <div className="block__body stack-12">
              <TextIn source="name" label="Name" need hint="As leagues will read it in offers and e-mails." />
              <FormProblem />
            </div>
            <div className="formfoot">
              <ButtonLink look="bare" to="/campaign-planner/sponsors">
                Cancel
              </ButtonLink>
              <Submit busy={busy} />
            </div>
          </Block>
        </PageForm>
      </div>
    </>
  );
}

function useAddSponsor() {
  return useAction((name: string) => rest<{ id: number }>('POST', '/sponsors', { name }), { quiet: true });
}
