/** Good B1 answers to the formal letters, by task id. */
export const formalLetters: Record<string, string> = {
  'einladung-hoeflich-absagen': `Sehr geehrte Frau Brandt,

vielen Dank für die freundliche Einladung zu Ihrem Geburtstag. Ich habe mich sehr darüber gefreut. Leider ist es mir nicht möglich zu kommen, weil an diesem Abend meine Schwester heiratet. Ich wünsche Ihnen und Ihren Gästen ein wunderschönes Fest.

Mit freundlichen Grüßen
Markus Berger`,

  'termin-verschieben': `Sehr geehrte Frau Lindner,

am Mittwoch um zehn Uhr habe ich einen Termin bei Ihnen. Es tut mir sehr leid, aber ich kann nicht kommen, weil ich eine kranke Kollegin vertreten muss. Wäre es möglich, den Termin auf Freitag zu verschieben? Mir würde der Vormittag gut passen.

Mit freundlichen Grüßen
Anna Petrova`,

  vorstellungsgespraech: `Sehr geehrter Herr Vogt,

vielen Dank für die Einladung zum Vorstellungsgespräch. Hiermit bestätige ich den Termin am Dienstag um elf Uhr. Könnten Sie mir bitte mitteilen, welche Unterlagen ich mitbringen soll und wie ich am besten mit dem Bus zu Ihnen komme? Ich freue mich auf das Gespräch.

Mit freundlichen Grüßen
Ivana Novak`,

  'kurs-wechseln': `Sehr geehrte Frau Seidel,

ich schreibe Ihnen, weil ich meinen Kurs leider wechseln muss. Ab nächstem Monat arbeite ich vormittags in einer Bäckerei und kann nur noch abends lernen. Gibt es noch freie Plätze in einem Abendkurs? Ich hätte auch eine Frage: Ist dieser Kurs teurer?

Mit freundlichen Grüßen
Omar Hassan`,

  elternabend: `Sehr geehrte Frau Albrecht,

vielen Dank für die Einladung zum Elternabend. Ich nehme gern teil. Leider werde ich mich um etwa zwanzig Minuten verspäten, weil meine Arbeit erst um 18 Uhr endet. Fangen Sie bitte ohne mich an. Für das Sommerfest kann ich gern einen Kuchen backen.

Mit freundlichen Grüßen
Leyla Demir`,

  'heizung-in-der-wohnung': `Sehr geehrter Herr Kramer,

ich möchte Ihnen mitteilen, dass die Heizung in meiner Wohnung seit gestern nicht funktioniert. Das ist für uns sehr schwierig, weil unser Baby erst drei Monate alt ist. Könnten Sie bitte so schnell wie möglich einen Handwerker schicken? Ich bin jeden Tag ab 15 Uhr zu Hause.

Mit freundlichen Grüßen
Nora Weiß`,
};
