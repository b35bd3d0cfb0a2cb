/** The Create Package dialog: name, price and at least one program (B-161, B-163 … B-168). */
import { request, required } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { CreateLeaguePackageDocument } from './generated/graphql.ts';
import { PackageFields } from './PackageFields.tsx';
import { packageProblems } from './packageRules.ts';
import { moneyOf, saveProblem } from './rules.ts';
import type { SellingOrganization } from './types.ts';
import { useForm } from './useForm.ts';

export function CreatePackage({
  organization,
  onCreated,
  onClose,
}: {
  organization: SellingOrganization;
  onCreated: (id: number) => void;
  onClose: () => void;
}) {
  const programs = organization.sponsorableProperties;
  const only = programs.filter(({ dataConfidence }) => dataConfidence !== 'ended');
  const empty = {
    name: '',
    price: '',
    packageDescription: '',
    sponsorablePropertyIds: only.length === 1 ? only.map(({ id }) => id) : [],
  };
  const { values, change, shown, save, slow, form, submit } = useForm(
    `package.new.${organization.id}`,
    empty,
    packageProblems,
    async ({ name, price, sponsorablePropertyIds }) => {
      const made = await request(CreateLeaguePackageDocument, {
        input: {
          organizationId: organization.id,
          name: name.trim(),
          price: moneyOf(price) ?? price,
          sponsorablePropertyIds,
        },
      });
      onCreated(required(made.createOrganizationPackage?.organizationPackage).id);
    },
  );
  const problem = saveProblem(save.error, Object.keys(empty));
  return (
    <Dialog title={t('Create Package')} onClose={onClose}>
      <form className="form" ref={form} onSubmit={submit} noValidate>
        {problem && <ErrorNotice>{problem}</ErrorNotice>}
        <PackageFields values={values} problems={shown} programs={programs} chosen={[]} change={change} />
        <div className="form__act">
          <Button variant="main" type="submit" busy={save.busy} busyText={slow ? t('Saving...') : undefined}>
            {t('Create Package')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
