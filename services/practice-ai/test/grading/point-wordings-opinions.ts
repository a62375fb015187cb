/** Opinion topics, by task id and point: three wordings that stand nowhere in the product, some with a learner's error. */
export const opinionWordings: Record<string, string[][]> = {
  'fremdsprachen-im-kindergarten': [
    [
      'Ich bin nicht der gleichen Meinung wie Bettina.',
      'Ich stimme Bettina zu, weil Kinder in diesem Alter spielen sollen.',
      'Meiner Meinung nach hat Bettina nicht recht.',
    ],
    [
      'Kinder können schneller lernen als Erwachsene und sie haben Spaß an neuen Wörtern.',
      'Erstens lernen kleine Kinder leichter, zweitens ist Englisch später im Beruf wichtig.',
      'Ein Grund dafür ist, dass Kinder Sprachen beim Spielen lernen und keine Angst haben.',
    ],
    [
      'Ich habe in der Schule Englisch gelernt und das war schwer für mich.',
      'Ich habe mit acht Jahren angefangen, Französisch zu lernen.',
      'Mein Sohn lernt im Kindergarten Englisch und er findet es toll.',
    ],
    [
      'In meinem Heimatland lernt man Fremdsprachen erst in der Schule.',
      'In meinem Land gibt es viele Kindergärten mit Englisch.',
      'Bei uns im Iran lernen die Kinder Englisch ab der siebten Klasse.',
    ],
  ],
  'duerfen-maenner-weinen': [
    [
      'Ich bin nicht der Meinung von Herbert.',
      'Ich finde, dass Herbert nicht recht hat.',
      'Herbert sagt, ein richtiger Mann weint nicht, aber das stimmt nicht.',
    ],
    [
      'Ich denke, dass Männer weinen dürfen, weil sie auch Menschen sind.',
      'Männer sollen ihre Gefühle zeigen, denn das ist gesund.',
      'Jeder Mensch darf weinen, wenn er traurig ist.',
    ],
    [
      'Mein Vater hat geweint, als meine Oma gestorben ist.',
      'Mein bester Freund weint manchmal bei traurigen Filmen.',
      'Zum Beispiel hat mein Bruder auf seiner Hochzeit geweint.',
    ],
  ],
  'arbeit-am-wochenende': [
    [
      'Ich finde die Meinung von Verena nicht gut.',
      'Ich bin der gleichen Meinung wie Verena.',
      'Verena möchte am Sonntag einkaufen, aber ich finde das nicht richtig.',
    ],
    [
      'Ich bin gegen die Arbeit am Sonntag, weil man Zeit für die Familie braucht.',
      'Die Verkäufer brauchen auch einen freien Tag, sonst werden sie krank.',
      'Viele Menschen haben nur am Wochenende Zeit zum Einkaufen, darum bin ich dafür.',
    ],
    [
      'In meinem Heimatland sind die Geschäfte auch am Sonntag offen.',
      'In meinem Land arbeiten viele Leute am Wochenende.',
      'Bei uns in der Türkei kann man jeden Tag einkaufen.',
    ],
  ],
  'autofreie-innenstadt': [
    [
      'Georg hat Angst, dass die Kunden nicht mehr kommen, aber das glaube ich nicht.',
      'Ich verstehe die Sorge von Georg.',
      'Georg denkt, dass seine Kunden woanders einkaufen, und vielleicht hat er recht.',
    ],
    [
      'Ich bin für eine autofreie Innenstadt, weil die Luft sauberer wird.',
      'Ich bin dagegen, weil viele Menschen das Auto brauchen.',
      'Eine Stadt ohne Autos ist ruhiger und sicherer, deshalb finde ich den Plan gut.',
    ],
    [
      'Ich selbst fahre immer mit dem Bus in die Stadt.',
      'Ich gehe zu Fuß in die Innenstadt, weil ich in der Nähe wohne.',
      'Normalerweise nehme ich das Fahrrad oder die U-Bahn.',
    ],
    [
      'Ich schlage vor, dass die Stadt mehr Busse fahren lässt.',
      'Die Stadt könnte einen großen Parkplatz außerhalb bauen.',
      'Mein Vorschlag: Die Bahn soll billiger werden.',
    ],
  ],
  'internet-im-alltag': [
    [
      'Ich bin nicht der gleichen Meinung wie Nadine.',
      'Ich finde, dass Nadine recht hat.',
      'Nadine sagt, das Internet hat mehr Nachteile, aber ich sehe das nicht so.',
    ],
    [
      'Ein Vorteil ist, dass man schnell Informationen finden kann.',
      'Durch das Internet kann ich jeden Tag mit meinen Eltern sprechen.',
      'Im Internet kann man billig einkaufen und viel lernen.',
    ],
    [
      'Ein Nachteil ist, dass die Menschen weniger miteinander sprechen.',
      'Viele Kinder sitzen den ganzen Tag vor dem Computer und das ist nicht gesund.',
      'Im Internet gibt es auch viele falsche Informationen.',
    ],
    [
      'Ich benutze das Internet jeden Tag für meine Arbeit.',
      'Ich selbst sehe im Internet Filme und schreibe Nachrichten.',
      'Meistens benutze ich das Internet auf meinem Handy, um Deutsch zu lernen.',
    ],
  ],
  'e-books-oder-gedruckte-buecher': [
    [
      'Ich lese lieber E-Books.',
      'Mir gefallen gedruckte Bücher besser.',
      'Ich mag gedruckte Bücher mehr als E-Books.',
    ],
    [
      'Ich bin anderer Meinung als Oskar, weil E-Books sehr praktisch sind.',
      'Oskar sagt, dass kein Mensch E-Books braucht, aber sie sind leicht und billig.',
      'Ich stimme Oskar zu, denn ein Buch aus Papier riecht gut.',
    ],
    [
      'Ich lese am liebsten am Abend in meinem Bett.',
      'Am liebsten lese ich im Zug auf dem Weg zur Arbeit.',
      'Am Wochenende lese ich gern im Park.',
    ],
  ],
  'urlaub-zu-hause-oder-am-strand': [
    [
      'Ich bin anderer Meinung als Simone.',
      'Simone hat recht, zu Hause kann man sich gut erholen.',
      'Die Meinung von Simone finde ich nicht richtig.',
    ],
    [
      'Am Strand kann man baden, aber es ist oft sehr heiß und teuer.',
      'Ein Vorteil vom Strand ist die Sonne, ein Nachteil sind die vielen Touristen.',
      'Der Strand ist schön für Kinder, aber die Hotels kosten viel Geld.',
    ],
    [
      'In meinem letzten Urlaub war ich in Italien am Meer.',
      'Letzten Sommer bin ich mit Freunden nach Griechenland geflogen.',
      'Meinen letzten Urlaub habe ich zu Hause verbracht.',
    ],
    [
      'Am wichtigsten ist für mich, dass ich mich im Urlaub erholen kann.',
      'Für mich ist gutes Wetter am wichtigsten.',
      'Im Urlaub ist mir die Zeit mit meiner Familie am wichtigsten.',
    ],
  ],
  'vegetarisch-essen': [
    [
      'Ich bin nicht der Meinung von Ralf.',
      'Ich kann Ralf gut verstehen, denn ich esse auch gern Fleisch.',
      'Ralf ärgert sich über das Essen in der Kantine, aber ich finde die Idee gut.',
    ],
    [
      'Ohne Fleisch zu essen ist gesund, weil Gemüse viele Vitamine hat.',
      'Ich bin für vegetarisches Essen, weil es gut für die Tiere ist.',
      'Fleisch ist wichtig für den Körper, deshalb bin ich dagegen.',
    ],
    [
      'In einer normalen Woche esse ich viel Gemüse und zweimal Fleisch.',
      'Ich selbst esse meistens Nudeln, Reis oder Salat.',
      'Zum Frühstück esse ich Brot und am Abend koche ich oft Suppe.',
    ],
    [
      'Die Kantine könnte jeden Tag ein vegetarisches Essen anbieten.',
      'Mein Vorschlag für die Kantine ist, dass es immer zwei Gerichte gibt.',
      'Man sollte die Mitarbeiter fragen, was sie essen möchten.',
    ],
  ],
};
