import { checkTranslations } from '../../../../test/check-translations.js';
import { explainPoliteCapital, explainSmallAfterComma, explainSmallVerb, explainSmallWord } from './capitals.js';
import { explainCase } from './case-reasons.js';
import {
  commaAfterInfinitive,
  commaAfterRelative,
  explainCommaAfterClause,
  explainCommaBeforeBut,
  explainCommaBeforeClause,
  explainCommaBeforeContrast,
  explainCommaBeforeGroup,
  explainCommaBeforeInfinitive,
  explainCommaBeforeRelative,
  explainDass,
  explainNoCommaAfterFront,
  explainNoCommaBeforeAnd,
  explainNoCommaBetweenTwins,
  noCommaBeforeComparison,
} from './clauses.js';
import { joinExplanations, type Explanation } from './explanation.js';
import { explainAdjectiveEnding, explainDativePlural, explainDefiniteArticle, explainGender, explainMissingArticle, explainPlural, explainUncountable } from './noun-phrases.js';
import { explainMissingReflexive, explainPronounAfterVerb, explainReflexiveCase, explainReflexivePerson } from './pronouns.js';
import { explainAgreement, explainInfinitiveAfterModal, explainParticiple, explainVerbAfterClause, explainVerbFinal, explainVerbSecond } from './verbs.js';

const explanations: [german: string, explanation: Explanation][] = [
  ['Nach „zu“ steht immer der Dativ: zu deiner Party.', explainCase({ reason: { kind: 'preposition', preposition: 'zu' }, wanted: 'DAT', right: 'zu deiner Party' })],
  ['Auf die Frage „Wo?“ oder „Wann?“ steht nach „in“ der Dativ: in der Stadt.', explainCase({ reason: { kind: 'place', preposition: 'in' }, wanted: 'DAT', right: 'in der Stadt' })],
  ['Nach „über“ steht hier der Akkusativ: über den Film.', explainCase({ reason: { kind: 'place', preposition: 'über' }, wanted: 'AKK', right: 'über den Film' })],
  ['Auf die Frage „Wohin?“ steht nach „in“ der Akkusativ: in die Stadt.', explainCase({ reason: { kind: 'direction', preposition: 'in' }, wanted: 'AKK', right: 'in die Stadt' })],
  ['Nach „warten auf“ steht der Akkusativ: auf den Bus.', explainCase({ reason: { kind: 'verb-preposition', verb: 'warten', preposition: 'auf' }, wanted: 'AKK', right: 'auf den Bus' })],
  ['Das Verb „haben“ hat hier ein Objekt im Akkusativ: einen Hund.', explainCase({ reason: { kind: 'object', verb: 'haben' }, wanted: 'AKK', right: 'einen Hund' })],
  ['Das Verb „geben“ hat hier ein Objekt im Dativ: dem Kind.', explainCase({ reason: { kind: 'object', verb: 'geben' }, wanted: 'DAT', right: 'dem Kind' })],
  ['Nach „helfen“ steht der Dativ: meiner Nachbarin.', explainCase({ reason: { kind: 'dative-verb', verb: 'helfen' }, wanted: 'DAT', right: 'meiner Nachbarin' })],
  ['Das Subjekt steht im Nominativ: der Zug.', explainCase({ reason: { kind: 'subject' }, wanted: 'NOM', right: 'der Zug' })],
  ['Nach „sein“ steht der Nominativ: ein guter Freund.', explainCase({ reason: { kind: 'predicate' }, wanted: 'NOM', right: 'ein guter Freund' })],
  ['Das zweite Nomen steht hier im Genitiv: des Hauses.', explainCase({ reason: { kind: 'genitive' }, wanted: 'GEN', right: 'des Hauses' })],
  ['Eine Zeitangabe ohne Präposition steht im Akkusativ: jeden Tag.', explainCase({ reason: { kind: 'time' }, wanted: 'AKK', right: 'jeden Tag' })],
  ['Im Dativ Plural endet das Nomen auf „-n“: mit Kindern.', explainDativePlural('mit Kindern')],
  ['Das Adjektiv braucht hier eine andere Endung (Akkusativ, maskulin): einen kleinen Hund.', explainAdjectiveEnding({ wanted: 'AKK', kind: 'MAS', right: 'einen kleinen Hund' })],
  ['Das Adjektiv braucht hier eine andere Endung (Genitiv, neutral): des neuen Jahres.', explainAdjectiveEnding({ wanted: 'GEN', kind: 'NEU', right: 'des neuen Jahres' })],
  ['Das Adjektiv braucht hier eine andere Endung (Nominativ, Plural): die alten Leute.', explainAdjectiveEnding({ wanted: 'NOM', kind: 'plural', right: 'die alten Leute' })],
  ['„Wohnungen“ ist feminin (die Wohnung), deshalb heißt es hier: eine Wohnung.', explainGender({ noun: 'Wohnungen', baseForm: 'Wohnung', gender: 'FEM', right: 'eine Wohnung' })],
  ['„Leute“ steht im Plural, deshalb heißt es hier: die Leute.', explainPlural('Leute', 'die Leute')],
  ['Nach „besuchen“ steht der Akkusativ: „dich“.', explainPronounAfterVerb({ verb: 'besuchen', wanted: 'AKK', right: 'dich' })],
  ['Zum Subjekt „wir“ gehört das Reflexivpronomen „uns“.', explainReflexivePerson('wir', 'uns')],
  ['„wünschen“ steht hier mit dem Reflexivpronomen im Dativ: „mir“.', explainReflexiveCase({ verb: 'wünschen', wanted: 'DAT', right: 'mir' })],
  ['Vor „weil“ steht ein Komma, denn hier beginnt ein Nebensatz.', explainCommaBeforeClause('weil')],
  ['Nach dem Nebensatz mit „wenn“ steht ein Komma vor dem Hauptsatz.', explainCommaAfterClause('wenn')],
  ['Vor dem Relativsatz mit „mit der“ steht ein Komma.', explainCommaBeforeRelative('mit der')],
  ['Nach dem Relativsatz steht ein Komma, wenn der Hauptsatz weitergeht.', commaAfterRelative],
  ['Vor „um … zu“ steht ein Komma.', explainCommaBeforeInfinitive('um')],
  ['Vor „aber“ steht ein Komma, wenn ein neuer Hauptsatz beginnt.', explainCommaBeforeBut('aber')],
  ['Vor „sondern“ steht hier ein Komma, denn danach kommt ein Gegensatz.', explainCommaBeforeContrast('sondern')],
  ['Nach „Möglichkeit“ folgt eine Infinitivgruppe mit „zu“; davor steht ein Komma.', explainCommaBeforeGroup('Möglichkeit')],
  ['Nach der Infinitivgruppe mit „zu“ steht ein Komma, wenn der Hauptsatz weitergeht.', commaAfterInfinitive],
  ['Vor dem Verb „gehe“ steht hier kein Komma, denn davor steht nur ein Satzteil und kein Nebensatz.', explainNoCommaAfterFront('gehe')],
  ['Vor „und“ steht kein Komma, wenn beide Verben dasselbe Subjekt haben.', explainNoCommaBeforeAnd('und')],
  ['Zwischen zwei gleichen Nebensätzen steht vor „und“ kein Komma.', explainNoCommaBetweenTwins('und')],
  ['Vor „als“ steht in einem Vergleich ohne eigenes Verb kein Komma.', noCommaBeforeComparison],
  ['Nach einem Komma, auch nach dem Komma der Anrede, schreibt man klein weiter: „ich“.', explainSmallAfterComma('ich')],
  ['„meine“ ist kein Nomen und wird mitten im Satz kleingeschrieben.', explainSmallWord('meine')],
  ['Verben schreibt man klein: „helfen“.', explainSmallVerb('helfen')],
  ['Die höfliche Anrede schreibt man groß: „Ihnen“.', explainPoliteCapital('Ihnen')],
  ['„Garten“ kann man zählen, deshalb braucht das Nomen im Singular hier einen Artikel: einen Garten.', explainMissingArticle('Garten', 'einen Garten')],
  ['Hier ist etwas Bestimmtes gemeint, deshalb steht der bestimmte Artikel: die deutsche Sprache.', explainDefiniteArticle('die deutsche Sprache')],
  ['„Geld“ kann man nicht zählen, deshalb steht „viel“ oder „wenig“ hier ohne Endung: viel Geld.', explainUncountable('Geld', 'viel Geld')],
  ['„sich freuen“ braucht immer ein Reflexivpronomen, hier „mich“.', explainMissingReflexive('freuen', 'mich')],
  ['Nach einem Modalverb steht der Infinitiv ohne „zu“: „kommen“.', explainInfinitiveAfterModal('kommen')],
  ['Im Perfekt steht nach „haben“ das Partizip: „besuchen“ → „besucht“.', explainParticiple('besuchen', 'besucht')],
  ['Nach „wegen“ steht in der Schriftsprache der Genitiv: wegen des Regens.', explainCase({ reason: { kind: 'preposition', preposition: 'wegen' }, wanted: 'GEN', right: 'wegen des Regens' })],
  ['Hier beginnt ein Nebensatz, deshalb schreibt man „dass“ mit „ss“.', explainDass({ hasComma: true })],
  ['Hier beginnt ein Nebensatz, deshalb schreibt man „dass“ mit „ss“ und setzt davor ein Komma.', explainDass({ hasComma: false })],
  ['Das Verb muss zum Subjekt passen: „er“ und „geht“.', explainAgreement({ subject: 'er', form: 'geht', isInfinitive: true })],
  ['Die Form muss zum Subjekt passen: „Kinder“ und „spielen“.', explainAgreement({ subject: 'Kinder', form: 'spielen', isInfinitive: false })],
  ['Das Verb steht im Hauptsatz auf Position 2, also nach „Am Samstag“: „gehe ich“.', explainVerbSecond({ front: 'Am Samstag', right: 'gehe ich' })],
  ['Nach dem Nebensatz steht zuerst das Verb, dann das Subjekt: „besuche ich“.', explainVerbAfterClause('besuche ich')],
  ['Im Nebensatz mit „weil“ steht das Verb „muss“ am Ende.', explainVerbFinal({ opener: 'weil', verb: 'muss', goesOn: false })],
  ['Im Nebensatz mit „weil“ steht das Verb „muss“ am Ende des Nebensatzes.', explainVerbFinal({ opener: 'weil', verb: 'muss', goesOn: true })],
];

test.each(explanations)('%s', (german, explanation) => {
  expect(explanation.de).toBe(german);
  checkTranslations(explanation);
});

test('the helper languages name the same words as the German sentence', () => {
  expect(explainCase({ reason: { kind: 'preposition', preposition: 'zu' }, wanted: 'DAT', right: 'zu deiner Party' })).toEqual({
    de: 'Nach „zu“ steht immer der Dativ: zu deiner Party.',
    en: 'After “zu” you always use the dative: “zu deiner Party”.',
    fa: 'بعد از «zu» همیشه داتیو می‌آید: «zu deiner Party».',
  });
});

test('two explanations become one in each language', () => {
  expect(joinExplanations({ de: 'A.', en: 'B.', fa: 'پ.' }, { de: 'C.', en: 'D.', fa: 'ت.' })).toEqual({ de: 'A. C.', en: 'B. D.', fa: 'پ. ت.' });
});
