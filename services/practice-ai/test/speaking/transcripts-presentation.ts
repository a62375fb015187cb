import type { Transcript } from './transcript.js';

const internet = 'Internet: jeden Tag online';
const pocketMoney = 'Taschengeld für Kinder';

/** The talk, and the answers to what the examiner asks after it. */
export const presentation: Transcript[] = [
  {
    topic: internet,
    level: 'weak',
    why: 'Six simple sentences, most of them wrong, without a beginning or an end; only uses and an advantage.',
    turns: ['Ich mag Internet. Ich sehe Video und ich spreche mit meine Mutter. Internet ist schnell. Ich habe Handy und Computer.', 'Ja, jeden Tag. Viele Stunde.', 'In mein Land Internet ist nicht gut.'],
  },
  {
    topic: internet,
    level: 'middling',
    why: 'Most questions in short main clauses, many errors of case and verb position, hardly any order.',
    turns: [
      'Mein Thema ist das Internet. Heute alle Leute benutzen das Internet. Man kann viele Sachen machen, zum Beispiel einkaufen oder mit die Freunde sprechen. Ich bin jeden Tag drei Stunden online. Ich schreibe mit meine Familie und sehe Filme.',
      'In meinem Heimatland das Internet ist langsam. In die Dörfer gibt es kein Internet. Viele Leute haben nur ein Handy.',
      'Es gibt Vorteile und Nachteile. Das Internet ist schnell und billig. Aber die Kinder spielen zu viel und das ist nicht gut für die Augen. Ich finde Internet ist wichtig.',
    ],
  },
  {
    topic: internet,
    level: 'good',
    why: 'All guiding questions in order, with an introduction and an end; some errors, simple words.',
    turns: [
      'Guten Tag, ich möchte heute über das Thema Internet sprechen. Zuerst erzähle ich, was man im Internet machen kann. Man kann Nachrichten lesen, ein Hotel buchen oder mit Freunden sprechen. Ich selbst bin jeden Tag ungefähr zwei Stunden online. Am Abend spreche ich oft mit meinem Bruder, weil er wohnt in Kanada.',
      'In meiner Heimat haben heute fast alle Menschen Internet. In der Stadt ist es schnell, aber in den Dörfern es gibt manchmal Probleme.',
      'Das Internet hat viele Vorteile. Man findet schnell Informationen und man muss nicht zur Bank gehen. Ein Nachteil ist, dass viele Jugendliche zu lange am Handy sind. Auch gibt es Leute, die unsere Passwörter stehlen wollen. Meiner Meinung nach ist das Internet gut, aber man muss aufpassen. Vielen Dank für die Aufmerksamkeit.',
    ],
  },
  {
    topic: internet,
    level: 'excellent',
    why: 'Introduction, outline, own experience, home, both sides, opinion and close; exact words, joined sentences, no error.',
    turns: [
      'Guten Tag, in meiner Präsentation geht es um das Thema „Internet: jeden Tag online“. Zuerst möchte ich kurz erklären, wofür wir das Internet heute benutzen, danach erzähle ich von meinen eigenen Erfahrungen und von der Situation in meiner Heimat. Anschließend nenne ich einige Vor- und Nachteile, und zum Schluss sage ich Ihnen meine Meinung.',
      'Heutzutage erledigt man fast alles online: Man überweist Geld, bucht Reisen, füllt Formulare aus oder informiert sich über das Wetter. Ich persönlich nutze das Netz vor allem, um mit meiner Familie in Kontakt zu bleiben. Als ich vor drei Jahren nach Deutschland gekommen bin, hat mir außerdem eine App geholfen, meine erste Wohnung zu finden.',
      'In meinem Heimatland ist die Verbindung in den großen Städten inzwischen ausgezeichnet. Auf dem Land sieht es allerdings anders aus, denn dort gibt es viele Dörfer, in denen das Netz ständig ausfällt.',
      'Ein großer Vorteil ist, dass man Informationen viel schneller findet als früher und kostenlos mit der ganzen Welt sprechen kann. Andererseits darf man die Gefahren nicht vergessen: Manche Jugendliche werden süchtig, und Betrüger versuchen, unsere Passwörter zu stehlen. Obwohl ich diese Probleme ernst nehme, bin ich davon überzeugt, dass die positiven Seiten überwiegen, wenn man vorsichtig bleibt. Damit bin ich am Ende meiner Präsentation. Ich danke Ihnen für Ihre Aufmerksamkeit und beantworte gern Ihre Fragen.',
    ],
  },
  {
    topic: pocketMoney,
    level: 'middling',
    why: 'Understandable, four of six questions, errors in most sentences, ends without an end.',
    turns: [
      'Ich spreche über Taschengeld. Taschengeld ist Geld für Kinder. Sie kaufen Süßigkeiten und Comics. Ich habe kein Taschengeld bekommen, weil meine Eltern hatten nicht viel Geld.',
      'Ein Vorteil ist, die Kinder lernen mit Geld umgehen. Aber Problem ist, sie kaufen nur Schokolade und das ist ungesund. Auch die andere Kinder haben mehr Geld und sie sind neidisch.',
      'Ich denke fünf Euro für eine Woche ist gut. Ein Kind mit sechs Jahre braucht nicht so viel.',
    ],
  },
  {
    topic: pocketMoney,
    level: 'excellent',
    why: 'Clear order, every question with an example, varied words, no error to speak of.',
    turns: [
      'Ich habe das Thema „Taschengeld für Kinder“ gewählt, weil ich selbst zwei Söhne habe und wir zu Hause oft darüber diskutieren. Zunächst erkläre ich, was Taschengeld bedeutet, dann berichte ich von meinen Erfahrungen, und am Ende komme ich zu meiner Meinung.',
      'Taschengeld ist ein kleiner Betrag, den Kinder regelmäßig von ihren Eltern bekommen und über den sie allein entscheiden dürfen. Die meisten geben ihn für Süßigkeiten, Comics oder Kinokarten aus. In meiner Kindheit gab es bei uns kein festes Taschengeld. Wenn ich etwas brauchte, musste ich meine Mutter fragen, oder ich habe meinem Opa im Garten geholfen.',
      'In meiner Heimat ist es auf dem Dorf bis heute unüblich, dass Kinder eigenes Geld bekommen, während es in den Städten inzwischen ganz normal ist.',
      'Für Taschengeld spricht, dass Kinder den Umgang mit Geld lernen und Verantwortung übernehmen. Sie verstehen zum Beispiel, dass man sparen muss, um sich ein teures Spielzeug leisten zu können. Natürlich gibt es auch Nachteile: Einige Kinder verschwenden alles am ersten Tag, und andere sind neidisch, weil ihre Freunde mehr haben. Trotzdem bin ich der Meinung, dass zwei Euro pro Woche für ein Kind ab sechs Jahren sinnvoll sind. Vielen Dank fürs Zuhören. Haben Sie noch Fragen?',
    ],
  },
];
