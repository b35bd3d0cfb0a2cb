import { useState } from 'react';
import { useCall, useDocument } from '../../api/hooks.ts';
import { BringBack } from '../../history/BringBack.tsx';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { Confirm } from '../../kit/Modal.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { columnsOf } from '../selling/columns.ts';
import {
  DeleteOrganizationCapabilityDocument,
  OrganizationCapabilitiesDocument,
  type Sold,
} from '../selling/documents.ts';

type TableProps = { organizationId: number; kind: Sold['capability']; rows: Sold[]; onRemove: (sold: Sold) => void };

/** What is sold of one capability; where its kind has no description, the name tells rows apart. */
function CapabilityTable({ organizationId, kind, rows, onRemove }: TableProps) {
  const columns = columnsOf(kind.kind);
  const named = rows.some(({ name }) => name !== kind.name) && columns[0]?.label !== 'Description';
  return (
    <Block title={kind.name}>
      <table className="grid">
        <caption className="vh">{kind.name}</caption>
        <thead>
          <tr>
            {named ? <th scope="col">Name</th> : null}
            {columns.map(({ label, num }) => (
              <th key={label} scope="col" className={num ? 'num' : undefined}>
                {label}
              </th>
            ))}
            <th scope="col" className="num">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {named ? (
                <td className="full" data-l="Name">
                  {row.name}
                </td>
              ) : null}
              {columns.map(({ label, num, of }) => (
                <td key={label} className={num ? 'num' : undefined} data-l={label}>
                  {of(row) || <span className="none">–</span>}
                </td>
              ))}
              <td className="num full">
                <span className="acts">
                  <ButtonLink small look="bare" to={`/organizations/${organizationId}/capability-form/${row.id}`}>
                    Edit<span className="vh"> {row.name}</span>
                  </ButtonLink>
                  <Button small look="bare" onClick={() => onRemove(row)} aria-label={`Remove ${row.name}`}>
                    Remove
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

/** What the organization sells, a table for each capability (B-146 … B-157). */
export function CapabilitiesTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationCapabilitiesDocument, { id });
  const { call } = useCall(DeleteOrganizationCapabilityDocument, { quiet: true });
  const [removing, setRemoving] = useState<Sold | null>(null);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const sold = data.organization.organizationCapabilities.filter(({ archived }) => !archived);
  const kinds = [...new Map(sold.map(({ capability }) => [capability.id, capability])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const add = <ButtonLink to={`/organizations/${id}/capability-form`}>+ Add Capability</ButtonLink>;
  return (
    <div className="body">
      {kinds.length ? (
        <p className="tabacts">{add}</p>
      ) : (
        <Block label="Capabilities">
          <Empty action={add}>Sorry! Capabilities have not been created yet!</Empty>
        </Block>
      )}
      {kinds.map((kind) => (
        <CapabilityTable
          key={kind.id}
          organizationId={id}
          kind={kind}
          rows={sold.filter(({ capability }) => capability.id === kind.id)}
          onRemove={setRemoving}
        />
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
          <BringBack from="the organization" />
        </Confirm>
      ) : null}
    </div>
  );
}
