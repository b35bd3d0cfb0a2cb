/** Overview: what users may edit of their organization; unsaved changes survive a reload (B-073 to B-098). */
import { useState } from 'react';
import { request, required } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { NumberField, SelectField, TextArea, TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { Restored } from '../../components/Restored.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { namedChoices } from '../../lib/labels.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { MyOrganizationOverviewDocument, UpdateMyOrganizationDocument } from './generated/graphql.ts';
import { useMayEdit } from './mayEdit.ts';
import { type OverviewValues, overviewChanges, overviewProblems } from './overviewForm.ts';
import { Players } from './Players.tsx';
import { SeasonSports } from './SeasonSports.tsx';
import { SocialMedia } from './SocialMedia.tsx';
import { loadProblem } from './texts.ts';
import type { Named, Overview } from './types.ts';

/** Milliseconds before the progress of a save is shown (B-088). */
const indicatorPause = 500;

/** The name of the draft of an organization's Overview. */
export const overviewDraft = (organizationId: number): string => `profile.${organizationId}`;

type Lists = { sports: Named[]; organizationTypes: Named[]; socialMediaChannels: Named[] };

function OverviewForm({ loaded, lists }: { loaded: Overview; lists: Lists }) {
  const [stored, setStored] = useState(loaded);
  const form = useForm<OverviewValues>({
    draft: overviewDraft(loaded.id),
    saved: stored,
    problemsOf: overviewProblems,
    eager: true,
    warnOnLeave: true,
    onSave: async (values) => {
      const input = { organizationId: stored.id, ...overviewChanges(values, stored) };
      setStored(required((await request(UpdateMyOrganizationDocument, { input })).updateOrganization?.organization));
    },
  });
  const { values, field, dirty } = form;
  const mayEdit = useMayEdit();

  return (
    <>
      {form.restored && (
        <div className="profile-restored">
          <Restored onReset={form.reset} />
        </div>
      )}
      <form {...form.props} noValidate>
        <fieldset className="profile-form" disabled={!mayEdit}>
          <section className="card card__body form" aria-labelledby="h-contact">
            <h2 id="h-contact">{t('Contact')}</h2>
            <TextField label={t('Name')} required autoComplete="organization" maxLength={200} {...field('name')} />
            <TextArea
              label={t('Contact email')}
              hint={t('Separate several addresses with commas.')}
              rows={2}
              inputMode="email"
              {...field('contactEmail')}
            />
            <TextField
              label={t('Contact phone')}
              type="tel"
              autoComplete="tel"
              placeholder="555-555-5555"
              maxLength={40}
              {...field('contactPhone')}
            />
            <TextField label={t('Website')} type="url" placeholder="http://" maxLength={500} {...field('websiteUrl')} />
            <SelectField
              label={t('Organization type')}
              placeholder={t('Not known')}
              choices={namedChoices(lists.organizationTypes)}
              {...field('organizationTypeId')}
            />
          </section>

          <section className="card card__body form" aria-labelledby="h-sports">
            <h2 id="h-sports">{t('Players and sports')}</h2>
            <Players organization={stored} />
            <NumberField
              label={t('Unique participants per year')}
              digits={9}
              {...field('numberOfUniqueParticipantsPerYear')}
            />
            <SeasonSports values={values} sports={lists.sports} change={form.change} />
          </section>

          <section className="card card__body form profile-reach" aria-labelledby="h-reach">
            <h2 id="h-reach">{t('Reach')}</h2>
            <div className="profile-pair">
              <NumberField label={t('Email list size')} digits={9} {...field('emailListSize')} />
              <TextField
                label={t('Email open rate, percent')}
                inputMode="decimal"
                maxLength={6}
                {...field('emailOpenRate')}
              />
            </div>
            <NumberField label={t('Social media following')} digits={9} {...field('socialMediaFollowingSize')} />
            <SocialMedia
              entries={values.socialMedia}
              channels={lists.socialMediaChannels}
              onChange={field('socialMedia').onChange}
            />
            {/* an invalid address is reported at its entry, an error of the server for all of them */}
            {form.valid && field('socialMedia').error && <ErrorNotice>{field('socialMedia').error}</ErrorNotice>}
          </section>

          <div className={dirty ? 'profile-save is-dirty' : 'profile-save'} hidden={!mayEdit}>
            {form.failure !== null && (
              <ErrorNotice>
                {t(refusalOr(form.failure, 'Your changes could not be saved. They are still here: please try again.'))}
              </ErrorNotice>
            )}
            {form.justSaved && (
              <Notice tone="confirmed" icon="check">
                {t('Your changes are saved.')}
              </Notice>
            )}
            <div className="form__act">
              <Button
                variant="main"
                type="submit"
                disabled={!dirty || !form.valid}
                busy={form.busy}
                busyText={t('Saving...')}
                slowAfter={indicatorPause}
              >
                {t('Save')}
              </Button>
              {dirty && (
                <Button variant="text" disabled={form.busy} onClick={form.reset}>
                  {t('Discard changes')}
                </Button>
              )}
            </div>
          </div>
        </fieldset>
      </form>
    </>
  );
}

export function OverviewTab({ id }: { id: number }) {
  const { data, error, loading } = useQuery(MyOrganizationOverviewDocument, { id }, { current: true });
  if (loading) return <PageSkeleton label={t('Loading your organization')} />;
  if (error !== null || !data?.organization) return <ErrorNotice>{t(loadProblem)}</ErrorNotice>;
  return <OverviewForm loaded={data.organization} lists={data} />;
}
