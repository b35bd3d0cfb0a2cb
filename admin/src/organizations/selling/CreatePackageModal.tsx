import { useNavigate } from 'react-router-dom';
import { useCall } from '../../api/hooks.ts';
import { FormModal } from '../../kit/Modal.tsx';
import { CreateOrganizationPackageDocument, type Program } from './documents.ts';
import { PackageFields } from './PackageFields.tsx';

type Values = { name: string; price: number; packageType: string; sponsorablePropertyIds: number[] };
type Props = { organizationId: number; programs: readonly Program[]; onClose: () => void };

/** Makes a package and opens its page (B-161, B-163 … B-168). */
export function CreatePackageModal({ organizationId, programs, onClose }: Props) {
  const { call } = useCall(CreateOrganizationPackageDocument, { quiet: true });
  const navigate = useNavigate();
  return (
    <FormModal
      title="Create Package"
      action="Create Package"
      defaults={{ name: '', price: null, packageType: 'user_generated', sponsorablePropertyIds: [] }}
      required={['name', 'price']}
      onSubmit={async ({ name, price, packageType, sponsorablePropertyIds }: Values) => {
        const { createOrganizationPackage } = await call({
          input: { organizationId, name: name.trim(), price, packageType, sponsorablePropertyIds },
        });
        navigate(`/organizations/${organizationId}/packages/${createOrganizationPackage.organizationPackage.id}`);
      }}
      onClose={onClose}
    >
      <div className="fields">
        <PackageFields programs={programs} chosen={[]} />
      </div>
    </FormModal>
  );
}
