/** The header of a step: its title, which is focused when the step opens, a description, facts, and a picture. */
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../../components/Icon.tsx';

/** Whether an opened step takes the focus: not if the page itself has just been loaded. */
export const FocusTitle = createContext(false);

export function StepHeader({
  title,
  children,
  facts = [],
  picture,
}: {
  title: string;
  children?: ReactNode;
  facts?: readonly { icon: IconName; text: string }[];
  picture?: ReactNode;
}) {
  const focus = useContext(FocusTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={picture ? 'question__head question__head--picture' : 'question__head'}>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children && <p>{children}</p>}
      {facts.length > 0 && (
        <ul className="facts">
          {facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} /> {text}
            </li>
          ))}
        </ul>
      )}
      {picture}
    </div>
  );
}
