import { useFieldArray } from 'react-hook-form';
import { Button } from '../kit/Button.tsx';
import { CheckIn, SelectIn } from '../kit/choices.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { useReference } from '../reference/useReference.ts';

let lastTemporary = 0;

/** Social media entries: channel, address, whether the league can post (B-081, B-082). */
export function SocialMediaIn() {
  const channels = useReference('socialMediaChannels');
  const { fields, append, remove } = useFieldArray({ name: 'socialMedia', keyName: 'key' });
  return (
    <fieldset className="wide stack-12">
      <legend className="label">Social media</legend>
      {fields.map((entry, index) => (
        <div key={entry.key} className="social">
          <SelectIn source={`socialMedia.${index}.channelId`} label="Channel" choices={channels} />
          <TextIn source={`socialMedia.${index}.url`} label="Address" placeholder="https://" />
          <CheckIn source={`socialMedia.${index}.canPost`} label="Can post" />
          <Button
            small
            look="bare"
            icon="trash"
            aria-label={`Remove entry ${index + 1}`}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <p>
        <Button
          small
          icon="plus"
          onClick={() => {
            lastTemporary -= 1;
            append({ id: lastTemporary, channelId: channels[0]?.id ?? null, url: '', canPost: false });
          }}
        >
          Add social media
        </Button>
      </p>
    </fieldset>
  );
}
