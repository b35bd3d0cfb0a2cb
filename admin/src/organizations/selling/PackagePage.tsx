import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { pageId } from '../../../../ui/pageId.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { sameValue } from '../../api/sameValue.ts';
import { BringBack } from '../../history/BringBack.tsx';
import { Block, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { TextareaIn } from '../../kit/inputs.tsx';
import { Confirm } from '../../kit/Modal.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { NotFound, Problem } from '../../layout/Problem.tsx';
import {
  OrganizationPackageDocument,
  type Package,
  type Program,
  RemoveOrganizationPackageDocument,
  UpdateOrganizationPackageDocument,
} from './documents.ts';
import { PackageContents } from './PackageContents.tsx';
import { PackageFields } from './PackageFields.tsx';

const FIELDS = ['name', 'price', 'packageType', 'packageDescription', 'sponsorablePropertyIds'] as const;
type Values = Record<(typeof FIELDS)[number], unknown>;

/** Name, price, type, description and programs of a package; only what differs is sent (B-175, B-177). */
function PackageForm({ one, programs }: { one: Package; programs: readonly Program[] }) {
  const { call } = useCall(UpdateOrganizationPackageDocument, { repeatable: true, quiet: true });
  const record = useMemo(() => ({ ...one, price: Number(one.price) }), [one]);
  const save = (values: Values) =>
    call({
      input: {
        id: one.id,
        ...Object.fromEntries(
          FIELDS.filter((field) => !sameValue(values[field] || null, record[field])).map((field) => [
            field,
            values[field] || null,
          ]),
        ),
      },
    });
  return (
    <EditForm record={record} onSubmit={save}>
      <Block title={one.name}>
        <div className="block__body fields">
          <PackageFields programs={programs} chosen={one.sponsorablePropertyIds} />
          <TextareaIn source="packageDescription" label="Description" maxLength={2000} wide />
          <div className="wide">
            <FormProblem />
          </div>
        </div>
        <div className="formfoot">
          <SaveButton required={['name', 'price']} />
        </div>
      </Block>
    </EditForm>
  );
}

function RemovePackage({ one, back, onClose }: { one: Package; back: string; onClose: () => void }) {
  const { call } = useCall(RemoveOrganizationPackageDocument, { quiet: true });
  const navigate = useNavigate();
  return (
    <Confirm
      title={`Remove ${one.name}`}
      action="Remove"
      danger
      onConfirm={async () => {
        await call({ input: { organizationPackageId: one.id } });
        navigate(back);
      }}
      onClose={onClose}
    >
      <p>Sponsors will no longer be offered it. What it holds stays on the organization's list.</p>
      <BringBack from="the organization" />
    </Confirm>
  );
}

/** One package of an organization (B-160, B-171, B-173, B-175 … B-177). */
export function PackagePage({ id }: { id: number }) {
  const packageId = pageId(useParams().packageId);
  const [removing, setRemoving] = useState(false);
  const { data, error, refetch } = useDocument(
    OrganizationPackageDocument,
    { id: packageId },
    { enabled: Number.isInteger(packageId) },
  );
  if (error) return <Problem error={error} retry={refetch} />;
  const one = data?.organizationPackage;
  if (!Number.isInteger(packageId) || one === null || (one && one.organization.id !== id))
    return <NotFound what="package" />;
  if (!one) return <Loading lines={8} />;
  const back = `/organizations/${id}/packages`;
  const onSale = one.organization.organizationCapabilities.filter(({ archived }) => !archived);
  return (
    <div className="body card-form">
      <p className="tabacts">
        <Link to={back}>All packages</Link>
        <Button small icon="trash" onClick={() => setRemoving(true)}>
          Remove this package
        </Button>
      </p>
      <PackageForm one={one} programs={one.organization.sponsorableProperties} />
      <PackageContents one={one} onSale={[...onSale].sort((a, b) => a.name.localeCompare(b.name))} />
      {removing ? <RemovePackage one={one} back={back} onClose={() => setRemoving(false)} /> : null}
    </div>
  );
}
