import { allRules } from '../../src/domain/grammar/rules/all-rules.js';
import { corrected } from './engines.js';

/** Per kind of error: the sentence with the error, and its correct twin. */
const kinds: Record<string, [wrong: string, right: string][]> = {
  'a noun written small': [
    ['Vielen dank für deinen Brief.', 'Vielen Dank für deinen Brief.'],
    ['Ich habe am Montag einen wichtigen termin.', 'Ich habe am Montag einen wichtigen Termin.'],
    ['Meine familie wohnt in Spanien.', 'Meine Familie wohnt in Spanien.'],
    ['Wir suchen eine größere wohnung.', 'Wir suchen eine größere Wohnung.'],
    ['Herzlichen glückwunsch zum Geburtstag!', 'Herzlichen Glückwunsch zum Geburtstag!'],
    ['Die deutsche sprache ist nicht leicht.', 'Die deutsche Sprache ist nicht leicht.'],
  ],
  'the spelling before 1996': [
    ['Ich weiß, daß er heute kommt.', 'Ich weiß, dass er heute kommt.'],
    ['Er muß am Samstag arbeiten.', 'Er muss am Samstag arbeiten.'],
    ['Wir mußten lange warten.', 'Wir mussten lange warten.'],
    ['Sie ißt gern Gemüse.', 'Sie isst gern Gemüse.'],
    ['Der Termin paßt mir gut.', 'Der Termin passt mir gut.'],
    ['Ich habe ein bißchen Zeit.', 'Ich habe ein bisschen Zeit.'],
  ],
  'the case after a preposition': [
    ['Ich fahre mit mein Auto zur Arbeit.', 'Ich fahre mit meinem Auto zur Arbeit.'],
    ['Nach der Film gehen wir nach Hause.', 'Nach dem Film gehen wir nach Hause.'],
    ['Wir wohnen seit ein Jahr in München.', 'Wir wohnen seit einem Jahr in München.'],
    ['Ich freue mich, weil ich seit ein Jahr hier wohne.', 'Ich freue mich, weil ich seit einem Jahr hier wohne.'],
    ['Seit mein Unfall kann ich nicht gut gehen.', 'Seit meinem Unfall kann ich nicht gut gehen.'],
    ['Das ist ein Geschenk für meinem Vater.', 'Das ist ein Geschenk für meinen Vater.'],
    ['Ich komme aus eine kleine Stadt.', 'Ich komme aus einer kleinen Stadt.'],
    ['Er geht ohne seinem Hund spazieren.', 'Er geht ohne seinen Hund spazieren.'],
    ['Sie wohnt bei ihre Großeltern.', 'Sie wohnt bei ihren Großeltern.'],
    ['Ich habe lange mit meine Freunde gesprochen.', 'Ich habe lange mit meinen Freunden gesprochen.'],
  ],
  'the case of a reflexive pronoun': [
    ['Ich freue mir auf deinen Besuch.', 'Ich freue mich auf deinen Besuch.'],
    ['Ich interessiere mir für Fußball.', 'Ich interessiere mich für Fußball.'],
    ['Ich wünsche mich eine neue Kamera.', 'Ich wünsche mir eine neue Kamera.'],
    ['Ich erinnere mir gern an den Urlaub.', 'Ich erinnere mich gern an den Urlaub.'],
    ['Wir freuen sich sehr über die Einladung.', 'Wir freuen uns sehr über die Einladung.'],
    ['Ich möchte mir für den Fehler entschuldigen.', 'Ich möchte mich für den Fehler entschuldigen.'],
  ],
  'a missing comma before a subordinate clause': [
    ['Ich bleibe heute zu Hause weil ich Fieber habe.', 'Ich bleibe heute zu Hause, weil ich Fieber habe.'],
    ['Er weiß nicht ob sie morgen kommt.', 'Er weiß nicht, ob sie morgen kommt.'],
    ['Ich hoffe dass es dir gut geht.', 'Ich hoffe, dass es dir gut geht.'],
    ['Wir gehen spazieren obwohl es regnet.', 'Wir gehen spazieren, obwohl es regnet.'],
    ['Ruf mich bitte an wenn du Zeit hast.', 'Ruf mich bitte an, wenn du Zeit hast.'],
    ['Ich kenne einen Mann der drei Sprachen spricht.', 'Ich kenne einen Mann, der drei Sprachen spricht.'],
    ['Ich lerne jeden Tag um die Prüfung zu bestehen.', 'Ich lerne jeden Tag, um die Prüfung zu bestehen.'],
  ],
  'the verb in a subordinate clause': [
    ['Ich komme später, weil ich muss noch einkaufen.', 'Ich komme später, weil ich noch einkaufen muss.'],
    ['Sie ist glücklich, weil sie hat die Prüfung bestanden.', 'Sie ist glücklich, weil sie die Prüfung bestanden hat.'],
    ['Ich bin müde, weil ich stehe jeden Tag um fünf Uhr auf.', 'Ich bin müde, weil ich jeden Tag um fünf Uhr aufstehe.'],
    ['Er sagt, dass er kommt morgen.', 'Er sagt, dass er morgen kommt.'],
    ['Ich freue mich, wenn du besuchst mich bald.', 'Ich freue mich, wenn du mich bald besuchst.'],
    ['Wir bleiben im Hotel, obwohl es ist sehr teuer.', 'Wir bleiben im Hotel, obwohl es sehr teuer ist.'],
    ['Ich glaube, dass mein Bruder kann dir helfen.', 'Ich glaube, dass mein Bruder dir helfen kann.'],
  ],
  'the verb in second place': [
    ['Am Sonntag ich besuche meine Oma.', 'Am Sonntag besuche ich meine Oma.'],
    ['Gestern wir waren im Kino.', 'Gestern waren wir im Kino.'],
    ['Leider ich kann nicht kommen.', 'Leider kann ich nicht kommen.'],
    ['Nach der Arbeit er geht zum Sport.', 'Nach der Arbeit geht er zum Sport.'],
    ['Wenn du willst, ich hole dich ab.', 'Wenn du willst, hole ich dich ab.'],
    ['Nächste Woche wir fahren ans Meer.', 'Nächste Woche fahren wir ans Meer.'],
  ],
  'an object in the accusative': [
    ['Ich kaufe ein Salat für die Party.', 'Ich kaufe einen Salat für die Party.'],
    ['Wir haben der neue Film gesehen.', 'Wir haben den neuen Film gesehen.'],
    ['Hast du ein Stift für mich?', 'Hast du einen Stift für mich?'],
    ['Ich möchte kein Kaffee trinken.', 'Ich möchte keinen Kaffee trinken.'],
    ['Er hat ein großer Garten.', 'Er hat einen großen Garten.'],
    ['Ich bringe mein Bruder mit.', 'Ich bringe meinen Bruder mit.'],
  ],
  'a verb with the dative': [
    ['Ich helfe meine Eltern im Garten.', 'Ich helfe meinen Eltern im Garten.'],
    ['Wir danken unsere Lehrerin.', 'Wir danken unserer Lehrerin.'],
    ['Kannst du mich bitte helfen?', 'Kannst du mir bitte helfen?'],
    ['Das Hotel hat mich gut gefallen.', 'Das Hotel hat mir gut gefallen.'],
    ['Ich gratuliere dich zum Geburtstag.', 'Ich gratuliere dir zum Geburtstag.'],
  ],
  'das instead of dass': [
    ['Ich habe gelesen das der Kurs am Montag beginnt.', 'Ich habe gelesen, dass der Kurs am Montag beginnt.'],
    ['Ich weiß, das du viel Arbeit hast.', 'Ich weiß, dass du viel Arbeit hast.'],
    ['Es ist schade das wir uns so selten sehen.', 'Es ist schade, dass wir uns so selten sehen.'],
    ['Sie hat gesagt das ihr Mann krank ist.', 'Sie hat gesagt, dass ihr Mann krank ist.'],
    ['Ich hoffe das ihr bald kommt.', 'Ich hoffe, dass ihr bald kommt.'],
    ['Wir haben gehört das eure Tochter geheiratet hat.', 'Wir haben gehört, dass eure Tochter geheiratet hat.'],
  ],
  'subject and verb': [
    ['Er haben heute keine Zeit.', 'Er hat heute keine Zeit.'],
    ['Meine Freunde kommt aus Italien.', 'Meine Freunde kommen aus Italien.'],
    ['Ich gehen jeden Tag in den Park.', 'Ich gehe jeden Tag in den Park.'],
    ['Die Leute ist sehr freundlich.', 'Die Leute sind sehr freundlich.'],
    ['Mein Vater arbeiten in einer Bank.', 'Mein Vater arbeitet in einer Bank.'],
  ],
};

describe.each(Object.entries(kinds))('%s', (_kind, pairs) => {
  test.each(pairs)('is corrected in: %s', async (wrong, right) => {
    expect(await corrected(wrong)).toBe(right);
  });
  test.each(pairs.map(([, right]) => right))('is not seen in: %s', async (right) => {
    expect(await corrected(right)).toBe(right);
  });
});

describe('a structural rule', () => {
  test.each(allRules.map((rule) => [rule.id, rule.examples.length] as const))('%s carries at least three examples', (_id, count) => {
    expect(count).toBeGreaterThanOrEqual(3);
  });
  test.each(allRules.flatMap((rule) => rule.examples.map(({ wrong, right }) => [rule.id, wrong, right] as const)))(
    '%s keeps its example: %s',
    async (_id, wrong, right) => {
      expect(await corrected(wrong)).toBe(right);
      expect(await corrected(right)).toBe(right);
    },
  );
});
