import type { GradedAnswer } from './graded-answer.js';

/** Answers around the pass mark: understood, but a point is missing or most sentences have an error. */
export const middlingTexts: GradedAnswer[] = [
  {
    task: 'italienisch-lernen',
    level: 'middling',
    why: 'Asks for no tip; datives and the verb after weil wrong, few links.',
    text: `Liebe Giulia,

wie geht es dir? Ich habe ein Überraschung für dich. Seit zwei Monate lerne ich Italienisch. Ich lerne diese Sprache, weil ich möchte nach Italien reisen und mit die Leute sprechen. Ich gehe zweimal in die Woche in ein Kurs und zu Hause ich lerne mit ein Buch. Der Lehrer ist sehr nett. Wir sind zehn Personen in der Gruppe. Ich habe schon viel Wörter gelernt. Wie ist das Wetter in Bologna?

Viele Grüße
Daria`,
  },
  {
    task: 'tanzkurs',
    level: 'middling',
    why: 'All points are touched, but each sentence has a wrong ending, preposition or verb place.',
    text: `Liebe Miriam,

wie geht dir? Ich habe ein Tanzkurs für Anfänger gefunden. Der Kurs ist an Montag um 18 Uhr in die Tanzschule und kostet 80 Euro. Ich möchte tanzen lernen weil in Sommer meine Schwester heiratet. Ich kann nicht gut tanzen und ich habe ein bisschen Angst. Du magst auch Musik, deshalb ich habe an dir gedacht. Kommst du mit mir? Bitte schreib mich schnell, der Kurs beginnt in nächste Woche.

Viele Grüße
Elena`,
  },
  {
    task: 'ausflug-an-den-see',
    level: 'middling',
    why: 'Does not say what to bring; main clauses only, wrong prepositions and cases.',
    text: `Hallo Katharina,

wie war dein Reise? Wir machen am Sonntag ein Ausflug an der See. Wir wollen schwimmen und am Nachmittag wir grillen Fleisch und Gemüse. Danach spielen wir Volleyball mit die Kinder. Wir fahren mit den Zug um neun Uhr, weil das ist billig. Der Zug fährt von Hauptbahnhof ab. Anna und Peter kommt auch. Ich hoffe, das du auch kommst.

Liebe Grüße
Marta`,
  },
  {
    task: 'fremdsprachen-im-kindergarten',
    level: 'middling',
    why: 'Nothing about the home country; the verb after wenn and weil is wrong, endings too.',
    text: `Bettina sagt, das ist zu früh. Ich bin nicht einverstanden mit Bettina. Ich denke, Fremdsprachen im Kindergarten ist eine gute Idee. Kleine Kinder lernen sehr schnell, weil sie haben keine Angst. Sie lernen auch die richtige Aussprache von die Wörter. Ich habe mit zwölf Jahre Englisch gelernt und das war sehr schwierig für mir. Mein Tochter lernt jetzt Deutsch in Kindergarten und sie spricht schon besser als ich. Wenn die Kinder haben Spaß, sie lernen gern.`,
  },
  {
    task: 'urlaub-zu-hause-oder-am-strand',
    level: 'middling',
    why: 'Does not say what matters most; past tenses and datives wrong.',
    text: `Simone mag Urlaub zu Hause, aber ich bin ein andere Meinung. Ich fahre lieber an den Strand, weil ich kann dort schwimmen und die Sonne ist schön. Am Strand man kann auch viele Leute treffen. Ein Nachteil ist, das die Hotels sind teuer und es gibt viele Touristen. In letzte Jahr ich war mit mein Familie in der Türkei. Wir haben in ein kleine Hotel gewohnt und jeden Tag geschwommen. Das Essen hat uns sehr gut geschmeckt.`,
  },
  {
    task: 'vorstellungsgespraech',
    level: 'middling',
    why: 'Does not ask for the way; datives and the verb after welche wrong.',
    text: `Sehr geehrter Herr Vogt,

danke für Ihre Einladung zu das Vorstellungsgespräch. Ich habe mir sehr gefreut. Ich komme an Dienstag um elf Uhr zu Ihnen. Ich möchte fragen, welche Unterlagen soll ich mitbringen. Brauchen Sie auch mein Zeugnis von der Schule? Ich arbeite seit zwei Jahre in ein Hotel.

Mit freundliche Grüßen
Ivana Novak`,
  },
];
