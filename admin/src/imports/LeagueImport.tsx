import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { postForm } from '../../../ui/upload/post.ts';
import { useAction } from '../api/hooks.ts';
import { mayOpen } from '../auth/authProvider.ts';
import { GoHome } from '../auth/GoHome.tsx';
import { Block } from '../kit/Block.tsx';
import { Head } from '../kit/Head.tsx';
import { Good, Info } from '../kit/Note.tsx';
import { CsvForm } from './CsvForm.tsx';

type Answer = { updated: { id: number; name: string }[]; ignored: string[] };

const COLUMNS =
  'name, data_confidence, website_url, website_sponsorships_url, contact_phone, contact_email, female, male, number_of_players, max_age, min_age, winter_games, spring_games, summer_games, fall_games, old_shipping_address, city, state, hubspot_company_id';

/** Updates leagues from a list, all rows or none; superadmins only (B-363 … B-373). */
export function LeagueImport() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { call } = useAction(
    (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return postForm<Answer>('/update-leagues-with-csv', form);
    },
    { quiet: true },
  );
  if (!mayOpen('superadmin')) return <GoHome neededRole="superadmin" />;
  return (
    <>
      <Head title="Import CSV" />
      <div className="body">
        <Block title="Update leagues">
          <div className="block__body stack-12">
            <CsvForm
              action="Upload"
              busyText="Uploading and processing CSV"
              hint={
                <>
                  The column id is needed. These are updated when they are there: {COLUMNS}. A blank cell leaves a value
                  as it is. When one row is wrong, nothing is saved.
                </>
              }
              onSend={async (file) => {
                setAnswer(null);
                setAnswer(await call(file));
              }}
            />
            {answer?.ignored.length ? <Info>Columns that were not read: {answer.ignored.join(', ')}.</Info> : null}
            {answer ? <Good>{pluralise(answer.updated.length, 'league')} updated.</Good> : null}
          </div>
        </Block>
        {answer ? (
          <Block title="Updated leagues" note={answer.updated.length}>
            <ul className="block__body">
              {answer.updated.map(({ id, name }) => (
                <li key={id}>
                  <Link className="name" to={`/organizations/${id}`}>
                    {name}
                  </Link>{' '}
                  <span className="soft small">{id}</span>
                </li>
              ))}
            </ul>
          </Block>
        ) : null}
      </div>
    </>
  );
}
