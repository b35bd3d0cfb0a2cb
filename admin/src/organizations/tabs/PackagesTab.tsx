import { formatMoney } from '../../../../ui/formats.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { TextIn } from '../../kit/inputs.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { UpdateOrganizationDocument } from '../documents.ts';
import { OrganizationPackagesDocument } from './documents.ts';

/** The sponsorship page's address and the packages with their capabilities by name (B-158 … B-172). */
export function PackagesTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationPackagesDocument, { id });
  const { call } = useCall(UpdateOrganizationDocument, { repeatable: true, quiet: true });
  if (error) return <Problem error={error} retry={refetch} />;
  const organization = data?.organization;
  if (!organization) return <Loading />;
  const save = ({ websiteSponsorshipsUrl }: { websiteSponsorshipsUrl?: string }) =>
    call({ input: { organizationId: id, websiteSponsorshipsUrl: websiteSponsorshipsUrl?.trim() || null } });
  return (
    <div className="body">
      <EditForm record={organization} onSubmit={save}>
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
        <div className="cards" style={{ marginTop: 16 }}>
          {organization.organizationPackages.map((one) => (
            <Block key={one.id} title={one.name} note={formatMoney(one.price)}>
              <ul className="block__body">
                {[...one.organizationCapabilityPackages]
                  .sort((a, b) => a.organizationCapability.name.localeCompare(b.organizationCapability.name))
                  .map((entry) => (
                    <li key={entry.id}>
                      {entry.quantity} × {entry.organizationCapability.name}
                    </li>
                  ))}
              </ul>
            </Block>
          ))}
        </div>
      ) : (
        <Block label="Packages">
          <Empty>This organization has no packages added yet!</Empty>
        </Block>
      )}
    </div>
  );
}
