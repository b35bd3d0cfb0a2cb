import { useState } from 'react';
import { formatMoney } from '../../../../ui/formats.ts';
import { heldByName } from '../../../../ui/organization/selling.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { TextIn } from '../../kit/inputs.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { UpdateOrganizationDocument } from '../documents.ts';
import { CreatePackageModal } from '../selling/CreatePackageModal.tsx';
import { OrganizationPackagesDocument, type Package } from '../selling/documents.ts';

/** One package: price, what it holds by name, for which programs (B-160, B-169, B-172). */
const PackageCard = ({ one, organizationId }: { one: Package; organizationId: number }) => (
  <Block title={one.name} note={formatMoney(one.price)}>
    <div className="block__body stack-12">
      {one.organizationCapabilityPackages.length ? (
        <ul>
          {heldByName(one.organizationCapabilityPackages).map((entry) => (
            <li key={entry.id}>
              {entry.quantity} × {entry.organizationCapability.name}
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">Nothing is in this package yet.</p>
      )}
      <p className="soft small">For {one.sponsorableProperties.map(({ name }) => name).join(', ')}</p>
      <p>
        <ButtonLink small to={`/organizations/${organizationId}/packages/${one.id}`}>
          Update Package<span className="vh"> {one.name}</span>
        </ButtonLink>
      </p>
    </div>
  </Block>
);

/** The sponsorship page's address and the packages (B-158 … B-172). */
export function PackagesTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationPackagesDocument, { id });
  const { call } = useCall(UpdateOrganizationDocument, { repeatable: true, quiet: true });
  const [creating, setCreating] = useState(false);
  if (error) return <Problem error={error} retry={refetch} />;
  const organization = data?.organization;
  if (!organization) return <Loading />;
  const save = ({ websiteSponsorshipsUrl }: { websiteSponsorshipsUrl?: string }) =>
    call({ input: { organizationId: id, websiteSponsorshipsUrl: websiteSponsorshipsUrl?.trim() || null } });
  const create = (
    <Button icon="plus" onClick={() => setCreating(true)}>
      Create Package
    </Button>
  );
  return (
    <div className="body">
      <EditForm record={{ id, websiteSponsorshipsUrl: organization.websiteSponsorshipsUrl }} onSubmit={save}>
        <Block title="Sponsorship page">
          <div className="block__body card-form">
            <TextIn
              source="websiteSponsorshipsUrl"
              label="Address of the league's own sponsorship page"
              placeholder="https://"
            />
            <FormProblem />
          </div>
          <div className="formfoot">
            <SaveButton />
          </div>
        </Block>
      </EditForm>
      {organization.organizationPackages.length ? (
        <>
          <p className="tabacts" style={{ marginTop: 16 }}>
            {create}
          </p>
          <div className="cards">
            {organization.organizationPackages.map((one) => (
              <PackageCard key={one.id} one={one} organizationId={id} />
            ))}
          </div>
        </>
      ) : (
        <Block label="Packages">
          <Empty action={create}>This organization has no packages added yet!</Empty>
        </Block>
      )}
      {creating ? (
        <CreatePackageModal
          organizationId={id}
          programs={organization.sponsorableProperties}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </div>
  );
}
