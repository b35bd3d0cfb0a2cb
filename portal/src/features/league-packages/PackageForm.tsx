/** Name, price and programs of a package; only changed fields are sent (B-175, B-177). */
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { Restored } from '../../components/Restored.tsx';
import { t } from '../../i18n/i18n.ts';
import { UpdateLeaguePackageDocument } from './generated/graphql.ts';
import { PackageFields } from './PackageFields.tsx';
import { changedPackage, packageProblems, packageValues } from './packageRules.ts';
import { saveProblem } from './rules.ts';
import type { LeaguePackage, Program } from './types.ts';
import { useForm } from './useForm.ts';

export function PackageForm({
  leaguePackage,
  programs,
  justSaved,
  onSaved,
}: {
  leaguePackage: LeaguePackage;
  programs: readonly Program[];
  justSaved: boolean;
  onSaved: () => Promise<void>;
}) {
  const saved = packageValues(leaguePackage);
  const { values, change, shown, dirty, restored, reset, save, slow, form, submit } = useForm(
    `package.${leaguePackage.id}`,
    saved,
    packageProblems,
    async (now) => {
      await request(UpdateLeaguePackageDocument, { input: { id: leaguePackage.id, ...changedPackage(saved, now) } });
      await onSaved();
    },
  );
  const problem = saveProblem(save.error, Object.keys(saved));
  return (
    <section className="card card__body" aria-labelledby="h-details">
      <h2 id="h-details">{t('Details')}</h2>
      <form className="form" ref={form} noValidate onSubmit={submit}>
        {restored && <Restored onReset={reset} />}
        {problem && <ErrorNotice>{problem}</ErrorNotice>}
        <PackageFields
          values={values}
          problems={shown}
          programs={programs}
          chosen={saved.sponsorablePropertyIds}
          change={change}
        >
          <TextArea
            label={t('Description (optional)')}
            hint={t('What makes the package worth more than its parts.')}
            maxLength={2000}
            error={shown.packageDescription ?? null}
            value={values.packageDescription}
            onChange={(event) => change({ packageDescription: event.target.value })}
          />
        </PackageFields>
        {justSaved && !dirty && (
          <Notice tone="confirmed" icon="check">
            {t('The package is saved.')}
          </Notice>
        )}
        <div className="form__act">
          <Button
            variant="main"
            type="submit"
            disabled={!dirty}
            busy={save.busy}
            busyText={slow ? t('Saving...') : undefined}
          >
            {t('Save changes')}
          </Button>
        </div>
      </form>
    </section>
  );
}
