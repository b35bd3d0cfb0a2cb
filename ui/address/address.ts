/** Rules of a postal address, for both apps: fields, missing values, choices. */
import { type Choice, country } from '../../db/generated/choices.ts';
import { pluralise } from '../formats.ts';

export type Country = Choice<'country'>;

export interface AddressFields {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
  country: Country;
}

export type AddressField = keyof AddressFields;

/** Labels in form order (B-192). */
export const addressLabels: Record<AddressField, string> = {
  name: 'Name',
  line1: 'Address Line 1',
  line2: 'Address Line 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
};

/** Longest name that fits an envelope and the verifier (S-350). */
export const addressNameLength = 40;

/** Message after a successful verification, verbatim from the specification (S-355). */
export const addressVerifiedText =
  'Your address has been validated. Check to make sure it looks correct, then review offer details.';

/** Message after a failed verification when the server sends none (S-358). */
export const addressNotFoundText =
  'This address could not be located. Please include the city and state or zip code, plus the unit number if there is one.';

/** Warnings for an address that was found but may not be deliverable (B-193); the user may still keep it. */
const notDelivered =
  'Packages and checks may not arrive at this address. Please double-check it; you can keep it if you are sure.';
const unitMissing =
  'The unit number seems to be missing or wrong. Please check line 2; you can keep the address if you are sure.';

/** The warning for a deliverability code of the address service; null when there is none. */
export function deliveryWarning(deliverability: string): string | null {
  if (/^(undeliverable|no_match)$/.test(deliverability)) return notDelivered;
  return /^deliverable_(missing|incorrect)/.test(deliverability) ? unitMissing : null;
}

const countryNames: Record<Country, string> = { US: 'United States of America', CA: 'Canada' };

export const countries: readonly { value: Country; label: string }[] = country.map((value) => ({
  value,
  label: countryNames[value],
}));

const us =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
const ca =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon';

const split = (text: string) => text.split(',').map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) }));

const stateChoices: Record<Country, { value: string; label: string }[]> = { US: split(us), CA: split(ca) };

/** State choices of a country: the 50 states and DC, or the Canadian provinces and territories (L-022). */
export function statesOf(country: Country): readonly { value: string; label: string }[] {
  return stateChoices[country];
}

/** The names of US states and Canadian provinces by their postal codes. */
export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(stateChoices).flatMap((list) => list.map(({ value, label }) => [value, label])),
);

/** The name of a US state or Canadian province by its postal code; another code in capitals. */
export function stateName(code: string): string {
  const key = code.trim().toUpperCase();
  return Object.hasOwn(stateNames, key) ? (stateNames[key] as string) : key;
}

/** Counts of states and provinces with their nouns, such as ["39 states", "5 provinces"]; a count of zero is left out. */
export const placesInWords = (states: number, provinces: number): string[] => [
  ...(states > 0 ? [pluralise(states, 'state')] : []),
  ...(provinces > 0 ? [pluralise(provinces, 'province')] : []),
];

/** An empty address; the country defaults to US (L-343). */
export function emptyAddress(): AddressFields {
  return { name: '', line1: '', line2: '', city: '', state: '', zip: '', country: 'US' };
}

/** Form values of an address from the API, which may be missing or contain nulls. */
export function toAddressFields(
  address: Partial<Record<AddressField, string | null>> | null | undefined,
): AddressFields {
  const values = emptyAddress();
  for (const field of Object.keys(values) as AddressField[]) {
    const value = address?.[field];
    if (value) Object.assign(values, { [field]: value });
  }
  return values;
}

/** Labels of the required fields that are empty; every field except line2 is required (L-023). */
export function missingAddressFields(values: AddressFields): string[] {
  return (Object.keys(addressLabels) as AddressField[])
    .filter((field) => field !== 'line2' && values[field].trim() === '')
    .map((field) => addressLabels[field]);
}

/** The message for a ZIP that is in another state than the chosen one. */
export const otherStateText = 'ZIP {zip} is in {state}. Please correct the ZIP, or choose {state} as the state.';

/** That message in English; `state`: the postal code of the state that the ZIP is in. */
export const otherStateMessage = (zip: string, state: string): string =>
  otherStateText.replace('{zip}', zip).replaceAll('{state}', stateName(state));

/** The message for an incomplete address; null when it is complete (L-023). */
export function missingAddressMessage(values: AddressFields): string | null {
  const missing = missingAddressFields(values);
  return missing.length === 0 ? null : `The following inputs are required to validate address: ${missing.join(', ')}`;
}
