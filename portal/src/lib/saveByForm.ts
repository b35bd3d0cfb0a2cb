/**
 * Lets the browser save a file of the server while it downloads, however large: a form in a hidden frame. `onError` is
 * called if the server answers with something else than a file.
 */
export function saveByForm(path: string, fields: Record<string, string>, onError: () => void): void {
  const frame = document.createElement('iframe');
  frame.name = `save-${Date.now()}-${Math.round(Math.random() * 1e9)}`;
  frame.hidden = true;
  frame.title = 'Download';
  document.body.append(frame);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = path;
  form.target = frame.name;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
  // a file that is saved loads nothing into the frame; an error does
  frame.addEventListener('load', () => {
    frame.remove();
    onError();
  });
}
