/** Payees and tax forms of the console's page. */
export const payee = (organizationId: number, values: object = {}) => ({
  organizationId,
  name: `League ${organizationId}`,
  paid: '300.00',
  toCome: '600.00',
  formKind: null,
  formName: null,
  tinLastFour: null,
  signedAt: null,
  requestedAt: null,
  ...values,
});
const signed = { formKind: 'w9', formName: 'Bears Inc.', tinLastFour: '6789', signedAt: '2031-01-05T15:00:00Z' };
const form = (id: number, values: object = {}) => ({
  id,
  kind: 'w9',
  name: 'Bears Inc.',
  businessName: null,
  classification: 'other',
  exemptPayeeCode: 1,
  backupWithholding: false,
  line1: '1 Park Rd',
  line2: null,
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
  tinType: 'ein',
  tinLastFour: '6789',
  signerName: 'Rosa Diaz',
  signedAt: '2031-01-05T15:00:00Z',
  signedFrom: '192.0.2.1',
  ...values,
});
/** What the page of tax forms reads: two payees, of whom the second has signed twice. */
export const taxFormsPage = {
  TaxPayees: () => ({ taxPayees: [payee(1), payee(2, signed)] }),
  OrganizationTaxForms: () => ({ taxForms: [form(2), form(1, { signedAt: '2030-01-05T15:00:00Z' })] }),
  LinkState: () => ({
    linkState: {
      version: 1,
      revokedAt: null,
      views: 0,
      scannerViews: 0,
      lastOpenedAt: null,
      expiresAt: null,
      url: 'http://x/tax-form/a',
    },
  }),
};

/** A payee in the returns of a year. */
export const returnLine = (organizationId: number, values: object = {}) => ({
  organizationId,
  name: `League ${organizationId}`,
  paid: '650.00',
  withheld: '0.00',
  formName: 'Bears Inc.',
  tinLastFour: '6789',
  leftOut: null,
  filedAmount: null,
  filedAt: null,
  corrected: null,
  downloadedAmount: null,
  due: false,
  ...values,
});
