/** Good B1 answers to the opinion topics, by task id. */
export const opinions: Record<string, string> = {
  'fremdsprachen-im-kindergarten': `Ich habe den Beitrag von Bettina gelesen und bin anderer Meinung. Für mich sind Fremdsprachen im Kindergarten eine gute Idee. Erstens lernen kleine Kinder Sprachen beim Spielen und haben keine Angst vor Fehlern. Zweitens bekommen sie so eine gute Aussprache.

Ich selbst habe erst mit zwölf Jahren Englisch gelernt und finde die Aussprache bis heute schwierig. In meinem Heimatland gibt es solche Angebote nur in privaten Kindergärten. Das finde ich schade. Natürlich darf der Unterricht nicht zu streng sein. Wenn die Kinder Spaß haben, ist es nie zu früh.`,

  'duerfen-maenner-weinen': `Ich habe die Meinung von Herbert gelesen und kann ihm nicht zustimmen. Dürfen Männer weinen? Ja, natürlich! Alle Menschen haben Gefühle und deshalb ist es ganz normal, sie auch zu zeigen. Wer seine Trauer immer versteckt, wird vielleicht sogar krank.

Ein gutes Beispiel dafür ist mein Großvater. Er hat nie über seine Sorgen gesprochen, deshalb haben wir ihn kaum verstanden. Mein Bruder ist ganz anders: Als seine Tochter geboren wurde, hat er vor Freude geweint. Das fand ich sehr schön. Meiner Ansicht nach ist ein Mann stark, wenn er ehrlich ist.`,

  'arbeit-am-wochenende': `Verena möchte auch am Sonntag einkaufen. Das kann ich verstehen, aber ich bin dagegen, dass alle Geschäfte öffnen. Man darf nicht vergessen, dass auch Verkäuferinnen und Verkäufer eine Familie haben. Arbeit am Wochenende macht müde und man sieht seine Freunde kaum noch. Natürlich müssen manche Menschen auch an Feiertagen arbeiten, zum Beispiel im Krankenhaus.

In meinem Heimatland sind die Läden jeden Tag geöffnet. Mein Vater hatte ein Geschäft und war deshalb fast nie zu Hause. Das war schade für uns Kinder. Zusammenfassend kann man sagen, dass ein gemeinsamer freier Tag allen guttut.`,

  'autofreie-innenstadt': `Ich finde eine autofreie Innenstadt sehr gut. Die Sorge von Georg kann ich zwar verstehen, aber ich glaube, dass die Menschen in ruhigen Straßen sogar lieber einkaufen. Ohne Autos ist die Luft sauberer und auch Kinder sind dann sicherer. In meiner Heimatstadt fahren im Zentrum schon lange keine Autos mehr und die Geschäfte sind immer voll.

Ich selbst fahre meistens mit dem Rad oder nehme die Straßenbahn. Allerdings brauchen ältere Menschen Hilfe. Deshalb schlage ich vor, dass die Stadt mehr Busse einsetzt und am Rand große Parkplätze baut.`,

  'internet-im-alltag': `Nadine meint, dass das Internet mehr Nachteile als Vorteile hat. Ich sehe das anders. Ein großer Vorteil ist, dass man überall schnell Informationen findet. Außerdem kann ich mit meiner Familie sprechen, obwohl sie in einem anderen Land lebt.

Auf der anderen Seite gibt es auch Probleme: Viele Nachrichten sind falsch und manche Menschen sitzen zu lange vor dem Bildschirm. Ich persönlich nutze das Internet im Alltag vor allem, um Deutsch zu lernen und Fahrkarten zu kaufen. Am Sonntag schalte ich mein Handy aber aus. Alles in allem überwiegen für mich die Vorteile.`,

  'e-books-oder-gedruckte-buecher': `E-Books oder gedruckte Bücher? Diese Frage ist für mich nicht leicht. Ich kann gut verstehen, dass Oskar ein volles Regal haben will. Trotzdem lese ich lieber E-Books. Im Vergleich zu einem dicken Roman ist ein Lesegerät sehr leicht und ich kann hundert Bücher in den Urlaub mitnehmen. Außerdem sind E-Books oft billiger und man spart Papier.

Nur Kochbücher kaufe ich noch im Laden, weil die Bilder schöner sind. Am liebsten lese ich morgens im Zug, denn dort habe ich eine halbe Stunde Ruhe. Meiner Meinung nach sollte jeder selbst entscheiden.`,

  'urlaub-zu-hause-oder-am-strand': `Simone hat recht, wenn sie sagt, dass ein Urlaub zu Hause billig und ruhig ist. Trotzdem fahre ich lieber ans Meer. Am Strand kann man schwimmen, in der Sonne liegen und die frische Luft genießen. Der Nachteil ist allerdings, dass die Hotels im Sommer voll und teuer sind.

Letztes Jahr war ich mit meiner Schwester zehn Tage in Portugal. Wir haben jeden Morgen am Wasser gefrühstückt und uns sehr gut erholt. Zu Hause denke ich immer an die Arbeit und an die Wäsche. Für mich ist am wichtigsten, dass ich den Alltag vergesse.`,

  'vegetarisch-essen': `Ich habe den Beitrag von Ralf gelesen, aber sein Argument überzeugt mich nicht. Man kann auch ohne Fleisch satt werden, zum Beispiel mit Bohnen, Nudeln oder Käse. Viel Gemüse ist gesund und besser für die Tiere und die Umwelt.

Ich selbst versuche seit einem Jahr, vegetarisch zu essen. In einer normalen Woche koche ich viel Gemüse und nur am Sonntag gibt es ein Stück Fisch. Seitdem fühle ich mich fitter und gebe weniger Geld aus. Trotzdem soll jeder selbst wählen. Die Kantine könnte jeden Tag zwei Gerichte anbieten. Dann sind alle zufrieden.`,
};
