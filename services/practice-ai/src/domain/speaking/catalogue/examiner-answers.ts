import { wellAnswers } from './examiner-replies.js';

/** Real answers of the examiner to what learners ask them. The first that fits is given; each sentence once in a talk. */
export const examinerAnswers: readonly { asks: RegExp; answers: readonly string[] }[] = [
  { asks: /wie (?:ist ihr name|heißen sie|heisst du|heißt du|darf ich sie nennen)/iu, answers: ['Ich heiße Fuchs.', 'Mein Name ist Fuchs.'] },
  { asks: /woher (?:kommen|kommst)|aus welche[mr] (?:land|stadt)|kommen sie (?:auch )?aus/iu, answers: ['Ich bin hier in der Gegend aufgewachsen.', 'Ich komme aus Deutschland.'] },
  { asks: /(?:wo |(?<!\p{L}))(?:wohnen|leben) sie|wohnst du|lebst du/iu, answers: ['Ich wohne in einer kleinen Stadt.', 'Meine Wohnung ist nicht weit von hier.'] },
  { asks: /wie geht|geht(?:['’]?s| es) (?:ihnen|dir)/iu, answers: wellAnswers },
  { asks: /(?:haben sie|hast du).* (?:zeit|frei)(?!\p{L})|(?:passt|geht) (?:es |das )?(?:ihnen|dir|bei ihnen|bei dir)|(?:können sie|kannst du) (?:am|um|da|an|auch)(?!\p{L}).*\?$/iu, answers: ['Ja, da habe ich Zeit.', 'Ja, das passt mir gut.', 'Da kann ich auch.'] },
  { asks: /(?:waren sie|warst du|sind sie|bist du).* (?:schon|einmal|mal|jemals)|(?:haben sie|hast du).* (?:schon|einmal|jemals)(?!\p{L})/iu, answers: ['Nein, leider noch nie.', 'Nein, bis jetzt noch nicht.', 'Ja, aber das ist lange her.'] },
  { asks: /kennen sie|kennst du/iu, answers: ['Nein, aber ich habe schon davon gehört.', 'Ein bisschen, aber nicht sehr gut.'] },
  { asks: /wissen sie|weißt du|haben sie gewusst/iu, answers: ['Nein, das weiß ich leider nicht.', 'Nein, das wusste ich noch nicht.'] },
  { asks: /(?:mögen sie|magst du)|(?:\p{L}+en sie|\p{L}+st du) (?:\p{L}+ ){0,4}(?:gerne?|auch|lieber)(?!\p{L})/iu, answers: ['Ja, wirklich gern.', 'Ja, das mag ich auch.', 'Ja, aber nicht jeden Tag.'] },
  { asks: /(?:kommen|machen|gehen|fahren|sind) sie (?:\p{L}+ ){0,2}(?:mit|dabei)|(?:kommst|machst|bist) du (?:\p{L}+ ){0,2}(?:mit|dabei)/iu, answers: ['Ja, ich bin gern dabei.', 'Ja, natürlich komme ich mit.'] },
  { asks: /(?:haben sie|hast du)(?! fragen)/iu, answers: ['Nein, leider nicht.', 'Im Moment leider nicht.'] },
  { asks: /(?:ist|wäre|sind|wird)(?!\p{L}).* zu \p{L}+/iu, answers: ['Nein, das finde ich nicht.', 'Nein, ich glaube, das geht.'] },
  { asks: /nicht wahr|(?:nicht (?:auch|so)|stimmt(?:['’]?s| das)?|oder|ne|ja|richtig)[ ]*\?/iu, answers: ['Ja, das stimmt.', 'Ja, genau.', 'Ja, das sehe ich auch so.'] },
  { asks: /(?:ist|wäre|geht|passt|klappt) (?:\p{L}+ ){0,4}(?:okay|ok|gut|möglich|recht|in ordnung|besser|so|das)(?!\p{L})|einverstanden|(?:okay|ok|gut|recht)[ ]*\?/iu, answers: ['Ja, das ist für mich in Ordnung.', 'Ja, das geht.', 'Ja, damit bin ich einverstanden.'] },
  { asks: /wie viele(?! geld)/iu, answers: ['So genau weiß ich das nicht, aber es sind nicht zu viele.', 'Das zählen wir am besten noch einmal.'] },
  { asks: /was (?:können|könnten|wollen|möchten) sie (?:\p{L}+ )?(?:mitbringen|bringen|kochen|backen|machen)|was (?:bringen|kochen|backen) sie|was (?:kannst|könntest|willst) du (?:\p{L}+ )?(?:mitbringen|kochen|backen|machen)|was bringst du|was kochst du/iu, answers: ['Ich bringe gern einen Salat mit.', 'Ich kann einen Kuchen mitbringen.'] },
  { asks: /(?:was|welche\p{L}*) (?:\p{L}+ )?(?:finden sie|findest du|gefällt (?:ihnen|dir)|ist(?: für (?:sie|dich))?) (?:\p{L}+ )?besser/iu, answers: ['Ich finde Ihre erste Idee besser.', 'Mir gefällt das Erste besser.'] },
  { asks: /wie viel (?:möchten|wollen|würden|können|kannst|möchtest|willst|würdest) (?:sie|du)/iu, answers: ['Ungefähr fünfzig Euro sind für mich in Ordnung.'] },
  { asks: /wann (?:treffen|fahren|gehen|beginnen|starten) wir.*(?:\d|um |vor (?:dem|der)|am )/iu, answers: ['Ja, das passt für mich.'] },
  { asks: /um wie viel uhr/iu, answers: ['Ich glaube, wir sollten früh da sein.', 'Die genaue Uhrzeit schreibe ich Ihnen noch.'] },
  { asks: /wie groß|wie klein/iu, answers: ['Für uns alle reicht es bestimmt.', 'Das habe ich leider nicht gemessen.'] },
  { asks: /(?:was|wen|welche\p{L}*) (?:\p{L}+ )?(?:kochen|machen|bringen|kaufen|nehmen|essen|trinken|spielen|besorgen|schenken) sie/iu, answers: ['Da überlege ich noch, aber mir fällt bestimmt etwas ein.', 'Ich richte mich danach, was noch fehlt.'] },
  { asks: /was für (?:\p{L}+ ){1,3}(?:mögen|sehen|essen|hören|lesen) sie|was (?:\p{L}+ ){0,2}(?:mögen|sehen|essen|hören|lesen) sie (?:\p{L}+ )?(?:gern|am liebsten)/iu, answers: ['Das mag ich auch.', 'Da habe ich fast den gleichen Geschmack wie Sie.'] },
  { asks: /wie viel|was kostet|wie teuer|kosten(?!\p{L})|preis/iu, answers: ['Den Preis kenne ich noch nicht, aber ich kann mich erkundigen.', 'Das weiß ich nicht genau, wir müssen nach dem Preis fragen.'] },
  { asks: /gibt es|hat (?:das|der|die|man)(?!\p{L})|wie (?:lange|weit|oft)|(?:wann|wo) (?:öffnet|schließt|macht|beginnt|fährt|ist|hat|kann man)/iu, answers: ['Das weiß ich nicht genau, aber ich sehe heute Abend nach.', 'Da müssen wir noch nachfragen.', 'Das können wir im Internet nachsehen.'] },
  { asks: /warum|wieso|weshalb/iu, answers: ['Weil es so für alle einfacher ist.', 'Weil mir das wichtig ist.'] },
  { asks: /^(?!.*(?:wann|wo|was|wie|wer|welche)(?!\p{L})).*(?:können|könnten|sollen|sollten|wollen|müssen|brauchen|dürfen) wir/iu, answers: ['Ja, das wäre gut.', 'Ja, das können wir machen.', 'Ja, da haben Sie recht.'] },
  { asks: /brauchen sie|brauchst du|möchten sie|möchtest du|wollen sie|willst du/iu, answers: ['Ja, gern.', 'Ja, das wäre schön.'] },
];

/** To questions that can be answered with yes or no, and to all others. */
export const yesAnswers = ['Ja, ich denke schon.', 'Ja, ich glaube schon.', 'Ja, wahrscheinlich.'] as const;
export const openAnswers = ['Das weiß ich leider nicht.', 'Da bin ich mir nicht sicher.', 'Darüber muss ich noch nachdenken.', 'Das kann ich im Moment nicht sagen.'] as const;

/** Why the examiner takes one of two things. */
export const choiceReasons = ['Das gefällt mir besser.', 'Das ist für alle einfacher.', 'Das finde ich praktischer.', 'Da bin ich sicher.'] as const;

/** Before a word is explained that the learner does not know. */
export const noMeaning = ['Dieses Wort kann ich leider nicht gut erklären.', 'Bitte schlagen Sie dieses Wort später nach, ich sage es einfacher.'] as const;

/** The learner asks for the German for a word that is not known. */
export const noGerman = ['Dieses Wort kenne ich leider nicht auf Deutsch. Mit anderen Wörtern geht es bestimmt auch.', 'Das kann ich leider nicht übersetzen, beschreiben geht aber immer.'] as const;
