import { useState } from 'react';
import { formatMoney, formatNumber } from '../../../../ui/formats.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { Confirm } from '../../kit/Modal.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { DeleteOrganizationCapabilityDocument, OrganizationCapabilitiesDocument } from './documents.ts';

/** What the organization sells, a table for each capability (B-147, B-152 … B-157). */
export function CapabilitiesTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationCapabilitiesDocument, { id });
  const { call } = useCall(DeleteOrganizationCapabilityDocument, { quiet: true });
  const [removing, setRemoving] = useState<{ id: number; name: string } | null>(null);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const sold = data.organization.organizationCapabilities.filter(({ archived }) => !archived);
  const kinds = [...new Map(sold.map(({ capability }) => [capability.id, capability])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  return (
    <div className="body">
      {kinds.length === 0 ? (
        <Block label="Capabilities">
          <Empty>Sorry! Capabilities have not been created yet!</Empty>
        </Block>
      ) : null}
      {kinds.map((kind) => (
        <Block key={kind.id} title={kind.name}>
          <table className="grid">
            <caption className="vh">{kind.name}</caption>
            <thead>
              <tr>
                <th scope="col">Description</th>
                <th scope="col" className="num">
                  Price
                </th>
                <th scope="col" className="num">
                  Quantity
                </th>
                <th scope="col" className="num">
                  Actions
                </th>
              </tr>
            </thead>
            <tbody>
              {sold
                .filter(({ capability }) => capability.id === kind.id)
                .map((row) => (
                  <tr key={row.id}>
                    <td className="full">{row.description || row.name}</td>
                    <td className="num" data-l="Price">
                      {formatMoney(row.capabilityDetail?.price) || <span className="none">–</span>}
                    </td>
                    <td className="num" data-l="Quantity">
                      {formatNumber(row.capabilityDetail?.maxForSale) || <span className="none">–</span>}
                    </td>
                    <td className="num full">
                      <Button small look="bare" onClick={() => setRemoving(row)} aria-label={`Remove ${row.name}`}>
                        Remove
                      </Button>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </Block>
      ))}
      {removing ? (
        <Confirm
          title="Remove capability"
          action="Remove"
          danger
          onConfirm={() => call({ input: { id: removing.id } })}
          onClose={() => setRemoving(null)}
        >
          <p>
            <b>{removing.name}</b> will no longer be offered.
          </p>
        </Confirm>
      ) : null}
    </div>
  );
}
