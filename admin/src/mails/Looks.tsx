import { Button } from '../kit/Button.tsx';
import { MailFrame } from '../kit/MailFrame.tsx';

export const looks = ['Wide', 'Phone', 'Plain text'] as const;
export type Look = (typeof looks)[number];

/** Chooses how a letter is looked at. */
export const LookSwitch = ({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form
  <span className="looks" role="group" aria-label="Look">
    {looks.map((one) => (
      <Button
        key={one}
        small
        look={one === look ? 'go' : 'plain'}
        aria-pressed={one === look}
        onClick={() => onChoose(one)}
      >
        {one}
      </Button>
    ))}
  </span>
);

type Props = { look: Look; letter: { htmlBody: string; text: string }; title: string };

/** A letter as a mail program shows it, wide or on a phone, or its plain text. */
export const LookedAt = ({ look, letter, title }: Props) =>
  look === 'Plain text' ? (
    <pre className="mailtext">{letter.text}</pre>
  ) : (
    <div className={look === 'Phone' ? 'mailphone' : undefined}>
      <MailFrame html={letter.htmlBody} title={title} />
    </div>
  );
