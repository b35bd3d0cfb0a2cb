/** `/organizations/{id}/capability-form` and `…/{capabilityId}`: a capability that an organization sells, for its own users (B-146, B-156). */
import { Link, useLocation } from 'wouter';
import { request } from '../../../../ui/graphql.ts';
import { pageId } from '../../../../ui/pageId.ts';
import { isLimited } from '../../../../ui/session.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { AnyOf } from '../../components/Choices.tsx';
import { SelectField, TextArea, TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { Restored } from '../../components/Restored.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { namedChoices } from '../../lib/labels.ts';
import { paths } from '../../lib/paths.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { capabilityInput, capabilityProblems, capabilityValues, changedCapability } from './capabilityRules.ts';
import { CapabilityFormDocument, ChangeSoldCapabilityDocument, SellCapabilityDocument } from './generated/graphql.ts';
import { KindFields } from './KindFields.tsx';
import { Locked } from './Locked.tsx';
import { offered, offeredPrograms, programOption, saveFailedText, soldName } from './rules.ts';
import { type CapabilityFormOrganization, type CapabilityLists, type Sold, soldBy } from './types.ts';
import './league-packages.css';

function CapabilityForm({
  sold,
  lists,
  organization,
}: {
  /** The capability to edit; undefined for a new one. */
  sold: Sold | undefined;
  lists: CapabilityLists;
  organization: CapabilityFormOrganization;
}) {
  const [, navigate] = useLocation();
  const saved = capabilityValues(sold);
  const kindOf = (id: number | null) =>
    sold?.capability.kind ?? lists.capabilities.find((known) => known.id === id)?.kind;
  const form = useForm({
    draft: `capability.${organization.id}.${sold?.id ?? 'new'}`,
    saved,
    problemsOf: (now) => capabilityProblems(now, kindOf(now.capabilityId), sold),
    warnOnLeave: true,
    onSave: async (now) => {
      const kind = kindOf(now.capabilityId) ?? 'other';
      if (sold)
        await request(ChangeSoldCapabilityDocument, { input: { id: sold.id, ...changedCapability(saved, now, kind) } });
      else
        await request(SellCapabilityDocument, {
          input: {
            organizationId: organization.id,
            capabilityId: now.capabilityId as number,
            ...capabilityInput(now, kind),
          },
        });
      navigate(`${paths.leaguePackages}?done=${sold ? 'saved' : 'added'}`, { replace: true });
    },
  });
  const { values, field } = form;
  const capability = lists.capabilities.find(({ id }) => id === values.capabilityId);
  const programs = offeredPrograms(organization.sponsorableProperties, saved.sponsorablePropertyIds);
  const chosen = sold !== undefined || capability !== undefined;
  return (
    <form className="form capability-form" {...form.props} noValidate>
      {form.restored && <Restored onReset={form.reset} />}
      {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, saveFailedText))}</ErrorNotice>}
      {!sold && (
        <SelectField
          label={t('What do you sell?')}
          placeholder={t('Choose')}
          required
          choices={namedChoices(offered(lists.capabilities))}
          {...field('capabilityId')}
        />
      )}
      {capability?.organizationFacingDescription && (
        <p className="soft capability-form__about">{t(capability.organizationFacingDescription)}</p>
      )}
      {chosen && (
        <>
          <TextField
            label={sold ? t('Name') : t('Name (optional)')}
            hint={t('The name shown in your list. Useful if you sell several of a kind.')}
            required={sold !== undefined}
            maxLength={200}
            placeholder={sold || !capability ? undefined : t(capability.name)}
            {...field('name')}
          />
          <TextArea label={t('Description (optional)')} maxLength={2000} {...field('description')} />
          <KindFields
            kind={kindOf(values.capabilityId)}
            values={values}
            field={field}
            lists={lists}
            organization={organization}
          />
          <div className="pair">
            <TextField
              label={t('Price of one')}
              hint={t('In US dollars. Optional.')}
              inputMode="decimal"
              maxLength={20}
              {...field('price')}
            />
            <TextField
              label={t('Quantity')}
              hint={t('How many are for sale. Leave empty for no limit.')}
              inputMode="numeric"
              maxLength={9}
              {...field('maxForSale')}
            />
          </div>
          {programs.length > 0 && (
            <AnyOf
              legend={t('Seasons, programs and events')}
              hint={t('Where you offer it. Leave empty for all.')}
              options={programs.map(programOption)}
              {...field('sponsorablePropertyIds')}
            />
          )}
        </>
      )}
      <div className="form__act">
        <Button variant="main" type="submit" busy={form.busy} busyText={t('Saving...')}>
          {sold ? t('Save changes') : t('Add Capability')}
        </Button>
        <ButtonLink to={paths.leaguePackages}>{t('Cancel')}</ButtonLink>
      </div>
    </form>
  );
}

function FormOf({ id, capabilityId }: { id: number; capabilityId: number | null }) {
  const { data, error, loading } = useQuery(CapabilityFormDocument, { id });
  const organization = data?.organization ?? undefined;
  const sold = organization && soldBy(organization).find(({ id: soldId }) => soldId === capabilityId);
  const title = capabilityId === null ? t('Add Capability') : sold ? soldName(sold) : t('Capability');
  useTitle(title);
  if (data && (!organization || (capabilityId !== null && !sold))) return <NotFound />;
  return (
    <Page className="has-tabs" mainClass="wrap wrap--form" nav={<OrganizationNav builder="true" organizationId={id} />}>
      <Link to={paths.leaguePackages} className="row-link package-back">
        <Icon name="left" /> {t('Package Builder')}
      </Link>
      <div className="org-head package-title">
        <div>
          <h1>{title}</h1>
          <p className="soft">{organization?.name}</p>
        </div>
      </div>
      {loading && <PageSkeleton label={t('Loading the form')} />}
      {error !== null && !data && (
        <ErrorNotice>{t('Oops! Something went wrong. Please refresh the page and try again.')}</ErrorNotice>
      )}
      {data && organization && <CapabilityForm sold={sold} lists={data} organization={organization} />}
    </Page>
  );
}

export default function CapabilityFormPage({ id: text, capabilityId }: { id: string; capabilityId?: string }) {
  const id = pageId(text);
  const sold = capabilityId === undefined ? null : pageId(capabilityId);
  const found = Number.isInteger(id) && (sold === null || Number.isInteger(sold));
  return (
    <RoleGate roles={['organization']}>
      {(session) => (isLimited(session) ? <Locked /> : found ? <FormOf id={id} capabilityId={sold} /> : <NotFound />)}
    </RoleGate>
  );
}
