import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/**
 * react-admin's English messages, except that the empty choice of a select input is named by its text, such as "Any
 * time", and not "Clear value": a person who speaks to the computer says what is shown.
 */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) =>
    key === 'ra.action.clear_input_value' ? '' : defaultI18nProvider.translate(key, options),
};
