import { Alert, Stack } from '@mui/material';
import { useMemo } from 'react';
import {
  AutocompleteInput,
  EditBase,
  required,
  SelectInput,
  TextInput,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { organizationsLimits } from '../../../../db/generated/limits.ts';
import { formatDate, formatInstant, formatNumber } from '../../../../ui/formats.ts';
import { contactEmails } from '../../../../ui/organization/contactEmails.ts';
import { FactList } from '../../components/FactList.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { retryTwice } from '../../dataProvider/errors.ts';
import { useRecord, wholeRecord } from '../../dataProvider/useRecord.ts';
import { FieldGrid } from '../../form/FieldGrid.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormFooter } from '../../form/FormFooter.tsx';
import { MultilineInput, RangeInput, WebAddressInput } from '../../form/inputs.tsx';
import { RecordForm } from '../../form/RecordForm.tsx';
import { SaveButton } from '../../form/SaveButton.tsx';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { stateChoices } from '../../reference/choices.ts';
import { useReference } from '../../reference/useReference.ts';
import { CrmLink } from '../CrmLink.tsx';
import { chosenConfidences, confidenceChoices, languageChoices } from '../choices.ts';
import type { OrganizationRecordFragment } from '../generated/graphql.ts';
import { overviewInput } from '../overviewInput.ts';
import { agesOf, genderName } from '../players.ts';
import { SeasonSportsInput } from '../SeasonSportsInput.tsx';
import { SocialMediaInput } from '../SocialMediaInput.tsx';
import { ZipsCard } from '../ZipsCard.tsx';

type Organization = OrganizationRecordFragment;

/** True if data confidence was changed: then a reason is required (B-083, B-084). */
const useIsConfidenceChanged = () =>
  useWatch({ name: 'dataConfidence' }) !== useRecordContext<Organization>()?.dataConfidence;

function ConfidenceInput() {
  const stored = useRecordContext<Organization>()?.dataConfidence;
  const isChanged = useIsConfidenceChanged();
  const other = confidenceChoices.filter((choice) => choice.id === stored && !chosenConfidences.includes(choice));
  return (
    <>
      <SelectInput
        source="dataConfidence"
        validate={required()}
        choices={[...other.map((choice) => ({ ...choice, disabled: true })), ...chosenConfidences]}
        disableValue="disabled"
      />
      {isChanged ? (
        <MultilineInput
          source="dataConfidenceReason"
          validate={required()}
          minRows={2}
          shouldUnregister
          sx={{ gridColumn: '1 / -1' }}
        />
      ) : null}
    </>
  );
}

/** Saving requires valid inputs and, after a change of confidence, its reason (B-078, B-085). */
function Save() {
  const { errors } = useFormState();
  const isChanged = useIsConfidenceChanged();
  // Server errors do not block saving again; only client-side validation does.
  const isInvalid = Object.values(errors).some((error) => error?.type !== 'server');
  return (
    <SaveButton delay={500} disabled={isInvalid} required={isChanged ? ['name', 'dataConfidenceReason'] : ['name']} />
  );
}

function Form() {
  const types = useReference('organizationTypes');
  const softwares = useReference('sportsManagementSoftwares');
  return (
    <RecordForm mode="onChange">
      <Stack sx={{ gap: 2 }}>
        {useRecordContext<Organization>()?.contactEmail ? null : (
          <Alert severity="warning">There is no contact email: this league gets no emails.</Alert>
        )}
        <TitledCard title="Contact">
          <FieldGrid padded>
            <TextInput source="name" validate={required()} sx={{ gridColumn: '1 / -1' }} />
            <TextInput source="contactEmail" validate={contactEmails} helperText="Separate several with commas." />
            <TextInput source="contactPhone" placeholder="555-555-5555" />
            <WebAddressInput source="websiteUrl" placeholder="http://" limit={organizationsLimits.websiteUrl} />
            <SelectInput source="organizationTypeId" choices={types} emptyText="Not known" />
            <TextInput source="city" />
            <AutocompleteInput source="state" choices={stateChoices} />
            <SelectInput
              source="language"
              choices={languageChoices}
              validate={required()}
              helperText="The league can change it on its own pages."
            />
          </FieldGrid>
        </TitledCard>
        <TitledCard title="Sports by season">
          <FieldGrid padded>
            <SeasonSportsInput />
          </FieldGrid>
        </TitledCard>
        <TitledCard title="Reach">
          <FieldGrid padded>
            <RangeInput
              source="numberOfUniqueParticipantsPerYear"
              limit={organizationsLimits.numberOfUniqueParticipantsPerYear}
              parse={(value: string) => Number(value) || null}
            />
            <RangeInput source="socialMediaFollowingSize" limit={organizationsLimits.socialMediaFollowingSize} />
            <RangeInput source="emailListSize" limit={organizationsLimits.emailListSize} />
            <RangeInput
              source="emailOpenRate"
              label="Email open rate, percent"
              limit={organizationsLimits.emailOpenRate}
            />
            <SocialMediaInput />
          </FieldGrid>
        </TitledCard>
        <TitledCard title="Data">
          <FieldGrid padded>
            <ConfidenceInput />
            <SelectInput source="sportsManagementSoftwareId" choices={softwares} emptyText="None known" />
            <TextInput source="hubspotCompanyId" />
          </FieldGrid>
        </TitledCard>
        <FormError />
        <FormFooter>
          <Save />
        </FormFooter>
      </Stack>
    </RecordForm>
  );
}

function KnownFacts({ organization }: { organization: Organization }) {
  const { data: [task] = [] } = useGetList('tasks', {
    filter: { organizationId: organization.id, done: false },
    sort: { field: 'dueDate', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  const { salesforceId, hubspotCompanyId, eventsSurveyResponses } = organization;
  const answered = eventsSurveyResponses
    .map(({ submittedAt }) => submittedAt)
    .sort()
    .at(-1);
  return (
    <TitledCard title="Known">
      <Stack sx={{ p: 2 }}>
        <FactList
          empty="–"
          facts={[
            ['Last engaged', formatInstant(organization.lastEngagedAt)],
            ['Next step', task ? [task.title, formatDate(task.dueDate)].filter(Boolean).join(', ') : null],
            ['Age range', agesOf(organization)],
            ['Genders', genderName(organization)],
            ['Digital reach', formatNumber(organization.digitalReach)],
            ['Survey', answered ? `Answered ${formatInstant(answered)}` : 'No survey response'],
            ...(salesforceId
              ? [['Salesforce', <CrmLink key="salesforce" service="salesforce" id={salesforceId} />] as const]
              : []),
            ...(hubspotCompanyId
              ? [['HubSpot', <CrmLink key="hubspot" service="hubspot-company" id={hubspotCompanyId} />] as const]
              : []),
          ]}
        />
      </Stack>
    </TitledCard>
  );
}

/** The organization's own data (B-073 … B-098). */
export function OverviewTab({ id }: { id: number }) {
  const { data, error, refetch } = useRecord<Organization>('organizations', id);
  const stored = data?.dataConfidence ?? null;
  const transform = useMemo(
    () => (values: Parameters<typeof overviewInput>[0]) => overviewInput(values, stored),
    [stored],
  );
  if (error && !data) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={10} />;
  return (
    <PageBody
      asideLabel="Facts and zips"
      aside={
        <>
          <KnownFacts organization={data} />
          <ZipsCard organizationId={id} zips={(data.zips ?? []) as string[]} />
        </>
      }
    >
      <EditBase
        resource="organizations"
        id={id}
        mutationMode="pessimistic"
        queryOptions={{ meta: wholeRecord }}
        mutationOptions={{ retry: retryTwice, meta: wholeRecord }}
        redirect={false}
        transform={transform}
      >
        <Form />
      </EditBase>
    </PageBody>
  );
}
