import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { StatusBadge } from '../kit/Badge.tsx';
import { Head } from '../kit/Head.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Keys } from '../kit/Keys.tsx';
import { type Group, groupOf, groups } from '../offers/states.ts';
import { BulkBar } from './BulkBar.tsx';
import { GroupTable } from './GroupTable.tsx';
import { ProspectMap } from './ProspectMap.tsx';
import { ReportStrip, useReport } from './ReportStrip.tsx';
import type { Prospect } from './types.ts';
import { useVisibleGroups } from './visibleGroups.ts';

type Props = {
  title: string;
  back: { to: string; label: string };
  campaignId: number;
  campaignStatus: string;
  reportId: string;
  offers: readonly Prospect[];
  /** Whether some of them are still on their way. */
  more: boolean;
  /** Whether the map is shown; then the offers have coordinates. */
  map: boolean;
  onMap: (shown: boolean) => void;
  acts?: ReactNode;
  /** Stands above the groups. */
  children?: ReactNode;
};

/** Rows of a group that are drawn at once. */
const STEP = 200;

const alphabet = new Intl.Collator('en-US');

/** The offers of each group by their organization's name. */
function byGroup(offers: readonly Prospect[]): Map<Group, Prospect[]> {
  const sorted = [...offers].sort(
    (a, b) =>
      alphabet.compare(a.sponsorableProperty.organization.name, b.sponsorableProperty.organization.name) || a.id - b.id,
  );
  return Map.groupBy(sorted, groupOf);
}

/** Offers of a campaign, a location filter or a location, in groups, with the live report and bulk actions. */
export function ProspectPage(props: Props) {
  const { title, back, campaignId, campaignStatus, reportId, offers, more, map, onMap, acts, children } = props;
  const { visible, toggle } = useVisibleGroups(campaignId);
  const { report, open: live } = useReport(reportId);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [cursor, setCursor] = useState<number | null>(null);
  const navigate = useNavigate();
  const [limits, setLimits] = useState<Partial<Record<Group, number>>>({});
  const grouped = useMemo(() => byGroup(offers), [offers]);
  const of = (group: Group) => grouped.get(group) ?? [];
  const limitOf = (group: Group) => limits[group] ?? STEP;
  const shownOf = (group: Group) => of(group).slice(0, limitOf(group));
  const open = useMemo(() => groups.filter(({ id }) => visible.includes(id)), [visible]);
  const rows = open.flatMap(({ id }) => shownOf(id));
  const all = useMemo(() => open.flatMap(({ id }) => grouped.get(id) ?? []), [open, grouped]);
  const pick = useCallback(
    (ids: number[], on: boolean) =>
      setPicked((before) => {
        const next = new Set(before);
        for (const id of ids) {
          if (on) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );
  const move = (step: number) => {
    const index = rows.findIndex(({ id }) => id === cursor);
    const next = rows[Math.min(Math.max(index + step, 0), rows.length - 1)];
    setCursor(next?.id ?? null);
    if (next) document.querySelector(`[data-offer="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  // What left the page is no longer ticked.
  const chosen = all.filter(({ id }) => picked.has(id));
  return (
    <div className="prospect">
      <Head title={title} back={back} badges={<StatusBadge of="campaign" status={campaignStatus} />} acts={acts}>
        <ReportStrip report={report} />
      </Head>
      <div className="body">
        {children}
        <fieldset className="toggles">
          <legend className="vh">Show groups</legend>
          {groups.map(({ id, label }) => (
            <label key={id} className="toggle">
              <input type="checkbox" checked={visible.includes(id)} onChange={() => toggle(id)} />
              <span>
                {visible.includes(id) ? <Icon name="ok" /> : null}
                {label} <b>{formatNumber(of(id).length)}</b>
              </span>
            </label>
          ))}
          <label className="toggle">
            <input type="checkbox" checked={map} onChange={(event) => onMap(event.target.checked)} />
            <span>
              <Icon name="pin" />
              Map
            </span>
          </label>
        </fieldset>
        {map ? <ProspectMap offers={all} onOpen={(id) => navigate(`/offers/${id}`)} /> : null}
        {more ? (
          <p className="soft coming" role="status">{`Loading... ${formatNumber(offers.length)} so far`}</p>
        ) : null}
        {open.map((group) => (
          <GroupTable
            key={group.id}
            group={group}
            offers={of(group.id)}
            shown={shownOf(group.id)}
            onMore={() => setLimits({ ...limits, [group.id]: limitOf(group.id) + STEP })}
            picked={picked}
            cursor={cursor}
            onPick={pick}
            onHover={setCursor}
          />
        ))}
      </div>
      <BulkBar picked={chosen} onDone={() => setPicked(new Set())} />
      <Keys
        hints={[
          { keys: ['j', 'k'], label: 'Move', run: (key) => move(key.toLowerCase() === 'j' ? 1 : -1) },
          { keys: ['x'], label: 'Select', run: () => cursor !== null && pick([cursor], !picked.has(cursor)) },
          { keys: ['Enter'], label: 'Open', run: () => cursor !== null && navigate(`/offers/${cursor}`) },
          { keys: ['Escape'], label: 'Clear', run: () => setPicked(new Set()) },
        ]}
        end={live ? <span className="live">Live</span> : null}
      />
    </div>
  );
}
