import { useState } from 'react';
import { pluralise } from '../../../ui/formats.ts';
import { postForm } from '../../../ui/upload/post.ts';
import { useAction } from '../api/hooks.ts';
import { CsvForm, Faults } from '../imports/CsvForm.tsx';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import { Alert, Good } from '../kit/Note.tsx';
import type { LocationFilter } from './types.ts';

type Answer = { added: number; known: number; errors: string[] };

/** What became of the list's places; those that the filter had already stay as they are. */
const outcome = ({ added, known }: Answer) =>
  `${pluralise(added, 'place')} added.${known ? ` ${pluralise(known, 'place')} ${known === 1 ? 'was' : 'were'} there already.` : ''}`;

/** Adds the places of a list; rows that cannot be used are named and the others are added (B-296, B-297, B-303). */
export function AddCsvModal({ filter, onClose }: { filter: LocationFilter; onClose: () => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { call } = useAction(
    (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return postForm<Answer>(`/search_filters/${filter.id}/add_csv_locations`, form);
    },
    { quiet: true },
  );
  return (
    <Modal
      title={`Add places to ${filter.name} from CSV`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{answer ? 'Done' : 'Close'}</Button>}
    >
      <div className="stack-12">
        <CsvForm
          action="Add places"
          busyText="Uploading and processing CSV"
          hint="Columns: address, or address_1 (and address_2) with city and state or zip; name may be left out. At most 5,000 rows."
          onSend={async (file) => {
            setAnswer(null);
            setAnswer(await call(file));
          }}
        />
        {answer ? <Good>{outcome(answer)}</Good> : null}
        {answer?.errors.length ? (
          <Alert>
            These rows were left out:
            <Faults lines={answer.errors} />
          </Alert>
        ) : null}
      </div>
    </Modal>
  );
}
