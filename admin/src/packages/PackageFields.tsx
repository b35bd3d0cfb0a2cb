import { CheckboxGroupInput, required, SelectInput, TextInput } from 'react-admin';
import { packageType } from '../../../db/generated/choices.ts';
import { organizationPackagesLimits } from '../../../db/generated/limits.ts';
import { named } from '../../../ui/choices.ts';
import { offeredPrograms } from '../../../ui/organization/selling.ts';
import { MoneyInput } from '../form/inputs.tsx';
import { programChoice } from '../programs/programChoice.ts';
import { usePrograms } from '../programs/usePrograms.ts';

/** Verbatim from the specification (B-164). */
const NO_PROGRAM = 'Your package must be associated with at least one season, program, or event';
const WHOLE_ROW = { gridColumn: '1 / -1' };

const someProgram = (value: unknown) => ((value as number[] | undefined)?.length ? undefined : NO_PROGRAM);

/** Types of packages that staff can select; a league's own packages are user generated (B-166, B-167, B-174). */
const types = named(packageType, {
  user_generated: 'User generated',
  website: 'Website',
  marketplace_offer: 'Marketplace offer',
});

type Props = { organizationId: number; chosen?: readonly number[] };

/** Name, price, type and programs, for creating and editing a package (B-163 … B-167). */
export function PackageFields({ organizationId, chosen = [] }: Props) {
  const { data: programs = [] } = usePrograms(organizationId);
  return (
    <>
      <TextInput
        source="name"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        validate={required()}
        sx={WHOLE_ROW}
        autoFocus={chosen.length === 0}
      />
      <MoneyInput source="price" limit={organizationPackagesLimits.price} validate={required()} />
      <SelectInput source="packageType" choices={types} validate={required()} />
      <CheckboxGroupInput
        source="sponsorablePropertyIds"
        choices={offeredPrograms(programs, chosen).map(programChoice)}
        validate={someProgram}
        sx={WHOLE_ROW}
      />
    </>
  );
}
