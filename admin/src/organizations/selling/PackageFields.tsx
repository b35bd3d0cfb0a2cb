import { packageType } from '../../../../db/generated/choices.ts';
import { named } from '../../../../ui/choices.ts';
import { offeredPrograms } from '../../../../ui/organization/selling.ts';
import { ChecksIn, SelectIn } from '../../kit/choices.tsx';
import { MoneyIn, TextIn } from '../../kit/inputs.tsx';
import type { Program } from './documents.ts';
import { programChoice } from './programChoice.ts';

/** Exact text (B-164). */
const NO_PROGRAM = 'Your package must be associated with at least one season, program, or event';

const someProgram = (value: unknown) => ((value as number[] | undefined)?.length ? undefined : NO_PROGRAM);
const aCent = (value: number | null) => (value !== null && value < 0.01 ? 'At least $0.01' : undefined);

/** Kinds of packages; staff choose, a league's own are user generated (B-166, B-167, B-174). */
const types = named(packageType, {
  user_generated: 'User generated',
  website: 'Website',
  marketplace_offer: 'Marketplace offer',
});

type Props = { programs: readonly Program[]; chosen: readonly number[] };

/** Name, price, type and programs, for making a package and for changing one (B-163 … B-167). */
export const PackageFields = ({ programs, chosen }: Props) => (
  <>
    <TextIn source="name" label="Name" maxLength={200} need wide {...(chosen.length ? {} : { autoFocus: true })} />
    <MoneyIn source="price" label="Price" min={0.01} validate={aCent} need />
    <SelectIn source="packageType" label="Package type" choices={types} empty={null} />
    <ChecksIn
      source="sponsorablePropertyIds"
      label="Seasons, programs and events"
      choices={offeredPrograms(programs, chosen).map(programChoice)}
      validate={someProgram}
      wide
    />
  </>
);
