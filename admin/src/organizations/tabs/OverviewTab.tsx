import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { formatInstant, formatNumber } from '../../../../ui/formats.ts';
import { contactEmails } from '../../../../ui/organization/contactEmails.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Block, Loading } from '../../kit/Block.tsx';
import { SelectIn } from '../../kit/choices.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { NumberIn, TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { languageNames, languages } from '../../kit/languages.ts';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { stateChoices } from '../../reference/choices.ts';
import { useReference } from '../../reference/useReference.ts';
import { CrmLink } from '../CrmLink.tsx';
import { confidenceNames } from '../confidenceNames.ts';
import { OrganizationOverviewDocument, UpdateOrganizationDocument } from '../documents.ts';
import { changedOverview } from '../overviewChanges.ts';
import { agesOf, genderName } from '../players.ts';
import { SeasonSportsIn } from '../SeasonSportsIn.tsx';
import { SocialMediaIn } from '../SocialMediaIn.tsx';
import type { OrganizationOverview } from '../types.ts';
import { ZipsBlock } from '../ZipsBlock.tsx';

/** The form's six values; another stored one is shown but cannot be chosen again (B-083, B-094). */
const CHOOSABLE = ['speculative', 'incomplete', 'stale', 'complete', 'verified', 'not_a_good_fit'];

function ConfidenceIn({ stored }: { stored: string }) {
  const value = useWatch({ name: 'dataConfidence' }) as string;
  const choices = CHOOSABLE.map((id) => ({ id, name: confidenceNames[id] ?? id }));
  const extra = CHOOSABLE.includes(stored)
    ? []
    : [{ id: stored, name: confidenceNames[stored] ?? stored, disabled: true }];
  return (
    <>
      <SelectIn source="dataConfidence" label="Data confidence" choices={[...extra, ...choices]} />
      {value !== stored ? (
        <TextareaIn source="dataConfidenceReason" label="Reason for the change" need rows={2} />
      ) : null}
    </>
  );
}

/** Saving waits for valid e-mails and, after a change of confidence, for its reason (B-078, B-085). */
function Save({ stored }: { stored: string }) {
  const [email, confidence, reason, name] = useWatch({
    name: ['contactEmail', 'dataConfidence', 'dataConfidenceReason', 'name'],
  }) as string[];
  const { errors } = useFormState();
  // What the server refused may be sent again; only what this page can see is wrong waits.
  const wrong = Object.values(errors).some((error) => error?.type !== 'server');
  const blocked =
    contactEmails(email) !== undefined || wrong || !name?.trim() || (confidence !== stored && !reason?.trim());
  return <SaveButton delay={500} disabled={blocked} />;
}

const Survey = ({ organization }: { organization: OrganizationOverview }) => {
  const latest = [...organization.eventsSurveyResponses].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0];
  return <>{latest ? `Answered ${formatInstant(latest.submittedAt)}` : 'No survey response'}</>;
};

const Facts = ({ organization }: { organization: OrganizationOverview }) => {
  return (
    <dl className="pairs block__body">
      <dt>Age range</dt>
      <dd>{agesOf(organization) || '–'}</dd>
      <dt>Genders</dt>
      <dd>{genderName(organization) || '–'}</dd>
      <dt>Digital reach</dt>
      <dd>{formatNumber(organization.digitalReach) || '–'}</dd>
      <dt>Survey</dt>
      <dd>
        <Survey organization={organization} />
      </dd>
      {organization.salesforceId ? (
        <>
          <dt>Salesforce</dt>
          <dd>
            <CrmLink service="salesforce" id={organization.salesforceId} />
          </dd>
        </>
      ) : null}
      {organization.hubspotCompanyId ? (
        <>
          <dt>HubSpot</dt>
          <dd>
            <CrmLink service="hubspot-company" id={organization.hubspotCompanyId} />
          </dd>
        </>
      ) : null}
    </dl>
  );
};

function Overview({ organization }: { organization: OrganizationOverview }) {
  const { call } = useCall(UpdateOrganizationDocument, { repeatable: true, quiet: true });
  const types = useReference('organizationTypes');
  const softwares = useReference('sportsManagementSoftwares');
  const record = useMemo(() => ({ ...organization, dataConfidenceReason: '' }), [organization]);
  const save = (values: OrganizationOverview) =>
    call({ input: { organizationId: organization.id, ...changedOverview(values, organization) } });
  return (
    <EditForm record={record} onSubmit={save} mode="onChange">
      <div className="body plan">
        <div>
          <Block title="Contact">
            <div className="block__body fields">
              <TextIn source="name" label="Name" need wide />
              <TextIn
                source="contactEmail"
                label="Contact email"
                validate={contactEmails}
                hint="Several are separated by commas."
              />
              <SelectIn
                source="language"
                label="Language of its mails"
                choices={languages.map((id) => ({ id, name: languageNames[id] }))}
                empty={null}
                hint="The league can change it on its own pages."
              />
              <TextIn source="contactPhone" label="Contact phone" placeholder="555-555-5555" />
              <TextIn source="websiteUrl" label="Website" placeholder="http://" />
              <SelectIn source="organizationTypeId" label="Organization type" choices={types} empty="Not known" />
              <TextIn source="city" label="City" />
              <SelectIn source="state" label="State" choices={stateChoices} empty="Not known" />
            </div>
          </Block>
          <Block title="Sports by season">
            <div className="block__body fields">
              <SeasonSportsIn />
            </div>
          </Block>
          <Block title="Reach">
            <div className="block__body fields">
              <NumberIn
                source="numberOfUniqueParticipantsPerYear"
                label="Unique participants a year"
                min={0}
                parse={(value: string) => Number(value) || null}
              />
              <NumberIn source="socialMediaFollowingSize" label="Social media following" min={0} />
              <NumberIn source="emailListSize" label="E-mail list size" min={0} />
              <NumberIn source="emailOpenRate" label="E-mail open rate, percent" min={0} max={100} step={0.01} />
              <SocialMediaIn />
            </div>
          </Block>
        </div>
        <aside className="aside" aria-label="Data and save">
          <Block title="Data">
            <div className="block__body">
              <ConfidenceIn stored={organization.dataConfidence} />
              <SelectIn
                source="sportsManagementSoftwareId"
                label="Sports management software"
                choices={softwares}
                empty="None known"
              />
              <TextIn source="hubspotCompanyId" label="HubSpot company id" />
              <FormProblem />
            </div>
            <div className="formfoot">
              <Save stored={organization.dataConfidence} />
            </div>
          </Block>
          <Block title="Known">
            <Facts organization={organization} />
          </Block>
        </aside>
      </div>
    </EditForm>
  );
}

/** The organization's own data (B-073 … B-098). */
export function OverviewTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationOverviewDocument, { id });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading lines={10} />;
  return (
    <>
      <Overview organization={data.organization} />
      {/* Zips are added and removed one by one: a form of its own, not part of what Save keeps. */}
      <div className="body plan body--more">
        <ZipsBlock organizationId={id} zips={data.organization.zips} />
      </div>
    </>
  );
}
