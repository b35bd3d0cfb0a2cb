/** Notes of our team on a campaign or season, newest first, five at a time. */
import { useRef } from 'react';
import { formatDate } from '../../../../ui/formats.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { Rich } from '../../components/Rich.tsx';
import { useFocusOnNew } from '../../lib/useFocusOnNew.ts';
import { type Page, usePageLoader, usePages } from '../../lib/usePages.ts';
import { FeedbackSlot } from '../feedback/FeedbackSlot.tsx';
import { DashboardNotesDocument, type DashboardNotesPageFragment } from './generated/graphql.ts';
import './notes.css';

export type Note = DashboardNotesPageFragment['nodes'][number];

interface Props {
  token: string;
  /** The campaigns of the page, whose feedback is loaded together. */
  campaignIds: readonly number[];
  /** The first page, if it is loaded already. */
  first?: Page<Note>;
  /** Names each note's campaign, on pages that show several. */
  withCampaign?: boolean;
  /** A heading above the notes, if there are any; the notes' own titles are one level below. */
  heading?: string;
}

export function Notes({ token, campaignIds, first, withCampaign = false, heading }: Props) {
  const load = usePageLoader(DashboardNotesDocument, {}, token, (data) => data.notes);
  const { rows, more, busy, error, next } = usePages(load, false, first);
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNew(list, rows?.length ?? 0, more);
  const Title = heading ? 'h4' : 'h3';
  return (
    <>
      {heading && rows !== null && rows.length > 0 && <h3>{heading}</h3>}
      <div className="notes" ref={list}>
        {rows?.map(({ id, title, body, datedOn, campaign }) => (
          <article key={id} className="note card card__body">
            <p className="note__date soft small">
              {[datedOn && formatDate(datedOn), withCampaign && campaign?.name].filter(Boolean).join(', ')}
            </p>
            {title && <Title>{title}</Title>}
            <Rich html={body ?? ''} />
            <FeedbackSlot
              section="note"
              noteId={id}
              campaignIds={campaignIds}
              name={title || `the note of ${formatDate(datedOn)}`}
            />
          </article>
        ))}
      </div>
      {error !== null && <ErrorNotice>Oops! The notes could not be loaded. Please try again.</ErrorNotice>}
      {more && rows !== null && <PrintedPart count={rows.length} what="notes" where="on the dashboard" />}
      {(error !== null || (more && rows !== null)) && (
        <p className="notes__more">
          <Button busy={busy} busyText="Loading..." onClick={next}>
            {rows === null ? 'Try again' : 'Show older notes'}
          </Button>
        </p>
      )}
    </>
  );
}
