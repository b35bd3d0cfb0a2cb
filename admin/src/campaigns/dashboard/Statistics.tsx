import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { BringBack } from '../../history/BringBack.tsx';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { SelectIn } from '../../kit/choices.tsx';
import { TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { Confirm, FormModal } from '../../kit/Modal.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { statisticIcons } from './icons.ts';
import { useRecords } from './useRecords.ts';

type Statistic = RaRecord<number> & { name: string; number: string; description: string; iconName: string };
type Asked = { kind: 'add' } | { kind: 'edit' | 'delete'; row: Statistic };

/** Results of the campaign as icon, number, name and description (S-162 … S-166). */
export function Statistics({ campaignId }: { campaignId: number }) {
  const { rows, error, refetch, create, update, remove } = useRecords<Statistic>('campaignStatistics', campaignId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const submit = ({ name, number, description, iconName }: Statistic) => {
    const data = { name: name.trim(), number: number.trim(), description: description.trim(), iconName };
    return asked?.kind === 'edit' ? update(asked.row, data) : create(data);
  };
  return (
    <Block
      title="Results"
      note={rows?.length || undefined}
      end={
        <Button small icon="plus" onClick={() => setAsked({ kind: 'add' })}>
          Add a statistic
        </Button>
      }
    >
      {error && !rows ? <Problem error={error} retry={refetch} /> : null}
      {rows || error ? null : <Loading lines={2} />}
      {rows?.length === 0 ? <Empty>Numbers that show what the campaign reached.</Empty> : null}
      <ul className="commentlist">
        {rows?.map((row) => (
          <li key={row.id} className="line">
            <div>
              <b>
                {row.number} {row.name}
              </b>{' '}
              <span className="soft small">{statisticIcons.find(({ id }) => id === row.iconName)?.name}</span>
              <p className="soft">{row.description}</p>
            </div>
            <span className="acts">
              <Button
                small
                look="bare"
                icon="edit"
                aria-label={`Edit ${row.name}`}
                onClick={() => setAsked({ kind: 'edit', row })}
              />
              <Button
                small
                look="bare"
                icon="trash"
                aria-label={`Delete ${row.name}`}
                onClick={() => setAsked({ kind: 'delete', row })}
              />
            </span>
          </li>
        ))}
      </ul>
      {asked?.kind === 'add' || asked?.kind === 'edit' ? (
        <FormModal
          title={asked.kind === 'add' ? 'Add a statistic' : 'Update statistic'}
          action="Save"
          defaults={asked.kind === 'edit' ? asked.row : {}}
          required={['iconName', 'number', 'name', 'description']}
          onSubmit={submit}
          onClose={close}
        >
          <div className="fields">
            <SelectIn source="iconName" label="Icon" choices={statisticIcons} need />
            <TextIn source="number" label="Number" need placeholder="1,240" />
            <TextIn source="name" label="Name" need wide />
            <TextareaIn source="description" label="Description" need wide />
          </div>
        </FormModal>
      ) : null}
      {asked?.kind === 'delete' ? (
        <Confirm title="Delete statistic" action="Delete" danger onConfirm={() => remove(asked.row)} onClose={close}>
          <p>
            {asked.row.number} {asked.row.name}
          </p>
          <BringBack from="the campaign" />
        </Confirm>
      ) : null}
    </Block>
  );
}
