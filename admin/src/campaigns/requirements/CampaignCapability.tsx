import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Checkbox, Stack, Typography } from '@mui/material';
import { CanAccess, useListContext } from 'react-admin';
import { formatNumber } from '../../../../ui/formats.ts';
import { DeleteButton } from '../../components/DeleteDialog.tsx';
import { DialogButton } from '../../components/DialogButton.tsx';
import type { CampaignCapabilityRecordFragment } from '../generated/graphql.ts';
import { MoveButtons } from '../MoveButtons.tsx';
import { CapabilityDialog } from './CapabilityDialog.tsx';
import { DefaultDeadline } from './DefaultDeadline.tsx';
import { DefaultDeadlineDialog } from './DefaultDeadlineDialog.tsx';

/** Verbatim from the specification (S-107). */
const IN_USE =
  'This campaign capability cannot be deleted because it is associated with at least one asset that is a part of an existing offer.';

type Props = {
  campaignCapability: CampaignCapabilityRecordFragment;
  /** True if it can be selected for bulk editing. */
  isSelectable: boolean;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
};

/** A capability of the campaign: quantities, expectations, default deadlines (S-105 … S-108, S-114 … S-125). */
export function CampaignCapability({ campaignCapability, isSelectable, index, count, onMove }: Props) {
  const { selectedIds, onToggleItem } = useListContext();
  const { id, minimumQuantity, quantity, executionExpectations, inUse, capability, quantityReport } =
    campaignCapability;
  const isOver = quantity !== null && (quantityReport.confirmed ?? 0) > quantity;
  const { name } = capability;
  const deadlines = campaignCapability.defaultVerificationDeadlines.toSorted(
    (a, b) => a.deadline.localeCompare(b.deadline) || a.id - b.id,
  );
  return (
    <Box component="li" sx={{ px: 2, py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', columnGap: 1.5, flexWrap: 'wrap' }}>
        {isSelectable ? (
          <Checkbox
            size="small"
            checked={selectedIds.includes(id)}
            onChange={() => onToggleItem(id)}
            slotProps={{ input: { 'aria-label': `Select ${name}` } }}
            sx={{ p: 0, alignSelf: 'center' }}
          />
        ) : null}
        <Typography variant="h3">{name}</Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ order: { xs: 1, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}
        >
          <span>
            {formatNumber(minimumQuantity) || '–'} per league, {formatNumber(quantity) || '–'} contracted
          </span>
          {', '}
          <Box component="span" sx={isOver ? { color: 'error.main', fontWeight: 600 } : {}}>
            {formatNumber(quantityReport.confirmed)} confirmed
          </Box>
          , {formatNumber(quantityReport.verified)} verified
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <CanAccess resource="campaignCapabilities" action="edit">
            <DialogButton
              icon={<EditIcon fontSize="small" />}
              aria-label={`Edit ${name}`}
              dialog={<CapabilityDialog campaignCapability={campaignCapability} />}
            />
          </CanAccess>
          <CanAccess resource="campaignCapabilities" action="delete">
            <DeleteButton
              resource="campaignCapabilities"
              record={campaignCapability}
              name={name}
              from="the campaign"
              icon={<DeleteIcon fontSize="small" />}
              disabled={inUse ?? false}
            >
              <p>The capability and its default deadlines will be removed from this campaign.</p>
            </DeleteButton>
          </CanAccess>
        </Box>
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-line' }} {...(executionExpectations ? {} : { color: 'text.secondary' })}>
        {executionExpectations || 'No description yet. Offers can’t be sent without one.'}
      </Typography>
      {inUse ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {IN_USE}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {deadlines.map((deadline) => (
          <DefaultDeadline key={deadline.id} campaignCapabilityId={id} deadline={deadline} />
        ))}
      </Box>
      <CanAccess resource="defaultVerificationDeadlines" action="create">
        <DialogButton size="small" startIcon={<AddIcon />} dialog={<DefaultDeadlineDialog campaignCapabilityId={id} />}>
          Add default deadline
        </DialogButton>
      </CanAccess>
    </Box>
  );
}
