/** Program Details: the sponsorable properties, latest first (B-121 to B-127, B-136 to B-142, L-344). */
import { useEffect, useState } from 'react';
import { setToday } from '../../../../ui/clock.ts';
import { formatDate, formatNumber, seasonName } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { byStart, isEnded } from '../../../../ui/organization/programOrder.ts';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { DeleteMyProgramDocument, MyOrganizationProgramsDocument } from './generated/graphql.ts';
import { useMayEdit } from './mayEdit.ts';
import { ProgramDialog } from './ProgramDialog.tsx';
import { loadProblem, oops } from './texts.ts';
import type { Program } from './types.ts';

type ProgramDialogState = { kind: 'edit'; program: Program | null } | { kind: 'delete'; program: Program };

function ProgramTable({ rows, onOpen }: { rows: readonly Program[]; onOpen: (dialog: ProgramDialogState) => void }) {
  const mayEdit = useMayEdit();
  const cell = (label: string, text: string) => (
    <td data-l={label} className={text ? undefined : 'is-none'}>
      {text || '–'}
    </td>
  );
  return (
    <div className="card profile-programs">
      <table className="table">
        <caption className="sr">{t('Sponsorable properties')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Sport')}</th>
            <th scope="col">{t('Competitiveness')}</th>
            <th scope="col">{t('Number of Players')}</th>
            <th scope="col">{t('Season')}</th>
            <th scope="col">{t('Start')}</th>
            <th scope="col">{t('End')}</th>
            {mayEdit && <th scope="col">{t('Actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((program) => (
            <tr key={program.id}>
              <td>
                <b>{program.name}</b>
                {isEnded(program) && <span className="small soft"> {t('Ended')}</span>}
              </td>
              {cell(t('Sport'), program.sport ? t(program.sport.name) : '')}
              {cell(t('Competitiveness'), program.competitiveness ? t(program.competitiveness.name) : '')}
              {cell(t('Number of Players'), formatNumber(program.numberOfPlayers))}
              {cell(t('Season'), t(seasonName(program.season)))}
              {cell(t('Start'), formatDate(program.startDate))}
              {cell(t('End'), formatDate(program.endDate))}
              {mayEdit && (
                <td>
                  <div className="profile-acts">
                    <Button
                      small
                      variant="text"
                      aria-label={t('Edit {name}', { name: program.name })}
                      onClick={() => onOpen({ kind: 'edit', program })}
                    >
                      {t('Edit')}
                    </Button>
                    <Button
                      small
                      variant="text"
                      aria-label={t('Delete {name}', { name: program.name })}
                      onClick={() => onOpen({ kind: 'delete', program })}
                    >
                      {t('Delete')}
                    </Button>
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function ProgramsTab({ id }: { id: number }) {
  const { data, error, loading, refetch } = useQuery(MyOrganizationProgramsDocument, { id }, { current: true });
  const [all, setAll] = useState(false);
  const mayEdit = useMayEdit();
  const [dialog, setDialog] = useState<ProgramDialogState | null>(null);
  useEffect(() => setToday(data?.today), [data]);
  if (loading) return <PageSkeleton label={t('Loading programs')} />;
  if (!data?.organization || error !== null) return <ErrorNotice>{t(loadProblem)}</ErrorNotice>;
  const programs = [...data.organization.sponsorableProperties].sort(byStart);
  const rows = all ? programs : programs.filter((program) => !isEnded(program));
  const close = () => setDialog(null);
  const done = async () => {
    await refetch();
    close();
  };
  return (
    <section aria-labelledby="h-programs">
      <div className="profile-title">
        <h2 id="h-programs">{t('Program Details')}</h2>
        <div className="profile-acts">
          {programs.some(isEnded) && (
            <Button variant="text" small onClick={() => setAll(!all)}>
              {all ? t('Show Active') : t('Show All')}
            </Button>
          )}
          {mayEdit && (
            <Button small onClick={() => setDialog({ kind: 'edit', program: null })}>
              {t('Add Sponsorable Property')}
            </Button>
          )}
        </div>
      </div>
      {rows.length > 0 ? (
        <ProgramTable rows={rows} onOpen={setDialog} />
      ) : (
        <EmptyState icon="flag">{t('No sponsorable properties exist!')}</EmptyState>
      )}
      {dialog?.kind === 'edit' && (
        <ProgramDialog
          organizationId={id}
          program={dialog.program}
          places={data.organization.playLocations}
          sports={data.sports}
          competitivenesses={data.competitivenesses}
          today={data.today ?? ''}
          onSaved={done}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <Confirm
          title={t('Delete sponsorable property')}
          action={t('Delete')}
          busyText={t('Removing...')}
          failure={oops}
          onClose={close}
          onConfirm={async () => {
            await request(DeleteMyProgramDocument, { input: { id: dialog.program.id } });
            await done();
          }}
        >
          <p>{t('{name} will be removed from your organization.', { name: dialog.program.name })}</p>
        </Confirm>
      )}
    </section>
  );
}
