/** Overview: what users may edit of their organization; unsaved changes survive a reload (B-073 to B-098). */
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, request, required } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField, TextArea, TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { Restored } from '../../components/Restored.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDelayedBusy } from '../../lib/useDelayedBusy.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { wholeNumber } from '../../lib/wholeNumber.ts';
import { MyOrganizationOverviewDocument, UpdateMyOrganizationDocument } from './generated/graphql.ts';
import { type OverviewField, type OverviewValues, overviewChanges, overviewProblems } from './overviewForm.ts';
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
  const [draft, setDraft] = useDraft<{ pending: Partial<OverviewValues> }>(overviewDraft(loaded.id), { pending: {} });
  const [saved, setSaved] = useState(false);
  const [restored, setRestored] = useState(() => Object.keys(draft.pending).length > 0);
  const values: OverviewValues = { ...stored, ...draft.pending };
  const changes = overviewChanges(values, stored);
  const dirty = Object.keys(changes).length > 0;
  const problems = overviewProblems(values);
  useLeaveWarning(dirty);

  const change = (part: Partial<OverviewValues>) => {
    setSaved(false);
    save.clear();
    setDraft({ pending: { ...draft.pending, ...part } });
  };
  const latest = useRef(draft.pending);
  latest.current = draft.pending;
  const save = useAction(async () => {
    const input = { organizationId: stored.id, ...changes };
    setStored(required((await request(UpdateMyOrganizationDocument, { input })).updateOrganization?.organization));
    // input typed during the save is not saved yet
    const since = Object.entries(latest.current).filter(([field, value]) => values[field as OverviewField] !== value);
    setDraft({ pending: Object.fromEntries(since) });
    setRestored(false);
    setSaved(true);
  });
  const discard = () => {
    save.clear();
    setRestored(false);
    setDraft({ pending: {} });
  };
  const slow = useDelayedBusy(save.busy, indicatorPause);
  const refused = save.error instanceof ApiError ? save.error : null;
  const atField = (field: OverviewField): string | null => {
    const text = problems[field] ?? (refused?.field === field ? refused.message : undefined);
    return text ? t(text) : null;
  };
  const elsewhere = save.error !== null && !(refused?.field && refused.field in values);
  const number = (
    field: 'numberOfUniqueParticipantsPerYear' | 'socialMediaFollowingSize' | 'emailListSize',
    label: string,
  ) => (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={9}
      error={atField(field)}
      value={values[field] ?? ''}
      onChange={(event) => change({ [field]: wholeNumber(event.target.value) })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && Object.keys(problems).length === 0) void save.run();
  };

  return (
    <>
      {restored && dirty && (
        <div className="profile-restored">
          <Restored onReset={discard} />
        </div>
      )}
      <form className="profile-form" onSubmit={submit} noValidate>
        <section className="card card__body form" aria-labelledby="h-contact">
          <h2 id="h-contact">{t('Contact')}</h2>
          <TextField
            label={t('Name')}
            required
            autoComplete="organization"
            maxLength={200}
            error={atField('name')}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            label={t('Contact email')}
            hint={t('Separate several addresses with commas.')}
            rows={2}
            inputMode="email"
            error={atField('contactEmail')}
            value={values.contactEmail ?? ''}
            onChange={(event) => change({ contactEmail: event.target.value })}
          />
          <TextField
            label={t('Contact phone')}
            type="tel"
            autoComplete="tel"
            placeholder="555-555-5555"
            maxLength={40}
            error={atField('contactPhone')}
            value={values.contactPhone ?? ''}
            onChange={(event) => change({ contactPhone: event.target.value })}
          />
          <TextField
            label={t('Website')}
            type="url"
            placeholder="http://"
            maxLength={500}
            error={atField('websiteUrl')}
            value={values.websiteUrl ?? ''}
            onChange={(event) => change({ websiteUrl: event.target.value })}
          />
          <SelectField
            label={t('Organization type')}
            value={values.organizationTypeId === null ? '' : String(values.organizationTypeId)}
            placeholder={t('Not known')}
            choices={lists.organizationTypes.map(({ id, name }) => ({ value: String(id), label: t(name) }))}
            error={atField('organizationTypeId')}
            onChange={(value) => change({ organizationTypeId: value === '' ? null : Number(value) })}
          />
        </section>

        <section className="card card__body form" aria-labelledby="h-sports">
          <h2 id="h-sports">{t('Players and sports')}</h2>
          <Players organization={stored} />
          {number('numberOfUniqueParticipantsPerYear', t('Unique participants per year'))}
          <SeasonSports values={values} sports={lists.sports} change={change} />
        </section>

        <section className="card card__body form profile-reach" aria-labelledby="h-reach">
          <h2 id="h-reach">{t('Reach')}</h2>
          <div className="profile-pair">
            {number('emailListSize', t('Email list size'))}
            <TextField
              label={t('Email open rate, percent')}
              inputMode="decimal"
              maxLength={6}
              error={atField('emailOpenRate')}
              value={values.emailOpenRate ?? ''}
              onChange={(event) => change({ emailOpenRate: event.target.value })}
            />
          </div>
          {number('socialMediaFollowingSize', t('Social media following'))}
          <SocialMedia
            entries={values.socialMedia}
            channels={lists.socialMediaChannels}
            onChange={(socialMedia) => change({ socialMedia })}
          />
          {refused?.field === 'socialMedia' && <ErrorNotice>{t(refused.message)}</ErrorNotice>}
        </section>

        <div className={dirty ? 'profile-save is-dirty' : 'profile-save'}>
          {elsewhere && (
            <ErrorNotice>
              {refused && !refused.isServerError
                ? t(refused.message)
                : t('Your changes could not be saved. They are still here: please try again.')}
            </ErrorNotice>
          )}
          {saved && !dirty && (
            <Notice tone="confirmed" icon="check">
              {t('Your changes are saved.')}
            </Notice>
          )}
          <div className="form__act">
            <Button
              variant="main"
              type="submit"
              disabled={!dirty || Object.keys(problems).length > 0}
              busy={save.busy}
              busyText={slow ? t('Saving...') : undefined}
            >
              {t('Save')}
            </Button>
            {dirty && (
              <Button variant="text" disabled={save.busy} onClick={discard}>
                {t('Discard changes')}
              </Button>
            )}
          </div>
        </div>
      </form>
    </>
  );
}

export function OverviewTab({ id }: { id: number }) {
  const { data, error, loading } = useQuery(MyOrganizationOverviewDocument, { id });
  if (loading) return <PageSkeleton label={t('Loading your organization')} />;
  if (error !== null || !data?.organization) return <ErrorNotice>{t(loadProblem)}</ErrorNotice>;
  return <OverviewForm loaded={data.organization} lists={data} />;
}
