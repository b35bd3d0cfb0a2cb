import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { BringBack } from '../../history/BringBack.tsx';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { Confirm, FormModal } from '../../kit/Modal.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { useRecords } from './useRecords.ts';

type Testimonial = RaRecord<number> & { quote: string; attribution: string | null };
type Asked = { kind: 'add' } | { kind: 'edit' | 'delete'; row: Testimonial };

/** What leagues say about the campaign (S-167 … S-169). */
export function Testimonials({ campaignId }: { campaignId: number }) {
  const { rows, error, refetch, create, update, remove } = useRecords<Testimonial>('testimonials', campaignId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const add = (
    <Button small icon="plus" onClick={() => setAsked({ kind: 'add' })}>
      Add a testimonial
    </Button>
  );
  const submit = ({ quote, attribution }: Testimonial) => {
    const data = { quote: quote.trim(), attribution: attribution?.trim() || null };
    return asked?.kind === 'edit' ? update(asked.row, data) : create(data);
  };
  return (
    <Block title="Testimonials" note={rows?.length || undefined} end={add}>
      {error && !rows ? <Problem error={error} retry={refetch} /> : null}
      {rows || error ? null : <Loading lines={2} />}
      {rows?.length === 0 ? <Empty>Words of leagues appear on the sponsor's dashboard.</Empty> : null}
      <ul className="commentlist">
        {rows?.map((row) => (
          <li key={row.id} className="line">
            <div>
              <p>“{row.quote}”</p>
              {row.attribution ? <span className="soft small">{row.attribution}</span> : null}
            </div>
            <span className="acts">
              <Button
                small
                look="bare"
                icon="edit"
                aria-label="Edit testimonial"
                onClick={() => setAsked({ kind: 'edit', row })}
              />
              <Button
                small
                look="bare"
                icon="trash"
                aria-label="Delete testimonial"
                onClick={() => setAsked({ kind: 'delete', row })}
              />
            </span>
          </li>
        ))}
      </ul>
      {asked?.kind === 'add' || asked?.kind === 'edit' ? (
        <FormModal
          title={asked.kind === 'add' ? 'Add a testimonial' : 'Update testimonial'}
          action="Save"
          defaults={asked.kind === 'edit' ? asked.row : {}}
          required={['quote']}
          onSubmit={submit}
          onClose={close}
        >
          <TextareaIn source="quote" label="Quote" need rows={4} />
          <TextIn source="attribution" label="Attribution" hint="Who said it; may be empty." />
        </FormModal>
      ) : null}
      {asked?.kind === 'delete' ? (
        <Confirm title="Delete testimonial" action="Delete" danger onConfirm={() => remove(asked.row)} onClose={close}>
          <p>“{asked.row.quote}”</p>
          <BringBack from="the campaign" />
        </Confirm>
      ) : null}
    </Block>
  );
}
