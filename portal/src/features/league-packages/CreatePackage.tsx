/** The Create Package dialog: name, price and at least one program (B-161, B-163 … B-168). */
import { request, required } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { CreateLeaguePackageDocument } from './generated/graphql.ts';
import { PackageFields } from './PackageFields.tsx';
import { packageProblems } from './packageRules.ts';
import { moneyOf, saveFailedText } from './rules.ts';
import type { SellingOrganization } from './types.ts';

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
  const form = useForm({
    draft: `package.new.${organization.id}`,
    saved: {
      name: '',
      price: '',
      packageDescription: '',
      sponsorablePropertyIds: only.length === 1 ? only.map(({ id }) => id) : [],
    },
    problemsOf: packageProblems,
    warnOnLeave: true,
    onSave: async ({ name, price, sponsorablePropertyIds }) => {
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
  });
  return (
    <Dialog title={t('Create Package')} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, saveFailedText))}</ErrorNotice>}
        <PackageFields field={form.field} programs={programs} chosen={[]} />
        <div className="form__act">
          <Button variant="main" type="submit" busy={form.busy} busyText={t('Saving...')}>
            {t('Create Package')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
