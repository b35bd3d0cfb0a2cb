import { type ComponentType, lazy, Suspense } from 'react';

/** A component that is downloaded when it is first rendered, such as a dialog; until then nothing is shown. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
