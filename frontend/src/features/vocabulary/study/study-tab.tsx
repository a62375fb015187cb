import type { HelperLanguage } from '@b1fuchs/contracts';

/** Stands here until the study tab is merged. */
export const StudyTab = ({ language }: { ownerId: string; language: HelperLanguage }) => <p lang={language === 'persian' ? 'fa' : 'en'} />;
