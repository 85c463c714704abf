import type { AwardTranslator } from './section';

/** The texts of the confirmation, for an island without messages of its own. */
export function listSignOnTexts(t: AwardTranslator) {
  return {
    title: t('signOn.title'),
    register: t('signOn.register'),
    submit: t('signOn.submit'),
    signedInTitle: t('signOn.signedInTitle'),
    signedInRegister: t('signOn.signedInRegister'),
    signedInSubmit: t('signOn.signedInSubmit'),
    confirm: t('signOn.confirm'),
    cancel: t('signOn.cancel'),
    close: t('signOn.close'),
    progress: t('signOn.progress'),
  };
}

export type SignOnTexts = ReturnType<typeof listSignOnTexts>;
