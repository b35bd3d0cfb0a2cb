import { formatMoney } from '../../../../ui/formats.ts';
import { fieldErrors } from '../../api/errors.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { TextIn } from '../../kit/inputs.tsx';
import { PageForm } from '../../kit/PageForm.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { UpdateOrganizationDocument } from '../documents.ts';
import { OrganizationPackagesDocument } from './documents.ts';

/** The sponsorship page's address and the packages with their capabilities by name (B-158 … B-172). */
export function PackagesTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationPackagesDocument, { id });
  const { call } = useCall(UpdateOrganizationDocument, { repeatable: true });
  if (error) return <Problem error={error} retry={refetch} />;
  const organization = data?.organization;
  if (!organization) return <Loading />;
  const save = async ({ websiteSponsorshipsUrl }: { websiteSponsorshipsUrl?: string }) => {
    try {
      await call({ input: { organizationId: id, websiteSponsorshipsUrl: websiteSponsorshipsUrl?.trim() || null } });
      return undefined;
    } catch (failure) {
      return fieldErrors(failure) ?? { root: '' };
    }
  };
  return (
    <div className="body">
      <PageForm record={organization} onSubmit={save}>
        <Block title="Sponsorship page">
          <div className="block__body card-form">
            <TextIn
              source="websiteSponsorshipsUrl"
              label="Address of the league's own sponsorship page"
              placeholder="https://"
            />
          </div>
          <div className="formfoot">
            <SaveButton />
          </div>
        </Block>
      </PageForm>
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
