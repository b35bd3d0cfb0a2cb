import { Button } from '@mui/material';
import { formatSize } from '../../../ui/formats.ts';
import { restError, send } from '../../../ui/graphql.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { saveResponse } from '../dataProvider/saveResponse.ts';
import { useAction, useOperation } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { RecapRowFragment } from './generated/graphql.ts';
import { formatNames, linkState, recapState } from './labels.ts';

type Recap = RecapRowFragment;
type RecapLink = Recap['recapShares'][number] & { format: Recap['format'] };

async function download({ id, part }: { id: number; part: string }): Promise<void> {
  const response = await send(`/recaps/${id}/${part}`, { method: 'GET' });
  if (!response.ok) throw restError(response.status, await response.json().catch(() => null));
  await saveResponse(response, 'recap');
}

/** `part`: the file of the recap, or its list of leagues. */
function DownloadButton({ recap: { id, format }, part }: { recap: Recap; part: 'file' | 'leagues.xlsx' }) {
  const { mutateAsync, isPending } = useAction(download);
  const what = part === 'file' ? `the ${formatNames[format]}` : `the leagues of the ${formatNames[format]}`;
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Download ${what}`}
      onClick={() => void mutateAsync({ id, part }).catch(() => undefined)}
    >
      {part === 'file' ? 'Download' : 'Leagues'}
    </Button>
  );
}

/** The recap in each format: who asked for it, the file that is kept, and how it stands. */
const Files = ({ recaps }: { recaps: readonly Recap[] }) => (
  <LocalTable<Recap> resource="recaps" data={recaps} aria-label="Recaps">
    <Column<Recap> source="format" render={({ format }) => formatNames[format]} />
    <Column<Recap> source="status" render={recapState} />
    <Column<Recap>
      source="requestedBy"
      render={({ requestedBy }) => requestedBy ?? 'Somebody with the dashboard’s link'}
    />
    <Column<Recap> source="madeAt" render={({ madeAt }) => (madeAt ? formatMoment(madeAt) : '–')} />
    <Column<Recap>
      source="byteSize"
      label="Size"
      align="right"
      render={({ byteSize }) => (byteSize === null ? '–' : formatSize(byteSize))}
    />
    <Column<Recap>
      source="actions"
      render={(recap) =>
        recap.madeAt ? (
          <>
            <DownloadButton recap={recap} part="leagues.xlsx" />
            <DownloadButton recap={recap} part="file" />
          </>
        ) : null
      }
    />
  </LocalTable>
);

/** The links to recaps, which anybody can open: open ones can be revoked. */
function Links({ links }: { links: readonly RecapLink[] }) {
  const [dialog, openDialog] = useDialog();
  const { mutateAsync: revoke } = useOperation('endRecapLink', { quiet: true });
  return (
    <>
      <LocalTable<RecapLink> resource="recapShares" data={links} aria-label="Shared links">
        <Column<RecapLink> source="format" label="Link to" render={({ format }) => formatNames[format]} />
        <Column<RecapLink>
          source="createdBy"
          label="Shared by"
          disableSort
          render={({ createdBy }) => createdBy?.name || createdBy?.email || '–'}
        />
        <Column<RecapLink> source="createdAt" label="Shared" format={formatMoment} />
        <Column<RecapLink> source="views" align="right" />
        <Column<RecapLink> source="expiresAt" label="State" render={linkState} />
        <Column<RecapLink>
          source="actions"
          render={(link) =>
            link.open ? (
              <DialogButton
                size="small"
                aria-label={`Revoke the link of ${formatMoment(link.createdAt)}`}
                onOpen={openDialog}
                dialog={
                  <ConfirmDialog
                    title="Revoke the link"
                    action="Revoke the link"
                    danger
                    onConfirm={() => revoke({ input: { recapShareId: link.id } })}
                  >
                    <p>
                      Nobody can open the {formatNames[link.format]} by this link any longer. Files that were downloaded
                      stay where they are.
                    </p>
                  </ConfirmDialog>
                }
              >
                Revoke…
              </DialogButton>
            ) : null
          }
        />
      </LocalTable>
      {dialog}
    </>
  );
}

/** Recaps and their shared links; `recaps` is undefined while they load. */
export function RecapsCard({
  recaps,
  error,
  retry,
}: {
  recaps: readonly Recap[] | undefined;
  error: Error | null;
  retry: () => unknown;
}) {
  const links = recaps?.flatMap(({ format, recapShares }) => recapShares.map((link) => ({ ...link, format }))) ?? [];
  return (
    <TitledCard title="Recaps" id="recaps" note={recaps?.length || undefined}>
      {error && !recaps ? <Problem error={error} retry={retry} /> : null}
      {recaps || error ? null : <Loading lines={2} />}
      {recaps?.length === 0 ? (
        <EmptyState>Nobody has asked for a recap yet. It is made on the sponsor’s dashboard.</EmptyState>
      ) : null}
      {recaps?.length ? <Files recaps={recaps} /> : null}
      {links.length ? <Links links={links} /> : null}
    </TitledCard>
  );
}
