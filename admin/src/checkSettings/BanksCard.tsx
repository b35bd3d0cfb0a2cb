import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { AccountDialog, PositivePayDialog } from './bankDialogs.tsx';
import { columnChoices } from './choices.ts';
import { FormatDialog } from './FormatDialog.tsx';
import type { PositivePayFormatRecordFragment as Format } from './generated/graphql.ts';

const columnName = (id: string) => columnChoices.find((choice) => choice.id === id)?.name ?? id;

type Active = { kind: 'edit' | 'account' | 'file' | 'delete'; format: Format } | { kind: 'add' };

/** The banks that receive a file of issued and void checks (M1). */
export function BanksCard() {
  const [active, setActive] = useState<Active | null>(null);
  const { data = [] } = useGetList<Format>('positivePayFormats', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const close = () => setActive(null);
  return (
    <TitledCard title="Positive pay" end={<Button onClick={() => setActive({ kind: 'add' })}>Add a bank</Button>}>
      {data.length ? (
        <LocalTable<Format> resource="positivePayFormats" data={data} aria-label="Banks">
          <Column<Format> source="name" />
          <Column<Format>
            source="accountEndsIn"
            label="Account"
            render={({ accountEndsIn }) => (accountEndsIn ? `ends in ${accountEndsIn}` : 'not entered yet')}
          />
          <Column<Format>
            source="columns"
            disableSort
            render={({ columns }) => columns.map((column) => columnName(String(column))).join(', ')}
          />
          <Column<Format>
            source="actions"
            render={(format) => (
              <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
                <Button
                  size="small"
                  disabled={!format.accountEndsIn}
                  onClick={() => setActive({ kind: 'file', format })}
                >
                  Download file
                </Button>
                <Button size="small" onClick={() => setActive({ kind: 'account', format })}>
                  Account number
                </Button>
                <Button size="small" onClick={() => setActive({ kind: 'edit', format })}>
                  Edit {format.name}
                </Button>
                <Button size="small" color="error" onClick={() => setActive({ kind: 'delete', format })}>
                  Delete
                </Button>
              </Stack>
            )}
          />
        </LocalTable>
      ) : (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          Banks compare the checks they pay with a list of the checks you issued. Add a bank to download its list.
        </Typography>
      )}
      {active?.kind === 'add' ? <FormatDialog onClose={close} /> : null}
      {active?.kind === 'edit' ? <FormatDialog record={active.format} onClose={close} /> : null}
      {active?.kind === 'account' ? <AccountDialog format={active.format} onClose={close} /> : null}
      {active?.kind === 'file' ? <PositivePayDialog format={active.format} onClose={close} /> : null}
      {active?.kind === 'delete' ? (
        <DeleteDialog
          resource="positivePayFormats"
          record={active.format}
          title={`Delete ${active.format.name}`}
          onClose={close}
        >
          <p>Its column settings and account number will be deleted.</p>
        </DeleteDialog>
      ) : null}
    </TitledCard>
  );
}
