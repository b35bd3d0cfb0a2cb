import { useCreate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../components/FormDialog.tsx';
import { FieldGrid } from '../form/FieldGrid.tsx';
import type { OrganizationPackagesCreateMutationVariables } from './generated/graphql.ts';
import { PackageFields } from './PackageFields.tsx';

type Values = OrganizationPackagesCreateMutationVariables['input'];
type Props = { organizationId: number };

/** Creates a package and opens its page (B-161, B-163 … B-168). */
export function CreatePackageDialog({ organizationId }: Props) {
  const [create] = useCreate();
  const navigate = useNavigate();
  return (
    <FormDialog
      title="Create Package"
      action="Create Package"
      defaults={{ name: '', price: null, packageType: 'user_generated', sponsorablePropertyIds: [] }}
      required={['name', 'price']}
      onSubmit={async (values: Values) => {
        const data = { ...values, name: values.name?.trim(), organizationId };
        const { id } = await create('organizationPackages', { data }, { returnPromise: true });
        navigate(`/organizations/${organizationId}/packages/${id}`);
      }}
    >
      <FieldGrid>
        <PackageFields organizationId={organizationId} />
      </FieldGrid>
    </FormDialog>
  );
}
