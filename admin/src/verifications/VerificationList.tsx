import type { ReactNode } from 'react';
import { latestSeasonFirst, seasonLabel } from '../../../ui/formats.ts';
import { useDocument } from '../api/hooks.ts';
import { Block, Empty, Loading } from '../kit/Block.tsx';
import { Head } from '../kit/Head.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Info } from '../kit/Note.tsx';
import { Problem } from '../layout/Problem.tsx';
import { VerificationsIndexDocument } from './documents.ts';
import { reportAddress, reportBase } from './report.ts';

/** A link to the report, or its words alone while no report is configured. */
const Report = ({ address, children }: { address: string | null; children: ReactNode }) =>
  address ? (
    <a href={address} target="_blank" rel="noreferrer">
      {children} <Icon name="ext" />
    </a>
  ) : (
    <span className="soft">{children}</span>
  );

/** Reports by season and year, one for all and one for each strategist (S-226 … S-232). */
export function VerificationList() {
  const { data, error, refetch } = useDocument(VerificationsIndexDocument, {});
  if (error) return <Problem error={error} retry={refetch} />;
  const base = reportBase();
  const list = data ? [...data.seasonYears].sort(latestSeasonFirst) : undefined;
  const address = (season: string, year: number, strategist?: string) =>
    base ? reportAddress(base, season, year, strategist) : null;
  return (
    <>
      <Head title="Verifications" />
      <div className="body stack-12">
        {base ? null : (
          <Info>
            The verifications report has no address yet, so its links are off. VERIFICATIONS_REPORT_URL sets it.
          </Info>
        )}
        {list ? null : <Loading />}
        {list?.length === 0 ? (
          <Block label="Seasons">
            <Empty>No campaigns yet!</Empty>
          </Block>
        ) : null}
        <div className="cards">
          {list?.map(({ season, year, primaryStrategistContacts: people }) => (
            <Block key={`${season}-${year}`} title={seasonLabel(season, year)}>
              <ul className="block__body stack-12">
                <li>
                  <Report address={address(season, year)}>All verifications</Report>
                </li>
                {people.map((person) => (
                  <li key={person.id}>
                    <Report address={address(season, year, person.name ?? '')}>
                      {person.name ?? `User ${person.id}`}
                    </Report>
                  </li>
                ))}
              </ul>
            </Block>
          ))}
        </div>
      </div>
    </>
  );
}
