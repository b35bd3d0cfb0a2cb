import { Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { AccountDialog, PositivePayDialog } from './bankDialogs.tsx';
import { columnChoices } from './choices.ts';
import { FormatDialog } from './FormatDialog.tsx';
import type { PositivePayFormatRecordFragment as Format } from './generated/graphql.ts';

const columnName = (id: string) => columnChoices.find((choice) => choice.id === id)?.name ?? id;

/** The banks that receive a file of issued and void checks (M1). */
export function BanksCard() {
  const [dialog, openDialog] = useDialog();
  const { data = [] } = useGetList<Format>('positivePayFormats', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <TitledCard title="Positive pay" end={<DialogButton dialog={<FormatDialog />}>Add a bank</DialogButton>}>
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
                <DialogButton
                  size="small"
                  disabled={!format.accountEndsIn}
                  onOpen={openDialog}
                  dialog={<PositivePayDialog format={format} />}
                >
                  Download file
                </DialogButton>
                <DialogButton size="small" onOpen={openDialog} dialog={<AccountDialog format={format} />}>
                  Account number
                </DialogButton>
                <DialogButton size="small" onOpen={openDialog} dialog={<FormatDialog record={format} />}>
                  Edit {format.name}
                </DialogButton>
                <DialogButton
                  size="small"
                  color="error"
                  dialog={
                    <DeleteDialog resource="positivePayFormats" record={format} title={`Delete ${format.name}`}>
                      <p>Its column settings and account number will be deleted.</p>
                    </DeleteDialog>
                  }
                >
                  Delete
                </DialogButton>
              </Stack>
            )}
          />
        </LocalTable>
      ) : (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          Banks compare the checks they pay with a list of the checks you issued. Add a bank to download its list.
        </Typography>
      )}
      {dialog}
    </TitledCard>
  );
}
