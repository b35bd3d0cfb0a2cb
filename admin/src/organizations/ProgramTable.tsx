import { today } from '../../../ui/clock.ts';
import { formatDate, formatNumber, seasonName } from '../../../ui/formats.ts';
import { isEnded } from '../../../ui/organization/programOrder.ts';
import { Button } from '../kit/Button.tsx';
import { Confidence } from './Confidence.tsx';
import { agesOf, genderName } from './players.ts';
import { calendar } from './programDates.ts';
import type { Program } from './types.ts';

const none = <span className="none">–</span>;

/** Who plays: "Coed, ages 5–14"; blank parts are left out (B-133, B-144). */
function who(program: Program): string {
  const ages = agesOf(program);
  return [genderName(program), ages ? `ages ${ages}` : ''].filter(Boolean).join(', ');
}

type Props = {
  rows: Program[];
  onEdit: (program: Program) => void;
  onDelete: (program: Program) => void;
  onHistory: (program: Program) => void;
};

export function ProgramTable({ rows, onEdit, onDelete, onHistory }: Props) {
  const { months, now, bar } = calendar(today());
  return (
    <div className="block">
      <table className="grid">
        <caption className="vh">Sponsorable properties</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Sport</th>
            <th scope="col">Competitiveness</th>
            <th scope="col" className="num wrap">
              Number of Players
            </th>
            <th scope="col">Season</th>
            <th scope="col" className="num">
              Start
            </th>
            <th scope="col" className="num">
              End
            </th>
            <th scope="col" className="col-when">
              <span className="vh">Calendar</span>
              <span className="months" aria-hidden="true">
                {months.map((letter, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, their places do not
                  <span key={index}>{letter}</span>
                ))}
              </span>
            </th>
            <th scope="col" className="num">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((program) => {
            const found = bar(program.startDate, program.endDate);
            const about = who(program);
            return (
              <tr key={program.id} className={isEnded(program) ? 'is-over' : undefined}>
                <td className="full">
                  <b>{program.name}</b>
                  <span className="sub">
                    {about ? `${about} · ` : ''}
                    <Confidence value={program.dataConfidence} />
                  </span>
                </td>
                <td data-l="Sport">{program.sport?.name ?? none}</td>
                <td data-l="Competitiveness">{program.competitiveness?.name ?? none}</td>
                <td className="num" data-l="Number of Players">
                  {formatNumber(program.numberOfPlayers) || none}
                </td>
                <td data-l="Season">{seasonName(program.season)}</td>
                <td className="num" data-l="Start">
                  {formatDate(program.startDate) || none}
                </td>
                <td className="num" data-l="End">
                  {formatDate(program.endDate) || none}
                </td>
                <td className="col-when hide-s">
                  <span className="when" style={{ '--now': `${now}%` } as never} aria-hidden="true">
                    {found ? (
                      <i
                        className={found.kind === 'running' ? undefined : found.kind}
                        style={{ '--a': `${found.from}%`, '--w': `${found.width}%` } as never}
                      />
                    ) : null}
                  </span>
                </td>
                <td className="num corner">
                  <span className="acts">
                    <Button
                      small
                      look="bare"
                      icon="edit"
                      aria-label={`Edit ${program.name}`}
                      onClick={() => onEdit(program)}
                    />
                    <Button
                      small
                      look="bare"
                      icon="clock"
                      aria-label={`History of ${program.name}`}
                      onClick={() => onHistory(program)}
                    />
                    <Button
                      small
                      look="bare"
                      icon="trash"
                      aria-label={`Delete ${program.name}`}
                      onClick={() => onDelete(program)}
                    />
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
