/** Answers of about 250 words without an error, by task id: the model answer and more of the same quality. */
export const longAnswers: Record<string, string> = {
  'kino-am-wochenende': `Hallo Tobias,

wir haben uns lange nicht gesehen und ich hoffe, dass es dir gut geht. Seit unserem letzten Treffen ist viel passiert, deshalb möchte ich endlich wieder in Ruhe mit dir reden. Hast du Lust, am Wochenende mit mir ins Kino zu gehen? Es läuft ein neuer Film aus Spanien. In dem Film geht es um zwei Schwestern, die zusammen ein altes Hotel retten. Am Anfang streiten sie jeden Tag, aber später lernen sie, dass sie einander brauchen.

Ich möchte ihn unbedingt sehen, weil meine Lieblingsschauspielerin mitspielt und alle meine Kollegen begeistert waren. Außerdem lerne ich gerade Spanisch, und vielleicht verstehe ich schon ein paar Sätze. Die Musik soll auch wunderschön sein. Meine Schwester hat den Film letzte Woche gesehen und danach zwei Tage lang nur davon erzählt.

Wie wäre es mit Samstag um 19 Uhr? Wir könnten uns am Eingang treffen. Wenn du mit dem Zug kommst, hole ich dich gern am Bahnhof ab. Die Karten kaufe ich schon vorher im Internet, damit wir gute Plätze bekommen. Falls du am Samstag arbeiten musst, können wir auch am Sonntagnachmittag gehen.

Im Anschluss könnten wir noch eine Pizza essen und in Ruhe reden. Neben dem Kino hat ein kleines italienisches Restaurant eröffnet, das sehr gemütlich aussieht. Dort gibt es auch vegetarische Gerichte für dich. Obwohl es nicht teuer ist, schmeckt das Essen ausgezeichnet. Erzähl mir dann bitte alles von deiner neuen Arbeit! Ich freue mich sehr auf deine Antwort und auf unseren gemeinsamen Abend.

Viele Grüße
Leo`,
  'internet-im-alltag': `Nadine meint, dass das Internet mehr Nachteile als Vorteile hat. Ich sehe das anders, obwohl ich ihre Sorgen gut verstehen kann. Ein großer Vorteil ist, dass man überall schnell Informationen findet. Früher musste man in eine Bibliothek gehen, heute reicht ein kurzer Blick auf das Handy. Außerdem kann ich mit meiner Familie sprechen, obwohl sie in einem anderen Land lebt. Meine Großmutter ist schon achtzig Jahre alt, trotzdem ruft sie mich jeden Freitag per Video an. Das macht uns beide glücklich.

Auf der anderen Seite gibt es auch Probleme: Viele Nachrichten sind falsch und manche Menschen sitzen zu lange vor dem Bildschirm. Besonders für Kinder ist das gefährlich, weil sie sich dann zu wenig bewegen und schlecht schlafen. Auch der Einkauf im Internet hat eine schlechte Seite, denn immer mehr kleine Läden in unserer Stadt müssen schließen. Darüber sollten wir öfter nachdenken.

Ich persönlich nutze das Internet im Alltag vor allem, um Deutsch zu lernen und Fahrkarten zu kaufen. Abends höre ich gern Musik oder suche ein neues Rezept. Am Sonntag schalte ich mein Handy aber aus, damit ich Zeit für meine Freunde habe. Wir kochen zusammen, spielen Karten oder gehen im Wald spazieren. Zuerst war das für mich ungewohnt, jetzt freue ich mich die ganze Woche darauf.

Meiner Meinung nach ist nicht das Internet schuld, wenn Menschen wenig miteinander reden. Jeder kann selbst entscheiden, wie lange er online ist. In der Schule sollte man deshalb lernen, wie man klug damit umgeht. Alles in allem überwiegen für mich die Vorteile.`,
};
