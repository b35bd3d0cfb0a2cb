import { Button } from '@mui/material';
import { ArrayInput, BooleanInput, SelectInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';
import { organizationSocialMediaLimits } from '../../../db/generated/limits.ts';
import { Icon } from '../components/Icon.tsx';
import { WebAddressInput } from '../form/inputs.tsx';
import { useReference } from '../reference/useReference.ts';

function AddEntry({ channelId }: { channelId: number | null }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon name="plus" />}
      onClick={() => add({ channelId, url: '', canPost: false })}
    >
      Add social media
    </Button>
  );
}

/** Social media entries: channel, URL, whether the league can post (B-081, B-082). */
export function SocialMediaInput() {
  const channels = useReference('socialMediaChannels');
  return (
    <ArrayInput source="socialMedia" sx={{ gridColumn: '1 / -1' }}>
      <SimpleFormIterator
        inline
        fullWidth
        disableReordering
        disableClear
        addButton={<AddEntry channelId={channels[0] ? Number(channels[0].id) : null} />}
      >
        <SelectInput source="channelId" choices={channels} sx={{ flex: '0 1 160px' }} />
        <WebAddressInput source="url" limit={organizationSocialMediaLimits.url} sx={{ flex: '1 1 200px' }} />
        <BooleanInput source="canPost" />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
