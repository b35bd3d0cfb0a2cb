import { Alert, Button, Checkbox, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDate, formatMoney, formatNumber, pluralise, seasonLabel } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { TwoLines } from '../components/TwoLines.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { discardTyped, useUnsaved } from '../form/unsaved.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { EditDialog } from './EditDialog.tsx';
import { type Edit, type Plan, withPartners } from './edits.ts';

type Row = Plan & { id: number };
type Editing = { edit: Edit; onEdit: (edit: Edit) => void };

const back = { to: '/campaign-planner/campaigns', label: 'Campaigns' };
const newSeason = ({ season, year }: Plan) => seasonLabel(season, year);
const askedOf = ({ partners }: Plan) => partners.filter(({ asked }) => asked).length;
const leftOutOf = ({ partners }: Plan) => partners.filter(({ asked }) => !asked).length;
const figures = [
  ['Target', formatNumber, 'targetNumberOfLeagues', 'previousTargetNumberOfLeagues'],
  ['Budget', formatMoney, 'totalSpend', 'previousTotalSpend'],
  ['Goal date', formatDate, 'leaguesConfirmedGoalDate', 'previousGoalDate'],
] as const;

/** What comes along, in two lines, and what is noted about it. */
function comesAlong({ parts }: Plan) {
  const count = (kind: Plan['parts'][number]['kind'], plural?: string) =>
    pluralise(parts.filter((part) => part.kind === kind && !part.leftOut).length, kind, plural);
  return (
    <>
      <TwoLines below={`${count('question')}, ${count('filter')}, ${count('contact')}`}>
        {count('capability', 'capabilities')}, {count('deadline')}
      </TwoLines>
      <Typography variant="caption" component="div" sx={{ color: 'var(--proposed)' }}>
        {parts.map(({ name, note }) => (note ? `${name}: ${note} ` : ''))}
      </Typography>
    </>
  );
}

/** Asks the selected partners, or leaves them out. */
function PartnerActions({ edit, onEdit }: Editing) {
  const { selectedIds, onUnselectItems } = useListContext();
  const choose = (asked: boolean) => {
    onEdit(withPartners(edit, selectedIds.map(Number), asked));
    onUnselectItems();
  };
  return [true, false].map((asked) => (
    <Button key={String(asked)} size="small" variant="outlined" onClick={() => choose(asked)}>
      {asked ? 'Ask First' : 'Leave Out'}
    </Button>
  ));
}

/** The leagues that saw an offer of a campaign, the best first, and which of them are asked again. */
const PartnersTable = ({ plan, edit, onEdit }: Editing & { plan: Plan }) => (
  <LocalTable
    resource="previousPartners"
    data={plan.partners.map((partner) => ({
      ...partner,
      id: partner.offerId,
      name: partner.organizationName,
      program: `${partner.sponsorablePropertyName}${partner.createsProperty ? ', made from the last one' : ''}`,
      proof: partner.proofsDue ? `${partner.proofsOnTime} of ${partner.proofsDue}` : '–',
      answered: partner.answerDays === null ? '–' : pluralise(partner.answerDays, 'day'),
    }))}
    aria-label={`Previous partners of ${plan.previousName}`}
    isRowSelectable={({ refused }) => !refused}
    bulkActions={<PartnerActions edit={edit} onEdit={onEdit} />}
  >
    <Column
      source="name"
      label="League"
      render={({ organizationId, name, program }) => (
        <TwoLines below={program}>
          <MuiLink component={Link} to={`/organizations/${organizationId}`}>
            {name}
          </MuiLink>
        </TwoLines>
      )}
    />
    <Column source="proof" label="Proof on time" align="right" disableSort />
    <Column source="rejectedPhotos" label="Photos rejected" align="right" />
    <Column source="value" align="right" disableSort format={formatMoney} />
    <Column source="answered" label="Answered in" align="right" disableSort />
    <Column source="seasons" label="Seasons with us" align="right" />
    <Column
      source="reason"
      label={newSeason(plan)}
      render={({ asked, reason }) => (
        <TwoLines below={reason ?? (asked ? null : 'By you.')}>{asked ? 'Asked first' : 'Left out'}</TwoLines>
      )}
    />
  </LocalTable>
);

/** Previews campaigns of the next season, each of which can be edited and left out, and makes them in one change. */
function Preview({ ids }: { ids: readonly number[] }) {
  const [edits, setEdits] = useState<Readonly<Record<number, Edit>>>({});
  const [choices, setChoices] = useState<Readonly<Record<number, boolean>>>({});
  const [openId, setOpenId] = useState<number | null>(null);
  const { mutateAsync: rollOver, isPending, error: failure } = useOperation('rollOverCampaigns', { quiet: true });
  const navigate = useNavigate();
  useUnsaved(Object.keys({ ...edits, ...choices }).length > 0, isPending);
  const editFor = ({ campaignId }: { campaignId: number }): Edit => edits[campaignId] ?? { campaignId };
  const onEdit = (edit: Edit) => setEdits((before) => ({ ...before, [edit.campaignId]: edit }));
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    'rollOverPlans',
    { campaigns: ids.map((campaignId) => editFor({ campaignId })) },
    { keepPrevious: true, noCache: true },
  );
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const plans = data.rollOverPlans;
  const chosen = plans.filter(({ campaignId, reason }) => choices[campaignId] ?? reason === null);
  const open = plans.find(({ campaignId }) => campaignId === openId) ?? chosen[0] ?? plans[0];
  const sum = (of: (plan: Plan) => number | null) => chosen.reduce((total, plan) => total + (of(plan) ?? 0), 0);
  const create = () =>
    rollOver({ input: { campaigns: chosen.map(editFor), keys: chosen.map(({ key }) => key) } }).then(
      () => {
        discardTyped();
        navigate(back.to);
      },
      () => refetch(),
    );
  const isBusy = isPending || isPlaceholderData;
  return (
    <>
      <PageHeader
        title={`Roll Over to ${[...new Set(plans.map(newSeason))].join(', ')}`}
        back={back}
        actions={
          <Button variant="contained" color="secondary" disabled={isBusy || !chosen.length} onClick={create}>
            Create {pluralise(chosen.length, 'Campaign')}
          </Button>
        }
      >
        <Typography role="status">
          Target <b>{formatNumber(sum(({ targetNumberOfLeagues }) => targetNumberOfLeagues))}</b>, budget{' '}
          <b>{formatMoney(sum(({ totalSpend }) => totalSpend))}</b>. {pluralise(sum(askedOf), 'previous partner')} asked
          first, {formatNumber(sum(leftOutOf))} left out. Nothing exists until you confirm; one Undo takes all of it
          back.
        </Typography>
      </PageHeader>
      <PageBody>
        {failure ? <Alert severity="error">{messageOf(failure)}</Alert> : null}
        <TitledCard title="Campaigns" note="dates move by whole weeks, so weekdays stay">
          <LocalTable<Row>
            resource="rollOverPlans"
            data={plans.map((plan) => ({ ...plan, id: plan.campaignId }))}
            aria-label="Campaigns to make"
          >
            <Column<Row>
              source="make"
              disableSort
              render={({ id, previousName }) => (
                <Checkbox
                  size="small"
                  checked={chosen.some(({ campaignId }) => campaignId === id)}
                  onChange={(event) => setChoices({ ...choices, [id]: event.target.checked })}
                  slotProps={{ input: { 'aria-label': `Make ${previousName} again` } }}
                />
              )}
            />
            <Column<Row>
              source="name"
              label="Campaign"
              render={({ name, sponsorName, reason }) => <TwoLines below={reason ?? sponsorName}>{name}</TwoLines>}
            />
            {figures.map(([label, format, source, previous]) => (
              <Column<Row>
                key={source}
                source={source}
                label={label}
                align="right"
                render={(plan) => {
                  const [now, before] = [format(plan[source] as never), format(plan[previous] as never)];
                  return <TwoLines below={now === before || !before ? null : `was ${before}`}>{now || '–'}</TwoLines>;
                }}
              />
            ))}
            <Column<Row> source="parts" label="Comes along" disableSort render={comesAlong} />
            <Column<Row>
              source="partners"
              label="Previous partners"
              disableSort
              render={(plan) => (
                <TwoLines below={`${formatNumber(leftOutOf(plan))} left out`}>
                  <MuiLink component="button" type="button" onClick={() => setOpenId(plan.id)}>
                    {formatNumber(askedOf(plan))} first
                  </MuiLink>
                </TwoLines>
              )}
            />
            <Column<Row>
              source="actions"
              render={(plan) => (
                <DialogButton
                  size="small"
                  aria-label={`Edit the next season of ${plan.previousName}`}
                  dialog={<EditDialog plan={plan} edit={editFor(plan)} onSave={onEdit} />}
                >
                  Edit
                </DialogButton>
              )}
            />
          </LocalTable>
        </TitledCard>
        {open?.partners.length ? (
          <TitledCard title={`Previous partners of ${open.previousName}`} note="the best first">
            <PartnersTable key={open.campaignId} plan={open} edit={editFor(open)} onEdit={onEdit} />
          </TitledCard>
        ) : null}
      </PageBody>
    </>
  );
}

/** The roll-over of the campaigns that the address names. */
export function RollOverPage() {
  const text = useSearchParams()[0].get('campaigns') ?? '';
  const ids = [...new Set(text.split(',').map(pageId))];
  return ids.every(Number.isInteger) ? <Preview key={text} ids={ids} /> : <NotFound what="campaign" />;
}
