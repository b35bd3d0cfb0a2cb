import CreativesIcon from '@mui/icons-material/ArticleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { formatDate } from '../../../../ui/formats.ts';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { ToneChip } from '../../components/StatusChip.tsx';
import { TemplatesDialog } from '../../creatives/TemplatesDialog.tsx';
import type { DefaultDeadlineRecordFragment } from '../generated/graphql.ts';
import { DefaultDeadlineDialog } from './DefaultDeadlineDialog.tsx';
import { offsetWords } from './offset.ts';

type Props = { campaignCapabilityId: number; deadline: DefaultDeadlineRecordFragment };

/** A default deadline with its date, creatives and dialogs. */
export function DefaultDeadline({ campaignCapabilityId, deadline }: Props) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'templates' | null>(null);
  const { name } = deadline;
  const close = () => setDialog(null);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', py: 0.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 200px' }}>
        <b>{name}</b>
        <Typography variant="body2" color="text.secondary">
          {deadline.offsetType ? `${offsetWords(deadline)}, else ` : ''}
          {formatDate(deadline.deadline)}
        </Typography>
      </Box>
      {deadline.missingCreatives ? <ToneChip tone="proposed">Creatives missing</ToneChip> : null}
      <Button
        size="small"
        variant="text"
        startIcon={<CreativesIcon />}
        aria-label={`Creatives of ${name}`}
        onClick={() => setDialog('templates')}
      >
        Creatives
      </Button>
      <div>
        <CanAccess resource="defaultVerificationDeadlines" action="edit">
          <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => setDialog('edit')}>
            <EditIcon fontSize="small" />
          </IconButton>
        </CanAccess>
        <CanAccess resource="defaultVerificationDeadlines" action="delete">
          <IconButton size="small" aria-label={`Delete ${name}`} onClick={() => setDialog('delete')}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </CanAccess>
      </div>
      {dialog === 'edit' ? (
        <DefaultDeadlineDialog campaignCapabilityId={campaignCapabilityId} deadline={deadline} onClose={close} />
      ) : null}
      {dialog === 'templates' ? <TemplatesDialog deadline={deadline} onClose={close} /> : null}
      {dialog === 'delete' ? (
        <DeleteDialog
          resource="defaultVerificationDeadlines"
          record={deadline}
          title={`Delete ${name}`}
          from="the campaign"
          onClose={close}
        >
          <p>Deadlines of existing sponsorships will not change.</p>
        </DeleteDialog>
      ) : null}
    </Stack>
  );
}
