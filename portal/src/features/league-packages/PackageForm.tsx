/** Name, price and programs of a package; only changed fields are sent (B-175, B-177). */
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { Restored } from '../../components/Restored.tsx';
import { t } from '../../i18n/i18n.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { UpdateLeaguePackageDocument } from './generated/graphql.ts';
import { PackageFields } from './PackageFields.tsx';
import { changedPackage, packageProblems, packageValues } from './packageRules.ts';
import { saveFailedText } from './rules.ts';
import type { LeaguePackage, Program } from './types.ts';

export function PackageForm({
  leaguePackage,
  programs,
  onSaved,
}: {
  leaguePackage: LeaguePackage;
  programs: readonly Program[];
  onSaved: () => Promise<void>;
}) {
  const saved = packageValues(leaguePackage);
  const form = useForm({
    draft: `package.${leaguePackage.id}`,
    saved,
    problemsOf: packageProblems,
    warnOnLeave: true,
    onSave: async (values) => {
      await request(UpdateLeaguePackageDocument, {
        input: { id: leaguePackage.id, ...changedPackage(saved, values) },
      });
      await onSaved();
    },
  });
  return (
    <section className="card card__body" aria-labelledby="h-details">
      <h2 id="h-details">{t('Details')}</h2>
      <form className="form" {...form.props} noValidate>
        {form.restored && <Restored onReset={form.reset} />}
        {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, saveFailedText))}</ErrorNotice>}
        <PackageFields field={form.field} programs={programs} chosen={saved.sponsorablePropertyIds}>
          <TextArea
            label={t('Description (optional)')}
            hint={t('What makes the package worth more than its parts.')}
            maxLength={2000}
            {...form.field('packageDescription')}
          />
        </PackageFields>
        {form.justSaved && (
          <Notice tone="confirmed" icon="check">
            {t('The package is saved.')}
          </Notice>
        )}
        <div className="form__act">
          <Button variant="main" type="submit" disabled={!form.dirty} busy={form.busy} busyText={t('Saving...')}>
            {t('Save changes')}
          </Button>
        </div>
      </form>
    </section>
  );
}
