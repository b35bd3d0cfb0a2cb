import { Button } from '../kit/Button.tsx';
import { type Language, languageNames, languages } from '../kit/languages.ts';

type Props = { language: Language | undefined; onChoose: (language: Language) => void };

/** Shows a mail in another language; changes nothing for its league. */
export const LanguageSwitch = ({ language, onChoose }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form
  <span className="langs" role="group" aria-label="Language">
    {languages.map((one) => (
      <Button
        key={one}
        small
        look={one === language ? 'go' : 'plain'}
        aria-pressed={one === language}
        onClick={() => onChoose(one)}
      >
        {languageNames[one]}
      </Button>
    ))}
  </span>
);
