import { formatNumber } from '../../../ui/formats.ts';
import { Empty } from '../kit/Block.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import type { groups } from '../offers/states.ts';
import { ProspectRow, sentLabel } from './ProspectRow.tsx';
import type { Prospect } from './types.ts';

type Props = {
  group: (typeof groups)[number];
  /** All of the group, and the first of them that are drawn. */
  offers: readonly Prospect[];
  shown: readonly Prospect[];
  /** Draws more of them. */
  onMore: () => void;
  picked: ReadonlySet<number>;
  cursor: number | null;
  onPick: (ids: number[], on: boolean) => void;
  onHover: (id: number) => void;
};

/** One group of a campaign's offers (B-306, B-311, B-317). */
export function GroupTable({ group, offers, shown, onMore, picked, cursor, onPick, onHover }: Props) {
  const selectable = group.id !== 'removed';
  const all = offers.length > 0 && offers.every(({ id }) => picked.has(id));
  const answered = offers.filter((offer) => offer.preQualSurveyResponses.length).length;
  return (
    <section className="group" aria-label={group.label}>
      <div className="block__head">
        <h2 className={`g-${group.glyph} grouptitle`}>
          <Glyph name={group.glyph} />
          <span>{group.label}</span>
        </h2>
        <b>{formatNumber(offers.length)}</b>
        {answered ? <span className="soft">{formatNumber(answered)} answered the survey</span> : null}
      </div>
      {offers.length === 0 ? <Empty>{group.empty}</Empty> : null}
      {offers.length ? (
        <table className="grid pg">
          <caption className="vh">{group.label}</caption>
          <thead>
            <tr>
              <th scope="col">
                {selectable ? (
                  <label className="pickall">
                    <input
                      type="checkbox"
                      checked={all}
                      onChange={(event) =>
                        onPick(
                          offers.map(({ id }) => id),
                          event.target.checked,
                        )
                      }
                    />
                    <span>Select all in {group.label}</span>
                  </label>
                ) : (
                  <span className="vh">Selection</span>
                )}
              </th>
              <th scope="col">Sponsorable property</th>
              <th scope="col">Place</th>
              <th scope="col" className="num">
                Players
              </th>
              <th scope="col">{group.id === 'prospects' ? 'Interested' : 'Value'}</th>
              <th scope="col" className="num">
                {sentLabel(group.id)}
              </th>
              <th scope="col" className="num">
                Views
              </th>
              <th scope="col">{group.id === 'removed' || group.id === 'proposed' ? 'Status' : 'Latest'}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((offer) => (
              <ProspectRow
                key={offer.id}
                group={group.id}
                offer={offer}
                picked={picked.has(offer.id)}
                here={cursor === offer.id}
                onPick={onPick}
                onHover={onHover}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      <ShowMore shown={shown.length} total={offers.length} onMore={onMore} />
    </section>
  );
}
