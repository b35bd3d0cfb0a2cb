import { Alert, Button, CardContent, List, ListItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { cityState, formatInstant } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { fieldLabel } from '../labels.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import type { MergePreviewQuery } from './generated/graphql.ts';
import { type Choices, MergeFields } from './MergeFields.tsx';
import { countsText } from './mergeTexts.ts';

type Preview = MergePreviewQuery['mergePreview'];

/** The emails that these choices send to the survivor's contacts right away. */
function emailsOf({ fields, survivorName }: Preview, chosen: Choices): string[] {
  const changed = fields
    .filter(({ name, leagueIsTold, choice }) => leagueIsTold && (chosen[name] ?? choice) !== 'survivor')
    .map(({ name }) => fieldLabel(name, 'organizations').toLowerCase());
  return changed.length > 0
    ? [
        `The contacts of ${survivorName} get an email right away saying that the ${changed.join(' and the ')} changed, and another one if you undo the merge.`,
      ]
    : [];
}

/** What moves, what exists in both, which emails are sent, and what unmerging does not restore. */
function Consequences({ preview, emails }: { preview: Preview; emails: readonly string[] }) {
  const { survivorName, mergedName, moves, bothHave, stays } = preview;
  const lines = [
    moves.length ? `${countsText(moves)} will move to ${survivorName}.` : `${mergedName} has no records to move.`,
    bothHave.length ? `Both have the same ${countsText(bothHave)}: one of each is kept.` : '',
    `${mergedName} is removed from the list, and its page leads to ${survivorName}.`,
    ...emails,
    ...stays,
  ].filter((line): line is string => Boolean(line));
  return (
    <TitledCard title="What will happen" label="What will happen">
      <List dense sx={{ listStyle: 'disc', pl: 4, pr: 2 }}>
        {lines.map((line) => (
          <ListItem key={line} disableGutters sx={{ display: 'list-item', py: 0.25 }}>
            {line}
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}

/** Where and since when an organization is: "No. 4, Austin, TX, added 3/2/2026". */
const placeOf = (side: MergePreviewQuery['survivor']) =>
  side ? [`No. ${side.id}`, cityState(side), `added ${formatInstant(side.createdAt)}`].filter(Boolean).join(', ') : '';

function Compare({ preview, survivor, merged }: { preview: Preview } & Pick<MergePreviewQuery, 'survivor' | 'merged'>) {
  const { survivorId, survivorName, mergedId, mergedName, fields, obstacles } = preview;
  const [chosen, setChosen] = useState<Choices>({});
  const [error, setError] = useState<unknown>(null);
  const emails = emailsOf(preview, chosen);
  const navigate = useNavigate();
  const { mutateAsync: merge } = useOperation('mergeOrganizations', { quiet: true });
  const run = async () => {
    setError(null);
    try {
      await merge({ input: { survivorId, mergedId, choices: chosen } });
      navigate(`/organizations/${survivorId}`);
    } catch (failure) {
      setError(failure);
      throw failure;
    }
  };
  return (
    <>
      <PageHeader
        title="Merge Organizations"
        back={{ to: '/organizations/duplicates', label: 'Likely duplicates' }}
        actions={
          <>
            <Button variant="outlined" component={Link} to={`/organizations/${mergedId}/merge/${survivorId}`} replace>
              Keep {mergedName} instead
            </Button>
            <DialogButton
              variant="contained"
              color="secondary"
              disabled={obstacles.length > 0}
              dialog={
                <ConfirmDialog title="Merge organizations" action="Merge" onConfirm={run}>
                  <Stack sx={{ gap: 1 }}>
                    <span>
                      Merge <b>{mergedName}</b> into <b>{survivorName}</b>? You can undo it for 30 days.
                    </span>
                    {[...emails, ...preview.stays].map((line) => (
                      <Typography key={line} variant="body2" color="text.secondary">
                        {line}
                      </Typography>
                    ))}
                  </Stack>
                </ConfirmDialog>
              }
            >
              Merge
            </DialogButton>
          </>
        }
      >
        <Typography color="text.secondary">
          Kept: <b>{survivorName}</b>, {placeOf(survivor)}
          <br />
          Removed: <b>{mergedName}</b>, {placeOf(merged)}. This can be undone for 30 days.
        </Typography>
      </PageHeader>
      <PageBody>
        {obstacles.map((obstacle) => (
          <Alert key={obstacle} severity="error">
            {obstacle}
          </Alert>
        ))}
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
        <TitledCard
          title="Fields"
          note="The kept organization’s values are selected, the other’s where it has none."
          label="Fields"
        >
          <CardContent>
            <MergeFields
              preview={preview}
              chosen={chosen}
              onChoose={(name, choice) => setChosen({ ...chosen, [name]: choice })}
            />
            {fields.length === 0 ? <Typography color="text.secondary">All fields are the same.</Typography> : null}
          </CardContent>
        </TitledCard>
        <Consequences preview={preview} emails={emails} />
      </PageBody>
    </>
  );
}

/** Two organizations side by side; the first one in the URL is kept. */
export function MergePage() {
  const { survivorId, mergedId } = useParams();
  const ids = { survivorId: pageId(survivorId), mergedId: pageId(mergedId) };
  const isValid = Number.isInteger(ids.survivorId) && Number.isInteger(ids.mergedId);
  const { data, error, refetch } = useOperationQuery('mergePreview', ids, { enabled: isValid, noCache: true });
  if (!isValid) return <NotFound what="organization" />;
  if (error) return <Problem error={error} retry={refetch} />;
  return data ? (
    <Compare
      key={`${survivorId} ${mergedId}`}
      preview={data.mergePreview}
      survivor={data.survivor}
      merged={data.merged}
    />
  ) : (
    <Loading />
  );
}
