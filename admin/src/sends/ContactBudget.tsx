import { Box, Button, Link as MuiLink, Stack } from '@mui/material';
import { useDataProvider, useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { contactSettingsLimits } from '../../../db/generated/limits.ts';
import { formatDate, pluralise } from '../../../ui/formats.ts';
import { MoveButtons } from '../campaigns/MoveButtons.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useAction, useOperationQuery } from '../dataProvider/useOperation.ts';
import { chanceText } from '../forecast/sentence.ts';
import { RangeInput } from '../form/inputs.tsx';
import { Problem } from '../layout/Problem.tsx';
import type { ContactSettingsRecordFragment, ContactTurnsQuery } from './generated/graphql.ts';

type Settings = ContactSettingsRecordFragment;
type Turn = NonNullable<NonNullable<ContactTurnsQuery['contactTurns']>[number]>;

/** Why a campaign has its place. */
const reasonOf = ({ first, chancePercent, goalDate }: Turn): string => {
  if (first) return 'placed here manually';
  if (chancePercent !== null) return `makes it in ${chanceText(chancePercent)}`;
  return goalDate ? `goal ${formatDate(goalDate)}` : 'no goal date';
};

const moved = (ids: readonly number[], from: number, to: number): number[] => {
  const rest = ids.filter((_id, index) => index !== from);
  return [...rest.slice(0, to), ids[from] as number, ...rest.slice(to)];
};

/** Which campaign goes first when two want the same league; moving one puts it and those above it first. */
function Turns({ settings, turns, refetch }: { settings: Settings; turns: readonly Turn[]; refetch: () => unknown }) {
  const dataProvider = useDataProvider();
  const { mutateAsync, isPending } = useAction(
    (firstCampaignIds: number[]) =>
      dataProvider.update('contactSettings', { id: settings.id, data: { firstCampaignIds }, previousData: settings }),
    { onError: () => void refetch() }, // somebody else has changed the order
  );
  const save = (ids: number[]) => {
    if (!isPending) void mutateAsync(ids).catch(() => undefined);
  };
  const ids = turns.map(({ campaignId }) => campaignId);
  const byHand = turns.filter(({ first }) => first).length;
  return (
    <>
      <h3>Who goes first</h3>
      <p>When two campaigns want the same league: the target most at risk, unless one is moved manually.</p>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {turns.map((turn, index) => (
          <li key={turn.campaignId}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
              <MuiLink
                component={Link}
                to={`/campaign-planner/sponsors/${turn.sponsorId}/campaigns/${turn.campaignId}`}
              >
                {turn.campaignName}
              </MuiLink>
              <Box component="span" sx={{ color: 'text.secondary', flex: '1 1 200px' }}>
                {reasonOf(turn)}, {pluralise(turn.waiting, 'offer')} in the queue
              </Box>
              <span>
                <MoveButtons
                  name={turn.campaignName}
                  index={index}
                  count={turns.length}
                  onMove={(from, to) => save(moved(ids, from, to).slice(0, Math.max(byHand, Math.min(from, to) + 1)))}
                />
              </span>
            </Stack>
          </li>
        ))}
      </Box>
      {byHand ? (
        <Button size="small" onClick={() => save([])}>
          Order by risk again
        </Button>
      ) : null}
    </>
  );
}

/** How many bulk emails a league gets a week over all campaigns, and which campaign goes first. */
export function ContactBudget() {
  const { data: settings, error, refetch } = useGetOne<Settings>('contactSettings', { id: 1 });
  const { data, error: turnsError, refetch: refetchTurns } = useOperationQuery('contactTurns', {});
  if (error && !settings) return <Problem error={error} retry={refetch} />;
  if (!settings) return <Loading lines={2} />;
  const { weeklyEmails } = settings;
  const turns = data?.contactTurns?.flatMap((turn) => turn ?? []) ?? [];
  return (
    <TitledCard
      title="Contact budget"
      end={
        <DialogButton
          size="small"
          aria-label="Change the contact budget"
          dialog={
            <RecordDialog resource="contactSettings" record={settings} title="Contact budget" size="xs" action="Save">
              <RangeInput
                source="weeklyEmails"
                limit={contactSettingsLimits.weeklyEmails}
                helperText="Over all campaigns. Leave empty for any number."
              />
              <RangeInput
                source="followUpDays"
                limit={contactSettingsLimits.followUpDays}
                helperText="After the last email about an unanswered offer. Leave empty for no follow-ups."
              />
            </RecordDialog>
          }
        >
          Change
        </DialogButton>
      }
    >
      <Box sx={{ p: 2, '& h3': { m: 0, mt: 1.5 }, '& p': { m: 0, mb: 1 } }}>
        <p>
          {weeklyEmails
            ? `At most ${pluralise(weeklyEmails, 'bulk email')} a league and week, over all campaigns.`
            : 'Leagues get any number of bulk emails a week.'}{' '}
          Proof reminders and other mail about a league’s own sponsorship always go.
        </p>
        {turnsError ? <Problem error={turnsError} retry={refetchTurns} /> : null}
        {weeklyEmails && turns.length > 1 ? <Turns settings={settings} turns={turns} refetch={refetch} /> : null}
      </Box>
    </TitledCard>
  );
}
