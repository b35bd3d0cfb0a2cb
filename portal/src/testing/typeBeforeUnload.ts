/** Input right before the page is unloaded: deferred work no longer runs. */

/** Types into a field as a browser does, and returns before React has rendered or run any deferred work. */
export function typeWithoutFlush(field: HTMLElement, value: string): void {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  scope.IS_REACT_ACT_ENVIRONMENT = before;
}

/** The content of localStorage as one text. */
export const savedInBrowser = (): string => JSON.stringify({ ...localStorage });
