import { describe, expect, it } from '@jest/globals';
import {
  countries,
  deliveryWarning,
  emptyAddress,
  missingAddressMessage,
  stateName,
  statesOf,
  toAddressFields,
} from './address.ts';

const full = {
  name: 'Dana Whitlock',
  line1: '12 Dock St',
  line2: '',
  city: 'Erie',
  state: 'PA',
  zip: '16501',
  country: 'US',
} as const;

describe('address', () => {
  it('[L-023] names every missing field but line 2', () => {
    expect(missingAddressMessage({ ...emptyAddress(), city: '  ', name: 'Dana' })).toBe(
      'The following inputs are required to validate address: Address Line 1, City, State, Zip',
    );
    expect(missingAddressMessage(full)).toBeNull();
  });

  it('[L-343] the country defaults to US', () => {
    expect(emptyAddress().country).toBe('US');
    expect(toAddressFields({ line1: 'x', country: null }).country).toBe('US');
  });

  it('[L-021][L-022] offers 50 states and DC, and the provinces for Canada', () => {
    expect(countries.map((country) => country.label)).toEqual(['United States of America', 'Canada']);
    expect(statesOf('US')).toHaveLength(51);
    expect(statesOf('US')).toContainEqual({ value: 'DC', label: 'District of Columbia' });
    expect(statesOf('CA')).toHaveLength(13);
  });

  it('names a state or province by its code, and leaves another code as it is', () => {
    expect([' oh', 'DC', 'ON', 'XX'].map(stateName)).toEqual(['Ohio', 'District of Columbia', 'Ontario', 'XX']);
  });

  it('[B-193] warns when deliveries may not arrive or the unit is in doubt, and otherwise returns null', () => {
    expect(deliveryWarning('undeliverable')).toMatch(/may not arrive/);
    expect(deliveryWarning('no_match')).toMatch(/may not arrive/);
    expect(deliveryWarning('deliverable_missing_unit')).toMatch(/unit number/);
    expect(deliveryWarning('deliverable_incorrect_unit')).toMatch(/unit number/);
    for (const fine of ['deliverable', 'deliverable_unnecessary_unit', '']) expect(deliveryWarning(fine)).toBeNull();
  });
});
