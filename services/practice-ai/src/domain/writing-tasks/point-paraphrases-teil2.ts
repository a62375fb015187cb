/** For each opinion topic and each of its points, in their order: at least three ways a learner may put it, for and against. */
export const teil2Paraphrases: Record<string, string[][]> = {
  'fremdsprachen-im-kindergarten': [
    [
      'Ich stimme Bettina zu, denn vier Jahre sind für eine Fremdsprache zu früh.',
      'Da habe ich eine andere Meinung: Je früher Kinder anfangen, desto besser.',
      'Zum Teil hat sie recht, aber ein paar Lieder auf Englisch schaden keinem Kind.',
    ],
    [
      'Kleine Kinder lernen eine neue Sprache schnell und haben keine Angst vor Fehlern. Außerdem macht es ihnen Spaß.',
      'Erstens brauchen Kinder Zeit zum Spielen, zweitens sollen sie zuerst ihre Muttersprache gut sprechen.',
      'Ein Grund ist die gute Aussprache, ein anderer sind die besseren Chancen in der Schule.',
    ],
    [
      'Ich selbst habe erst mit zehn Jahren Englisch gelernt und hatte keine Probleme damit.',
      'Meine Tochter singt zu Hause französische Lieder, die sie im Kindergarten gelernt hat.',
      'Als Kind bin ich mit zwei Sprachen aufgewachsen und das hilft mir bis heute.',
    ],
    [
      'In meinem Heimatland beginnen die Kinder erst in der Schule mit einer Fremdsprache.',
      'Bei uns lernen schon Dreijährige Englisch, aber nur in privaten Kindergärten.',
      'Dort, wo ich herkomme, sprechen viele Familien zwei Sprachen, deshalb ist das ganz normal.',
    ],
  ],
  'duerfen-maenner-weinen': [
    [
      'Die Meinung von Herbert finde ich altmodisch und falsch.',
      'Ich verstehe Herbert gut, denn auch ich bin so erzogen worden.',
      'In einem Punkt gebe ich Herbert recht: Man muss nicht vor allen Leuten weinen.',
    ],
    [
      'Natürlich dürfen Männer weinen, weil sie genauso Gefühle haben wie Frauen.',
      'Wer seine Trauer nie zeigt, wird vielleicht krank, deshalb sind Tränen wichtig.',
      'Ich glaube, dass ein Mann in der Öffentlichkeit stark bleiben soll, denn die Familie braucht seine Kraft.',
    ],
    [
      'Mein Onkel hat bei der Hochzeit seiner Tochter vor Freude geweint.',
      'Als unser Hund gestorben ist, hatte sogar mein Vater Tränen in den Augen.',
      'Ein Freund von mir hat nach der Trennung oft geweint und danach ging es ihm besser.',
    ],
  ],
  'arbeit-am-wochenende': [
    [
      'Verena denkt nur an sich und nicht an die Menschen, die dann arbeiten müssen.',
      'Ich teile die Meinung von Verena, weil ich unter der Woche keine Zeit zum Einkaufen habe.',
      'Verena hat nur teilweise recht.',
    ],
    [
      'Der Sonntag gehört der Familie, deshalb sollen möglichst viele Menschen freihaben.',
      'Ärztinnen, Busfahrer und Köche müssen auch an Feiertagen arbeiten, sonst funktioniert nichts.',
      'Wer am Wochenende arbeitet, verdient mehr Geld und hat an einem anderen Tag frei.',
      'Auch wer im Supermarkt arbeitet, muss sich einmal in der Woche erholen.',
      'Unter der Woche schaffe ich meine Einkäufe nicht, deshalb finde ich offene Läden am Sonntag gut.',
    ],
    [
      'In meinem Heimatland haben die Geschäfte jeden Tag bis spät geöffnet.',
      'Bei uns ist der Freitag der freie Tag, am Sonntag arbeiten alle normal.',
      'Anders als hier bekommen die Menschen in meinem Land für Feiertage keinen zusätzlichen Lohn.',
    ],
  ],
  'autofreie-innenstadt': [
    [
      'Ich kann verstehen, dass Georg Angst um sein Geschäft hat.',
      'Georg irrt sich, denn in ruhigen Straßen gehen die Menschen lieber einkaufen.',
      'Vielleicht verliert der Laden am Anfang Kunden, aber später kommen bestimmt neue.',
    ],
    [
      'Ich bin für ein Zentrum ohne Autos, weil die Luft dann besser ist.',
      'Meiner Ansicht nach ist das eine schlechte Idee, denn alte Menschen können nicht weit laufen.',
      'Ohne Verkehr wäre es leiser und für Kinder sicherer, deshalb gefällt mir der Plan.',
    ],
    [
      'Ich fahre meistens mit dem Fahrrad ins Zentrum, weil es schnell geht.',
      'Da ich am Stadtrand wohne, nehme ich immer die Straßenbahn.',
      'Für den Einkauf am Samstag brauche ich mein Auto, sonst gehe ich zu Fuß.',
    ],
    [
      'Die Stadt sollte große Parkplätze am Rand bauen.',
      'Mein Vorschlag ist, dass Busse und Bahnen am Wochenende kostenlos sind.',
      'Man könnte die Straßen zuerst nur samstags für Autos sperren.',
    ],
  ],
  'internet-im-alltag': [
    [
      'Die Aussage von Nadine ist mir zu negativ.',
      'Ich gebe Nadine recht, weil viele Leute wirklich nur noch auf ihr Handy sehen.',
      'Ich sehe das ein bisschen anders als Nadine.',
    ],
    [
      'Man findet in wenigen Sekunden die Informationen, die man braucht.',
      'Mit Videoanrufen kann ich meine Familie sehen, obwohl sie weit weg wohnt.',
      'Es ist praktisch, dass man online einkaufen und Rechnungen bezahlen kann.',
      'Meine Freunde im Ausland erreiche ich jederzeit mit einer Nachricht.',
    ],
    [
      'Leider stehen im Netz auch viele falsche Nachrichten.',
      'Manche Menschen sitzen zu lange vor dem Bildschirm und treffen ihre Freunde nicht mehr.',
      'Es ist gefährlich, wenn Fremde persönliche Daten stehlen.',
    ],
    [
      'Ich selbst bin jeden Tag ungefähr zwei Stunden online und lese Nachrichten.',
      'Meistens suche ich nach Rezepten oder lerne mit einer App neue Wörter.',
      'Für die Arbeit schreibe ich viele E-Mails, aber am Wochenende schalte ich mein Handy aus.',
    ],
  ],
  'e-books-oder-gedruckte-buecher': [
    [
      'Ich lese lieber gedruckte Bücher als E-Books.',
      'Seit ich ein Lesegerät habe, kaufe ich fast keine Bücher aus Papier mehr.',
      'Ich mag beides: zu Hause ein Buch aus Papier und auf Reisen ein E-Book.',
      'Ein richtiges Buch aus Papier ist mir viel lieber.',
    ],
    [
      'Oskar hat recht, denn ein Buch aus Papier fühlt sich schöner an und man braucht keinen Strom.',
      'E-Books sind billiger und nehmen keinen Platz weg, deshalb verstehe ich Oskar nicht.',
      'Oskar vergisst, dass man auf einem Lesegerät die Schrift größer machen kann, und das hilft älteren Menschen.',
    ],
    [
      'Meistens lese ich abends im Bett, bevor ich einschlafe.',
      'In der Straßenbahn habe ich immer etwas zum Lesen dabei.',
      'Im Sommer sitze ich gern im Garten und lese einen spannenden Krimi.',
    ],
  ],
  'urlaub-zu-hause-oder-am-strand': [
    [
      'Ich bin der gleichen Meinung wie Simone, denn zu Hause habe ich meine Ruhe.',
      'Da muss ich Simone widersprechen: Auf dem Balkon vergesse ich die Arbeit nie.',
      'Die Idee von Simone finde ich interessant, aber jedes Jahr wäre mir das zu langweilig.',
    ],
    [
      'Am Meer kann man schwimmen und die Sonne genießen, aber im Sommer sind die Hotels teuer.',
      'Ein Strandurlaub tut dem Körper gut, allerdings ist es dort oft laut und voll.',
      'Gut ist die frische Luft am Wasser, schlecht finde ich die lange Fahrt dorthin.',
    ],
    [
      'Letztes Jahr war ich mit meiner Familie zwei Wochen in Kroatien.',
      'Im August bin ich zu Hause geblieben und habe viele Radtouren gemacht.',
      'Zuletzt habe ich meine Großeltern auf dem Land besucht.',
    ],
    [
      'Das Wichtigste ist für mich, dass ich lange schlafen kann.',
      'Ich brauche im Urlaub vor allem gutes Essen und Sonne.',
      'Hauptsache, die ganze Familie ist zusammen und niemand muss auf die Uhr sehen.',
    ],
  ],
  'vegetarisch-essen': [
    [
      'Ich kann den Ärger von Ralf nicht verstehen.',
      'Ralf hat recht, denn jeder soll selbst wählen, was er isst.',
      'Ich finde es gut, dass die Kantine an zwei Tagen kein Fleisch anbietet, auch wenn Ralf das nicht mag.',
    ],
    [
      'Wer weniger Fleisch isst, tut etwas für die Umwelt und für die Tiere.',
      'Gemüse, Obst und Nüsse sind gesund und kosten weniger als Fleisch.',
      'Ich bin dagegen, weil der Körper Eiweiß und Eisen aus Fleisch braucht.',
    ],
    [
      'Bei mir gibt es von Montag bis Freitag viel Gemüse und nur am Sonntag einen Braten.',
      'Ich esse fast jeden Tag Reis mit Bohnen und manchmal Fisch.',
      'Seit drei Jahren bin ich Vegetarierin und koche meistens Nudeln oder Suppe.',
    ],
    [
      'Die Kantine könnte jeden Tag ein Gericht mit und eines ohne Fleisch kochen.',
      'Ich schlage vor, dass die Mitarbeiter den Speiseplan gemeinsam wählen.',
      'Vielleicht sollte man zuerst nur einen Tag in der Woche ohne Fleisch ausprobieren.',
    ],
  ],
};
