/** The form itself: who is paid, where, the taxpayer number, and the signature. */
import { statesOf } from '../../../../ui/address/address.ts';
import { ApiError, rest, withoutLogin } from '../../../../ui/graphql.ts';
import { plainTin, type TinType, tinProblem } from '../../../../ui/tin.ts';
import { Button } from '../../components/Button.tsx';
import { OneOf } from '../../components/Choices.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { Tick } from '../../components/Tick.tsx';
import { language, t } from '../../i18n/i18n.ts';
import { useForm } from '../../lib/useForm.ts';

/** What an open link says. */
export interface OpenForm {
  organization: string;
  country: 'US' | 'CA';
  /** What is certified, by kind and language: `w9:en`. */
  certifications: Record<string, string>;
}

const classifications = {
  other: 'Nonprofit, school or club',
  individual: 'Individual or sole proprietor',
  c_corporation: 'C corporation',
  s_corporation: 'S corporation',
  partnership: 'Partnership',
  llc_c_corporation: 'LLC taxed as a C corporation',
  llc_s_corporation: 'LLC taxed as an S corporation',
  llc_partnership: 'LLC taxed as a partnership',
  trust_or_estate: 'Trust or estate',
};

/** Codes of exempt payees that may be paid for sponsorships (W-9, line 4). */
const exemptions = {
  1: '1: tax-exempt organization, such as a 501(c)(3)',
  2: '2: the United States or one of its agencies',
  3: '3: state, city or public school',
  4: '4: foreign government',
  5: '5: corporation',
};

const choicesOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label: t(label) }));

export function SigningForm({
  path,
  page,
  onSigned,
  onEnded,
}: {
  /** Of the form's REST endpoint. */
  path: string;
  page: OpenForm;
  onSigned: () => void;
  /** A form was signed by the link before, or the link has ended. */
  onEnded: () => void;
}) {
  const { values, change, busy, failure, field, props } = useForm({
    saved: {
      kind: page.country === 'CA' ? ('w8ben_e' as const) : ('w9' as 'w9' | 'w8ben_e'),
      name: '',
      businessName: '',
      classification: null as string | null,
      exemptPayeeCode: null as string | null,
      line1: '',
      line2: '',
      city: '',
      state: null as string | null,
      zip: '',
      tinType: 'ein' as TinType,
      tin: '',
      backupWithholding: false,
      signerName: '',
      agreed: false,
    },
    problemsOf: (typed) => {
      const missing = (value: string | null) => (value?.trim() ? null : t('Please fill this in.'));
      const tinMissing = tinProblem(typeOf(typed), typed.tin);
      return {
        name: missing(typed.name),
        classification: typed.kind === 'w8ben_e' ? null : missing(typed.classification),
        line1: missing(typed.line1),
        city: missing(typed.city),
        state: missing(typed.state),
        zip: missing(typed.zip),
        tin: tinMissing && t(tinMissing),
        signerName: missing(typed.signerName),
        agreed: typed.agreed ? null : t('Please tick this to sign.'),
      };
    },
    onSave: async (typed) => {
      const isW9 = typed.kind === 'w9';
      const form = {
        kind: typed.kind,
        name: typed.name,
        business_name: typed.businessName,
        ...(isW9 && {
          classification: typed.classification,
          exempt_payee_code: typed.exemptPayeeCode,
          backup_withholding: typed.backupWithholding,
        }),
        line1: typed.line1,
        line2: typed.line2,
        city: typed.city,
        state: typed.state,
        zip: typed.zip,
        tin_type: typeOf(typed),
        tin: plainTin(typed.tin),
        signer_name: typed.signerName,
        agreed: typed.agreed,
        language: language(),
      };
      try {
        await rest('POST', path, { form }, withoutLogin);
      } catch (error) {
        // sent twice, or signed in another tab: the page says so
        if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return onEnded();
        throw error;
      }
      onSigned();
    },
  });
  const isW9 = values.kind === 'w9';
  const tinLabel = { ein: t('EIN'), ssn: t('SSN'), foreign: t('Canadian business number') }[typeOf(values)];
  return (
    <form className="form" {...props} noValidate>
      <OneOf
        legend={t('Where is your organization?')}
        two
        options={[
          { value: 'w9', label: t('United States'), detail: 'W-9' },
          { value: 'w8ben_e', label: t('Canada'), detail: 'W-8BEN-E' },
        ]}
        value={values.kind}
        error={field('kind').error}
        onChange={(kind) => change({ kind, state: null })}
      />
      <TextField
        label={t('Legal name')}
        hint={t('As on the tax return.')}
        required
        autoComplete="organization"
        maxLength={200}
        {...field('name')}
      />
      <TextField
        label={t('Business name')}
        hint={t('Only if it is different.')}
        autoComplete="off"
        maxLength={200}
        {...field('businessName')}
      />
      {isW9 && (
        <>
          <SelectField
            label={t('What is your organization for taxes?')}
            placeholder={t('Choose')}
            required
            choices={choicesOf(classifications)}
            {...field('classification')}
          />
          <SelectField
            label={t('Exempt payee code')}
            hint={t('Most nonprofits with a letter of the IRS have code 1.')}
            placeholder={t('None')}
            choices={choicesOf(exemptions)}
            {...field('exemptPayeeCode')}
          />
        </>
      )}
      <TextField label={t('Address')} required autoComplete="address-line1" maxLength={200} {...field('line1')} />
      <TextField
        label={t('Address Line 2 (optional)')}
        autoComplete="address-line2"
        maxLength={200}
        {...field('line2')}
      />
      <TextField label={t('City')} required autoComplete="address-level2" maxLength={200} {...field('city')} />
      <SelectField
        label={isW9 ? t('State') : t('Province')}
        placeholder={t('Choose')}
        required
        autoComplete="address-level1"
        choices={statesOf(isW9 ? 'US' : 'CA')}
        {...field('state')}
      />
      <TextField
        label={isW9 ? t('Zip') : t('Postal code')}
        required
        autoComplete="postal-code"
        maxLength={10}
        inputMode={isW9 ? 'numeric' : undefined}
        {...field('zip')}
      />
      {isW9 && (
        <OneOf
          legend={t('Taxpayer number')}
          two
          options={[
            { value: 'ein', label: t('EIN'), detail: t('Of an organization') },
            { value: 'ssn', label: t('SSN'), detail: t('Of a person, or an ITIN') },
          ]}
          value={values.tinType}
          onChange={(tinType) => change({ tinType })}
        />
      )}
      <TextField
        label={tinLabel}
        required
        autoComplete="off"
        inputMode={isW9 ? 'numeric' : undefined}
        maxLength={20}
        {...field('tin')}
      />
      {isW9 && (
        <Tick {...field('backupWithholding')} optional>
          {t('The IRS has told us that we are subject to backup withholding')}
        </Tick>
      )}
      <p className="soft">{page.certifications[`${values.kind}:${language()}`]}</p>
      <Tick {...field('agreed')}>{t('I certify this, and may sign for the organization')}</Tick>
      <TextField
        label={t('Your name, as the signature')}
        required
        autoComplete="name"
        maxLength={200}
        {...field('signerName')}
      />
      {failure !== null && (
        <ErrorNotice>
          {failure instanceof ApiError && failure.status === 429
            ? t('Too many forms were sent from here. Please try again in an hour.')
            : t('That did not work. Please try again.')}
        </ErrorNotice>
      )}
      <Button variant="main" type="submit" wide busy={busy} busyText={t('Sending...')}>
        {t('Sign')}
      </Button>
    </form>
  );
}

const typeOf = ({ kind, tinType }: { kind: 'w9' | 'w8ben_e'; tinType: TinType }): TinType =>
  kind === 'w8ben_e' ? 'foreign' : tinType;
