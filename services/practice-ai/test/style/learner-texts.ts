/** Texts as learners write them: letters, mails and opinions with contractions, particles, orders, names, lists and smileys. */
export const learnerTexts: Record<string, string> = {
  'a letter to two friends':
    'Liebe Sara,\n\nwie geht’s euch? Seid ihr gut in Berlin angekommen? Ich vermisse euch total. Erzählt mir bitte, wie eure neue Wohnung ist und ob ihr euch schon eingelebt habt. Habt ihr Lust, mich im Sommer zu besuchen?\n\nViele Grüße\nEure Mina',
  'get well soon':
    'Hey Lukas,\n\nich hab gehört, dass du krank bist. Das tut mir echt leid! Brauchst du was aus der Apotheke? Wenn du willst, kann ich dir die Hausaufgaben vorbeibringen. Ruh dich aus und werd schnell wieder gesund!\n\nDein Tom',
  'a message to a teacher':
    'Lieber Herr Weber,\n\nich kann morgen leider nicht zum Unterricht kommen, weil ich einen Termin beim Arzt hab. Können Sie mir bitte die Hausaufgaben schicken? Ich will nichts verpassen.\n\nLG\nNasrin Ahmadi',
  'an answer with „Sie“ for others':
    'Guten Tag Lisa,\r\n\r\nvielen Dank für Ihre Nachricht. Die Kollegen haben mir gesagt, dass Sie morgen im Büro sind. Sie haben die Unterlagen schon vorbereitet. Wann kann ich zu Ihnen kommen?\r\n\r\nMit freundlichen Grüßen\r\nPaul Neumann',
  'an opinion about telephones':
    'Ich finde, dass Handys in der Schule verboten werden sollten. Viele Kinder gucken dauernd auf ihr Handy und hören dem Lehrer nicht zu. Man kann die Handys am Morgen einsammeln. Aber in der Pause sollten die Kinder ihre Handys kriegen, weil sie vielleicht ihre Eltern anrufen müssen.',
  'an opinion about traffic':
    'In der Stadt gibt es zu viel Verkehr. Man baut immer mehr Straßen, und die Leute kaufen immer mehr Autos. Wir brauchen bessere Busse und mehr Radwege. Um die Luft zu verbessern, sollte man weniger Auto fahren.',
  'a question in a forum':
    'Hi Leute, ich hab da mal ’ne Frage. Gibt’s hier jemanden, der schon mal einen Sprachkurs in Wien gemacht hat? Ich krieg von meiner Firma zwei Wochen frei. Wie viel kostet das und was muss ich mitnehmen? Danke für eure Tipps!',
  'a mail to a colleague with a list':
    'Hallo Frau Yilmaz,\nich wollte mal fragen, ob Sie mir helfen können.\nIch brauche folgende Sachen:\n- ’nen Stuhl\n- zwei Lampen\nRufen Sie mich an oder kommen Sie einfach vorbei 😊\nDanke!\nPeter',
  'greetings with words of another language':
    'Hi Mehdi,\n\nsalam! Wie läuft’s? Letzte Woche war Nowruz und wir haben mit der ganzen Familie gefeiert. Meine Mama hat Sabzi Polo gekocht, das war mega lecker. Hast du auch gefeiert? Schick mir mal ein Foto, okay?\n\nTschüss\nAmir',
  'a talk about a film':
    'Der Film „Die Welle“ hat mir echt gut gefallen. Anna meint: „Du musst das Buch lesen!“ Ich finde das Buch aber ein bisschen langweilig. Hast du den Film schon gesehen? Sag mir, was du davon hältst.',
};
