/** Social media entries: channel, URL, whether the organization can post for a sponsor (B-081, B-082). */
import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Checkbox, SelectField, TextField } from '../../components/Field.tsx';
import { t } from '../../i18n/i18n.ts';
import { namedChoices } from '../../lib/labels.ts';
import { socialMediaProblem } from './overviewForm.ts';
import type { Named, SocialMediaEntry } from './types.ts';

function problemOf({ url }: SocialMediaEntry): string | null {
  const problem = socialMediaProblem(url);
  return problem === null ? null : t(problem);
}

export function SocialMedia({
  entries,
  channels,
  onChange,
}: {
  entries: readonly SocialMediaEntry[];
  channels: readonly Named[];
  onChange: (entries: SocialMediaEntry[]) => void;
}) {
  const change = (id: number, part: Partial<SocialMediaEntry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  const first = channels[0];
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="profile-social">
      <legend className="label">{t('Social media')}</legend>
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset within one would read both legends at each field
        <div
          key={entry.id}
          className="profile-social__one"
          role="group"
          aria-label={t('Entry {number}', { number: index + 1 })}
        >
          <SelectField
            label={t('Channel')}
            value={entry.channelId}
            choices={namedChoices(channels)}
            onChange={(channelId) => channelId !== null && change(entry.id, { channelId })}
          />
          <TextField
            label={t('Address')}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={500}
            error={problemOf(entry)}
            value={entry.url}
            onChange={(url) => change(entry.id, { url })}
          />
          <Checkbox checked={entry.canPost} onChange={(canPost) => change(entry.id, { canPost })}>
            {t('We can post for a sponsor')}
          </Checkbox>
          <Button
            small
            variant="text"
            onClick={() => {
              onChange(entries.filter(({ id }) => id !== entry.id));
              add.current?.focus(); // the focused button is removed with its entry
            }}
            aria-label={t('Remove entry {number}', { number: index + 1 })}
          >
            {t('Remove')}
          </Button>
        </div>
      ))}
      {first && (
        <Button
          small
          ref={add}
          onClick={() =>
            onChange([
              ...entries,
              { id: Math.min(0, ...entries.map(({ id }) => id)) - 1, channelId: first.id, url: '', canPost: false },
            ])
          }
        >
          {t('Add social media')}
        </Button>
      )}
    </fieldset>
  );
}
