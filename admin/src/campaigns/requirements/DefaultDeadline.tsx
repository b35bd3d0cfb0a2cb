import CreativesIcon from '@mui/icons-material/ArticleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import { formatDate } from '../../../../ui/formats.ts';
import { DeleteButton } from '../../components/DeleteDialog.tsx';
import { DialogButton } from '../../components/DialogButton.tsx';
import { ToneChip } from '../../components/StatusChip.tsx';
import { TemplatesDialog } from '../../creatives/TemplatesDialog.tsx';
import type { DefaultDeadlineRecordFragment } from '../generated/graphql.ts';
import { DefaultDeadlineDialog } from './DefaultDeadlineDialog.tsx';
import { offsetWords } from './offset.ts';

type Props = { campaignCapabilityId: number; deadline: DefaultDeadlineRecordFragment };

/** A default deadline with its date, creatives and dialogs. */
export function DefaultDeadline({ campaignCapabilityId, deadline }: Props) {
  const { name } = deadline;
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
      <DialogButton
        size="small"
        startIcon={<CreativesIcon />}
        aria-label={`Creatives of ${name}`}
        dialog={<TemplatesDialog deadline={deadline} />}
      >
        Creatives
      </DialogButton>
      <div>
        <CanAccess resource="defaultVerificationDeadlines" action="edit">
          <DialogButton
            icon={<EditIcon fontSize="small" />}
            aria-label={`Edit ${name}`}
            dialog={<DefaultDeadlineDialog campaignCapabilityId={campaignCapabilityId} deadline={deadline} />}
          />
        </CanAccess>
        <CanAccess resource="defaultVerificationDeadlines" action="delete">
          <DeleteButton
            resource="defaultVerificationDeadlines"
            record={deadline}
            name={name}
            from="the campaign"
            icon={<DeleteIcon fontSize="small" />}
          >
            <p>Deadlines of existing sponsorships will not change.</p>
          </DeleteButton>
        </CanAccess>
      </div>
    </Stack>
  );
}
