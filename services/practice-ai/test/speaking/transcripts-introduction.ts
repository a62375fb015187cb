import { INTRODUCTION_TOPIC } from '@b1fuchs/contracts';
import type { Transcript } from './transcript.js';

const topic = INTRODUCTION_TOPIC;

export const introduction: Transcript[] = [
  {
    topic,
    level: 'weak',
    why: 'Name, country and a word or two; four questions are left without an answer, every sentence is wrong or cut.',
    turns: ['Ich heiße Omar.', 'Syrien.', 'Ich wohne Berlin.', 'Ja, zwei Kind.', 'Ich nicht arbeiten.'],
  },
  {
    topic,
    level: 'middling',
    why: 'Answers the questions in main clauses of five words, many errors, nothing is joined.',
    turns: [
      'Ich heiße Lan. Ich komme aus Vietnam.',
      'Ich wohne in Leipzig mit mein Mann. Unsere Wohnung ist klein aber schön.',
      'Ich habe eine Tochter. Sie ist vier Jahre. Sie geht in den Kindergarten.',
      'In Vietnam ich war Köchin. Jetzt ich lerne Deutsch jeden Tag.',
      'In meine Freizeit ich koche gern und sehe Filme. Ich gehe auch in den Park mit meine Tochter.',
    ],
  },
  {
    topic,
    level: 'good',
    why: 'Full answers with details and some reasons; a few wrong endings, ordinary words.',
    turns: [
      'Guten Tag, mein Name ist Daria Kowalska und ich komme aus Polen. Ich bin 29 Jahre alt.',
      'Seit zwei Jahren wohne ich in Dresden. Unsere Wohnung hat drei Zimmer und ein Balkon. Die Nachbarn sind sehr freundlich.',
      'Ich bin verheiratet, aber wir haben noch keine Kinder. Meine Eltern und meine Schwester leben in Polen und ich besuche sie zweimal im Jahr.',
      'Ich arbeite als Verkäuferin in einem Supermarkt. Später möchte ich eine Ausbildung machen, weil ich gern mit Menschen arbeite.',
      'In meiner Freizeit ich fahre gern Fahrrad und lese Krimis. Am Wochenende treffe ich oft meine Freundinnen.',
    ],
  },
  {
    topic,
    level: 'excellent',
    why: 'Tells more than is asked, joins and explains, precise words, no error.',
    turns: [
      'Guten Tag, ich heiße Arman Tehrani und komme ursprünglich aus Isfahan, einer großen Stadt im Iran, die für ihre Brücken bekannt ist.',
      'Seit anderthalb Jahren lebe ich in Hannover, wo ich mir mit zwei Studenten eine Wohnung teile. Obwohl die Wohnung ziemlich klein ist, fühle ich mich dort wohl, denn wir kochen fast jeden Abend zusammen.',
      'Meine Familie ist leider im Iran geblieben. Ich habe zwei jüngere Schwestern, mit denen ich mehrmals in der Woche telefoniere, damit wir uns nicht aus den Augen verlieren.',
      'Von Beruf bin ich Ingenieur. Im Moment besuche ich einen Deutschkurs, weil ich für meine Arbeit das Zertifikat brauche. Außerdem bewerbe ich mich bereits bei verschiedenen Firmen.',
      'Wenn ich nicht lerne, spiele ich am liebsten Gitarre oder wandere im Harz. Früher habe ich auch in einer Band gespielt, deshalb suche ich hier gerade Leute, die mit mir Musik machen möchten. Und was machen Sie in Ihrer Freizeit?',
    ],
  },
  {
    topic,
    level: 'weak',
    why: 'Verbs in the wrong form throughout, half of it in fragments.',
    turns: ['Name Fatima. Ich aus Marokko.', 'Familie groß. Sieben Bruder und Schwester haben.', 'Wohnung gut. Zwei Zimmer.', 'Arbeit putzen. Ich müde immer.'],
  },
  {
    topic,
    level: 'good',
    why: 'Speaks freely and in order, with reasons; small errors.',
    turns: [
      'Also, ich heiße Marco und ich bin in Neapel geboren. Das ist eine Stadt in Italien am Meer.',
      'Ich wohne jetzt in München, weil meine Frau hier arbeitet. Die Stadt gefällt mir sehr, aber die Mieten sind zu hoch.',
      'Wir haben ein Sohn, er ist drei Jahre alt. Meine Schwiegereltern helfen uns oft, wenn wir arbeiten müssen.',
      'Ich spreche Italienisch, Englisch und ein bisschen Spanisch. Deutsch lerne ich seit einem Jahr. Am Anfang die Grammatik war schwer, aber jetzt verstehe ich viel.',
      'Ich spiele gern Fußball und ich koche auch viel. Am Sonntag gehen wir meistens in die Berge.',
    ],
  },
];
