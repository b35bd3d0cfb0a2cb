import { useState } from 'react';
import { today } from '../../../../ui/clock.ts';
import { byStart, isEnded } from '../../../../ui/organization/programOrder.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { BringBack } from '../../history/BringBack.tsx';
import { HistoryModal } from '../../history/History.tsx';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { Keys } from '../../kit/Keys.tsx';
import { Confirm } from '../../kit/Modal.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { ProgramModal } from '../ProgramModal.tsx';
import { ProgramTable } from '../ProgramTable.tsx';
import { DeleteSponsorablePropertyDocument, OrganizationProgramsDocument } from '../programDocuments.ts';
import type { Program } from '../types.ts';

type Asked = { kind: 'create' } | { kind: 'edit' | 'delete' | 'history'; program: Program };

function Legend({ programs, now }: { programs: Program[]; now: string }) {
  const running = programs.filter(
    (one) => !isEnded(one) && (one.startDate ?? '9') <= now && (one.endDate ?? '') >= now,
  );
  const ahead = programs.filter((one) => !isEnded(one) && (one.startDate ?? '') > now);
  return (
    <p className="keyline">
      <span>
        <i />
        {running.length} running
      </span>
      <span>
        <i className="soon" />
        {ahead.length} ahead
      </span>
      <span>
        <i className="past" />
        {programs.filter(isEnded).length} ended
      </span>
      <span>
        <i className="today" />
        today
      </span>
    </p>
  );
}

/** The organization's sponsorable properties with their season on a calendar (B-121 … B-145). */
export function ProgramsTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationProgramsDocument, { id });
  const { call } = useCall(DeleteSponsorablePropertyDocument, { quiet: true });
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (error) return <Problem error={error} retry={refetch} />;
  const organization = data?.organization;
  if (!organization) return <Loading lines={8} />;
  const programs = [...organization.sponsorableProperties].sort(byStart);
  const rows = all ? programs : programs.filter((one) => !isEnded(one));
  const close = () => setAsked(null);
  const add = (
    <Button look="main" icon="plus" onClick={() => setAsked({ kind: 'create' })}>
      Add Sponsorable Property
    </Button>
  );
  return (
    <div className="body programs">
      <div className="toolbar">
        <h2>Sponsorable properties</h2>
        <Legend programs={programs} now={today()} />
        <span className="end">
          {programs.some(isEnded) ? (
            <Button onClick={() => setAll(!all)}>{all ? 'Show Active' : 'Show All'}</Button>
          ) : null}
          {add}
        </span>
      </div>
      {rows.length ? (
        <ProgramTable
          rows={rows}
          onEdit={(program) => setAsked({ kind: 'edit', program })}
          onDelete={(program) => setAsked({ kind: 'delete', program })}
          onHistory={(program) => setAsked({ kind: 'history', program })}
        />
      ) : (
        <Block label="Sponsorable properties">
          <Empty>No sponsorable properties exist!</Empty>
        </Block>
      )}
      {asked?.kind === 'create' ? (
        <ProgramModal organizationId={id} places={organization.playLocations} onClose={close} />
      ) : null}
      {asked?.kind === 'edit' ? (
        <ProgramModal organizationId={id} places={organization.playLocations} program={asked.program} onClose={close} />
      ) : null}
      {asked?.kind === 'history' ? (
        <HistoryModal record="sponsorable_properties" id={asked.program.id} of={asked.program.name} onClose={close} />
      ) : null}
      {asked?.kind === 'delete' ? (
        <Confirm
          title="Delete sponsorable property"
          action="Delete"
          danger
          onConfirm={() => call({ input: { id: asked.program.id } })}
          onClose={close}
        >
          <p>
            <b>{asked.program.name}</b> will be removed.
          </p>
          <BringBack from="the organization" />
        </Confirm>
      ) : null}
      <Keys
        hints={[
          { keys: ['n'], label: 'New property', run: () => setAsked({ kind: 'create' }) },
          { keys: ['a'], label: all ? 'Show Active' : 'Show All', run: () => setAll(!all) },
        ]}
      />
    </div>
  );
}
