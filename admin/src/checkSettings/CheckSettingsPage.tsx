import { Button, CardContent } from '@mui/material';
import { useGetOne, useNotify } from 'react-admin';
import { formatDate, formatMoney, pluralise } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { download } from '../checkRuns/download.ts';
import { CheckTabs } from '../checks/CheckTabs.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { BanksCard } from './BanksCard.tsx';
import { positionChoices } from './choices.ts';
import { DepositCard } from './DepositCard.tsx';
import { DormancyCard } from './DormancyCard.tsx';
import { EndingDialog } from './EndingDialog.tsx';
import type { CheckSettingsRecordFragment as Settings } from './generated/graphql.ts';
import { LayoutDialog } from './LayoutDialog.tsx';

const inches = (hundredths: number) => `${hundredths / 100} in`;

const layoutFacts = (settings: Settings) =>
  [
    ['Check', positionChoices.find(({ id }) => id === settings.checkPosition)?.name],
    ['Perforations', `${inches(settings.firstPerforation)} and ${inches(settings.secondPerforation)} from the top`],
    ['Moved by', `${inches(settings.offsetRight)} right, ${inches(settings.offsetDown)} down`],
    [
      'Address window',
      `${inches(settings.windowWidth)} × ${inches(settings.windowHeight)}, ${inches(settings.windowLeft)} from the left, ${inches(settings.windowTop)} from the top of the check`,
    ],
  ] as const;

const endingFacts = ({ trackedFrom, staleAfterDays, reminderDays }: Settings) =>
  [
    [
      'Recorded',
      trackedFrom
        ? `Checks mailed since ${formatDate(trackedFrom)}`
        : 'No: nobody is reminded, and no check gets stale',
    ],
    ['Valid for', pluralise(staleAfterDays, 'day')],
    ['Reminders', reminderDays.length ? `${reminderDays.join(', ')} days after the mailing` : 'None'],
  ] as const;

/** How checks are approved, printed and reported to banks (M1, M6). */
export function CheckSettingsPage() {
  const { data: settings, error, refetch } = useGetOne<Settings>('checkSettings', { id: 1 });
  const notify = useNotify();
  const printRuler = () =>
    download('/check-stock/ruler.pdf', {}, 'check-stock.pdf').catch((problem) =>
      notify(messageOf(problem), { type: 'error' }),
    );
  return (
    <RequireAccess resource="checkRuns">
      <PageHeader title="Check settings" tabs={<CheckTabs />} />
      {settings ? (
        <PageBody>
          <TitledCard
            title="Approval"
            end={<DialogButton dialog={<ApprovalDialog record={settings} />}>Change approval</DialogButton>}
          >
            <CardContent>
              <FactList
                align="left"
                facts={[
                  [
                    'Approvals',
                    settings.secondApprovalFrom
                      ? `Two from ${formatMoney(settings.secondApprovalFrom)} or more, otherwise one`
                      : 'One',
                  ],
                  [
                    'Own checks',
                    settings.singleSuperadmin
                      ? 'The single superadmin approves them'
                      : 'Another superadmin approves them',
                  ],
                ]}
              />
            </CardContent>
          </TitledCard>
          <TitledCard
            title="Check stock"
            end={
              <>
                <Button onClick={printRuler}>Test sheet (PDF)</Button>
                <DialogButton dialog={<LayoutDialog record={settings} />}>Change layout</DialogButton>
              </>
            }
          >
            <CardContent>
              <FactList align="left" facts={layoutFacts(settings)} />
            </CardContent>
          </TitledCard>
          <TitledCard
            title="Checks that are not cashed"
            end={<DialogButton dialog={<EndingDialog record={settings} />}>Change reminders</DialogButton>}
          >
            <CardContent>
              <FactList align="left" facts={endingFacts(settings)} />
            </CardContent>
          </TitledCard>
          <DormancyCard />
          <DepositCard />
          <BanksCard />
        </PageBody>
      ) : error ? (
        <Problem error={error as Error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </RequireAccess>
  );
}
