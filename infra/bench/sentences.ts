/**
 * What learners' letters are made of: invitations to a house-warming party as people write them on the way to B1.
 * Most sentences have one of the errors that the analysis looks for, some have none. Words in braces are slots:
 * every sentence has enough of them to be written differently hundreds of times.
 */

export const openings = [
  'Hallo {mann}, wie geht es dir und {frau} in {ort}?',
  'Lieber {mann}, vielen dank für dein Brief vom {tag}. {monat}.',
  'Hallo {mann}, ich bin vor {zahl} Wochen in ein neue Wohnung in {ort} gezogen.',
  'Lieber {mann}, ich habe dich seit {zahl} Monate nicht gesehen und {frau} auch nicht.',
];

export const closings = [
  'Viele Grüße aus {ort}, dein {mann} und {frau}',
  'Bis zum {tag}. {monat} in {ort}, deine {frau}',
];

/** What the task asks for: the invitation with day and time, the flat, a place to sleep. Every letter says each of them. */
export const contentPoints = [
  [
    'Am {tag}. {monat} um {stunde} Uhr {minute} ich mache ein Party und möchte dich einladen.',
    'Ich möchte dich einladen weil ich am {tag}. {monat} um {stunde} Uhr {minute} eine Party mache.',
    'Komm bitte am {tag}. {monat} um {stunde} Uhr {minute} zu mein Party!',
  ],
  [
    'Die Wohnung ist {zahl} Quadratmeter groß und liegt in der nähe von der {straße}.',
    'Meine neue Wohnung in der {straße} {zahl} hat drei helle Zimmer und ein kleinen Balkon.',
    'In der neuen Wohnung gibt es ein große Küche, und von hier bis nach {ort} sind es nur {zahl} Minuten.',
  ],
  [
    'Du kannst bei {frau} in {ort} schlafen, wenn du willst.',
    'Du kannst in mein Wohnzimmer auf dem Sofa aus {ort} übernachten, das {zahl} Euro gekostet hat.',
    'In der {straße} {zahl} ist ein billiges Hotel, dort du kannst übernachten.',
  ],
];

export const sentences = [
  'Die Party beginnt um {stunde} Uhr {minute} in der {straße} {zahl}.',
  '{mann} hat mir ein großen Tisch aus {ort} mitgebracht.',
  'Ich habe gehört das {mann} jetzt in {ort} arbeitet.',
  'Mit {frau} ich habe in {ort} schon {zahl} Gläser gekauft.',
  'Von {ort} bis zu mein Haus fährst du {zahl} Minuten mit dem Bus.',
  'Ich freue mir auf {frau} und auf unsere freunde aus {ort}.',
  'Kannst du bitte {mann} sagen das wir um {stunde} Uhr {minute} anfangen?',
  'Meine Nachbarin {frau} helft mir mit die {zahl} Einladungen.',
  'Wir haben {zahl} Euro für den Sofa aus {ort} bezahlt.',
  'Ich komme nicht aus {ort}, aber ich wohne hier gern, weil {frau} ist auch da.',
  'Bring bitte {zahl} Flaschen Saft und deine Schwester {frau} mit.',
  'Seit {zahl} Monate arbeite ich bei eine Firma in {ort}.',
  'Das zimmer von {frau} ist {zahl} Quadratmeter groß und sehr hell.',
  'Der Zug aus {ort} kommt um {stunde} Uhr {minute} an.',
  '{mann} hat gesagt, dass die Fahrt von {ort} dauert nur {zahl} Minuten.',
  'Am {tag}. {monat} fahre ich mit {mann} nach {ort}.',
  'Ich warte auf dein Antwort bis zum {tag}. {monat}.',
  'Gestern ich habe mit {frau} über die {zahl} Gäste gesprochen.',
  'Der Garten ist {zahl} Meter lang und {frau} arbeitet dort jeder Tag.',
  'In {ort} habe ich mit {mann} {zahl} alte Lampen für die Küche gekauft.',
  'Wenn du kommst mit dem Auto, kannst du in der {straße} {zahl} parken.',
  'Unser Vermieter {mann} ist nett und wohnt nur {zahl} Meter entfernt.',
  'Ich kann dich um {stunde} Uhr {minute} von den Bahnhof in {ort} abholen.',
  'Meine Kollegen aus {ort} bringt {zahl} Stühle und ein Radio mit.',
  'Danach wir gehen mit {frau} in der {straße} spazieren, wenn das Wetter ist schön.',
  'Für {mann} und sein Bruder habe ich {zahl} Kissen gekauft.',
];

/** What stands in a slot: one of some words, or a number from one to another. */
export const slots: Record<string, string[] | { from: number; to: number }> = {
  zahl: { from: 2, to: 98 },
  tag: { from: 1, to: 28 },
  stunde: { from: 10, to: 20 },
  minute: { from: 10, to: 59 },
  monat: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  frau: [
    ...['Anna', 'Maria', 'Julia', 'Nina', 'Sofia', 'Elena', 'Laura', 'Lena', 'Paula', 'Sarah', 'Katharina', 'Miriam'],
    ...['Daria', 'Marta', 'Hanna', 'Claudia', 'Monika', 'Petra', 'Susanne', 'Christina', 'Eva', 'Clara', 'Emma', 'Sabine'],
  ],
  mann: [
    ...['Lukas', 'Felix', 'Jonas', 'Daniel', 'Tobias', 'Karim', 'Martin', 'Peter', 'Thomas', 'Michael', 'Stefan', 'Andreas'],
    ...['Paul', 'Leo', 'Simon', 'David', 'Markus', 'Oliver', 'Philipp', 'Sebastian', 'Max', 'Ali', 'Robert', 'Julian'],
  ],
  ort: [
    ...['Berlin', 'Hamburg', 'München', 'Köln', 'Frankfurt', 'Stuttgart', 'Leipzig', 'Dresden', 'Bremen', 'Hannover'],
    ...['Nürnberg', 'Dortmund', 'Essen', 'Bonn', 'Münster', 'Mannheim', 'Augsburg', 'Kassel', 'Freiburg', 'Lübeck'],
    ...['Erfurt', 'Mainz', 'Rostock', 'Potsdam', 'Heidelberg', 'Würzburg', 'Regensburg', 'Ulm', 'Trier', 'Jena'],
  ],
  straße: [
    ...['Gartenstraße', 'Bahnhofstraße', 'Hauptstraße', 'Schulstraße', 'Bergstraße', 'Kirchstraße', 'Waldstraße', 'Ringstraße'],
    ...['Goethestraße', 'Schillerstraße', 'Lindenstraße', 'Parkstraße', 'Seestraße', 'Mozartstraße', 'Rosenstraße', 'Marktstraße'],
  ],
};
