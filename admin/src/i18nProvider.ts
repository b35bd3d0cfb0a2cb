import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { fieldLabel } from './labels.ts';

/**
 * react-admin's English messages; `labels.ts` names the fields. The empty choice of a select input is named by its text,
 * such as "Any time", and not "Clear value": a person who speaks to the computer says what is shown.
 */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => {
    const [, resource, field] = /^resources\.(\w+)\.fields\.(.+)$/.exec(key) ?? [];
    if (field) return fieldLabel(field, resource);
    return key === 'ra.action.clear_input_value' ? '' : defaultI18nProvider.translate(key, options);
  },
};
