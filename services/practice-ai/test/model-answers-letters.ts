/** Good B1 answers to the informal letters, by task id. */
export const informalLetters: Record<string, string> = {
  einkaufsbummel: `Liebe Paula,

wie geht es dir? Ich hoffe, du bist bald wieder gesund. Am Samstag habe ich mit Nina einen Einkaufsbummel gemacht. In der Stadt war viel los, aber wir hatten großen Spaß und haben am Ende in einem gemütlichen Café Kuchen gegessen.

Ich habe mir eine blaue Winterjacke gekauft, weil meine alte zu klein ist. Außerdem war sie im Angebot. Schade, dass du nicht dabei warst! Hast du Lust, nächsten Samstag mit mir einkaufen zu gehen? Schreib mir bald.

Liebe Grüße
Sofia`,

  'wohnung-besichtigen': `Hallo Jonas,

wie geht es dir? Ich habe gute Nachrichten: Am Donnerstag kann ich endlich eine Wohnung besichtigen. In der Anzeige steht, dass sie zwei helle Zimmer und einen Balkon hat und nur 600 Euro kostet.

Ich möchte umziehen, weil es in meiner Straße nachts sehr laut ist und ich deshalb schlecht schlafe. Du hast viel mehr Erfahrung als ich. Könntest du mich bitte begleiten? Treffen wir uns um fünf Uhr vor dem Haus in der Gartenstraße 12? Danach lade ich dich auf einen Kaffee ein.

Viele Grüße
Ali`,

  'computer-kaufen': `Hallo Felix,

ich hoffe, es geht dir gut. Ich brauche deine Hilfe, denn ich möchte einen neuen Computer kaufen. Mein altes Gerät ist sehr langsam und geht manchmal ohne Grund aus.

Den neuen Computer brauche ich vor allem für meinen Deutschkurs, aber abends möchte ich auch Filme sehen. Leider kann ich höchstens 500 Euro ausgeben. Du kennst dich mit Technik viel besser aus als ich. Was würdest du mir empfehlen? Vielleicht können wir uns am Samstag treffen und zusammen in dein Geschäft gehen. Passt dir elf Uhr?

Viele Grüße
Maria`,

  'italienisch-lernen': `Liebe Giulia,

wie geht es dir in Bologna? Ich habe eine Überraschung für dich: Seit zwei Monaten lerne ich Italienisch! Im nächsten Sommer möchte ich nämlich durch dein Land reisen und mit den Menschen sprechen.

Jeden Dienstag besuche ich einen Kurs und zu Hause übe ich mit einer App. Das macht mir großen Spaß. Nur die Aussprache fällt mir noch schwer, weil ich im Alltag kaum sprechen kann. Hast du vielleicht einen Tipp für mich? Ich freue mich auf deine Antwort.

Herzliche Grüße
Daria`,

  'neues-auto': `Hallo Daniel,

wie geht es dir? Stell dir vor, ich habe seit letzter Woche ein neues Auto! Es ist klein und dunkelgrün und verbraucht nur wenig Benzin. Besonders praktisch finde ich den großen Kofferraum.

Ich brauche das Auto, weil meine neue Firma außerhalb der Stadt liegt und der Bus dort selten fährt. Jetzt bin ich morgens in zwanzig Minuten bei der Arbeit. Was hältst du davon, wenn wir nächsten Sonntag zusammen an den Bodensee fahren? Ich hole dich gern am Bahnhof ab.

Bis bald
Karim`,

  tanzkurs: `Liebe Miriam,

ich hoffe, dir geht es gut. Heute habe ich eine tolle Anzeige gelesen: Im Mai beginnt in der Tanzschule am Rathaus ein Tanzkurs für Anfänger. Er findet jeden Mittwoch um 19 Uhr statt und kostet nur 70 Euro.

Ich wollte schon immer Salsa tanzen. Außerdem sitze ich den ganzen Tag im Büro und brauche mehr Bewegung. Allein habe ich aber keine Lust. Machst du mit? Sag mir bitte bis Freitag Bescheid, weil wir uns bald anmelden müssen.

Liebe Grüße
Elena`,

  'kino-am-wochenende': `Hallo Tobias,

wir haben uns lange nicht gesehen. Hast du Lust, am Wochenende mit mir ins Kino zu gehen? Es läuft ein neuer Film aus Spanien. In dem Film geht es um zwei Schwestern, die zusammen ein altes Hotel retten.

Ich möchte ihn unbedingt sehen, weil meine Lieblingsschauspielerin mitspielt und alle meine Kollegen begeistert waren. Wie wäre es mit Samstag um 19 Uhr? Wir könnten uns am Eingang treffen. Im Anschluss könnten wir noch eine Pizza essen und in Ruhe reden.

Viele Grüße
Leo`,

  'ausflug-an-den-see': `Liebe Katharina,

schön, dass du wieder zu Hause bist! Am Sonntag machen wir einen Ausflug an den See und du musst unbedingt mitkommen. Wir haben vor, zuerst zu schwimmen und danach am Ufer zu grillen. Am Nachmittag wollen wir ein Boot mieten.

Wir fahren mit dem Zug um neun Uhr, weil es dort nur wenige Parkplätze gibt. Vergiss bitte nicht, ein Handtuch und etwas zu trinken mitzubringen. Falls es regnet, gehen wir ins Museum. Ich würde mich freuen, wenn du dabei wärst!

Liebe Grüße
Marta`,

  'reise-nach-wien': `Liebe Hanna,

gestern bin ich von meiner Reise nach Wien zurückgekommen. Am ersten Tag haben wir das Schloss Schönbrunn besichtigt und später sind wir durch die Altstadt spaziert. Wir haben in einer kleinen Pension gewohnt. Das Zimmer war einfach, aber sehr sauber und ruhig.

Leider ist auf der Rückfahrt unser Zug ausgefallen, deshalb mussten wir drei Stunden warten. Die Reise hat sich trotzdem gelohnt! An deiner Stelle würde ich die Karten für die Museen vorher im Internet kaufen. Hast du noch Fragen? Dann ruf mich einfach an.

Liebe Grüße
Olga`,

  'party-zum-einzug': `Lieber Lukas,

wie geht es dir? Ich habe tolle Neuigkeiten: Endlich habe ich eine eigene Wohnung! Deshalb gebe ich am nächsten Samstag um 19 Uhr eine Party zum Einzug und möchte dich herzlich einladen.

Die Wohnung hat zwei helle Zimmer und einen großen Balkon. Nur die Küche ist leider ein bisschen klein. Ich weiß, dass dein Weg weit ist. Du kannst aber gern auf meinem Sofa schlafen und bis Sonntag bleiben. Ich freue mich schon auf dich!

Herzliche Grüße
Samir`,
};
