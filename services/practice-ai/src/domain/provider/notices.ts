import type { ProviderFailureReason } from '../../clients/provider-failure.js';

const OWN_CHECK = 'Diese Rückmeldung kommt von unserer eigenen Prüfung.';
const outOfReach = `Der KI-Anbieter war nicht erreichbar. ${OWN_CHECK}`;

/** What learners read where the provider was asked and did not help. */
export const failureNotices: Record<ProviderFailureReason, string> = {
  timeout: `Der KI-Anbieter hat nicht rechtzeitig geantwortet. ${OWN_CHECK}`,
  unreachable: outOfReach,
  refused: outOfReach,
  resting: outOfReach,
  'bad-answer': `Der KI-Anbieter hat keine brauchbare Antwort gegeben. ${OWN_CHECK}`,
};

export const CAP_REACHED = `Ihre KI-Rückmeldungen für diesen Monat sind aufgebraucht. ${OWN_CHECK}`;
export const NOT_USABLE = failureNotices['bad-answer'];
export const NOT_VERIFIED = `Die Vorschläge des KI-Anbieters ließen sich gerade nicht prüfen. ${OWN_CHECK}`;
