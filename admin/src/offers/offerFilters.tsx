import { SelectInput, TextInput } from 'react-admin';
import { dayLimit } from '../../../ui/limits.ts';
import { DateInput } from '../form/inputs.tsx';
import { seasonChoices, stateChoices } from '../reference/choices.ts';
import { campaignFilter, organizationFilter, sponsorFilter, yearFilter } from '../reference/filters.tsx';
import { offerStatusChoices } from './choices.ts';

/** The filters of the offers list. */
export const offerFilters = [
  <SelectInput key="status" source="status" choices={offerStatusChoices} emptyText="Any status" alwaysOn />,
  <SelectInput key="season" source="season" choices={seasonChoices} emptyText="Any season" alwaysOn />,
  yearFilter,
  sponsorFilter,
  campaignFilter,
  organizationFilter,
  <SelectInput key="state" source="state" choices={stateChoices} />,
  <TextInput key="sport" source="sportName.includesInsensitive" />,
  <DateInput key="sent" source="proposedAt.greaterThanOrEqualTo" label="Sent since" limit={dayLimit} />,
  <DateInput key="sentBefore" source="proposedAt.lessThan" label="Sent before" limit={dayLimit} />,
  <DateInput key="deadlineFrom" source="nextDeadline.greaterThanOrEqualTo" label="Deadline from" limit={dayLimit} />,
  <DateInput key="deadline" source="nextDeadline.lessThanOrEqualTo" label="Deadline until" limit={dayLimit} />,
  <DateInput key="confirmed" source="confirmedAt.greaterThanOrEqualTo" label="Confirmed since" limit={dayLimit} />,
  <SelectInput
    key="overdue"
    source="overdueDeadlinesCount"
    choices={[
      { id: 'some', name: 'With overdue proof' },
      { id: 'none', name: 'Without' },
    ]}
    parse={(choice: string) => (choice ? { [choice === 'some' ? 'greaterThan' : 'equalTo']: 0 } : '')}
    format={(filter?: { greaterThan?: number }) => (filter ? (filter.greaterThan === 0 ? 'some' : 'none') : '')}
  />,
];
