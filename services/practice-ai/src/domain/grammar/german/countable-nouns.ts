/**
 * Everyday nouns that in the singular stand with an article: things, persons and events that one counts. Left out are nouns that
 * also name a stuff, a sport, an instrument, a profession, a language or a state, or that form fixed phrases without an article
 * (Zeit, Lust, Hunger, Auto fahren, Klavier spielen, Lehrer werden, Antwort geben, Urlaub haben, Frühstück machen).
 */
export const countableNouns: ReadonlySet<string> = new Set([
  'wohnung', 'haus', 'zimmer', 'garten', 'balkon', 'garage', 'keller', 'küche', 'badezimmer', 'schlafzimmer', 'wohnzimmer', 'kinderzimmer', 'parkplatz', 'aufzug', 'fenster', 'tür', 'tisch', 'stuhl',
  'bett', 'schrank', 'sofa', 'lampe', 'computer', 'handy', 'fahrrad', 'auto', 'wagen', 'motorrad', 'buch', 'film', 'brief', 'karte', 'fahrkarte', 'geschenk', 'foto', 'bild', 'tasche', 'koffer', 'kleid', 'hose', 'jacke', 'hemd',
  'mantel', 'pullover', 'hut', 'brille', 'schlüssel', 'uhr', 'kamera', 'katze', 'hund', 'haustier', 'pferd', 'kind', 'baby', 'sohn', 'tochter', 'bruder', 'schwester', 'freund', 'freundin', 'nachbar', 'nachbarin', 'mann', 'frau', 'familie',
  'stelle', 'job', 'kurs', 'sprachkurs', 'deutschkurs', 'prüfung', 'termin', 'party', 'idee', 'problem', 'lösung', 'möglichkeit', 'stadt', 'dorf', 'land', 'restaurant', 'hotel', 'café', 'supermarkt', 'geschäft', 'park', 'schule', 'kuchen', 'salat', 'apfel',
  'torte', 'reise', 'ausflug', 'spaziergang', 'fehler', 'grund', 'unterschied', 'vorschlag', 'wunsch', 'traum', 'fest', 'gast', 'gastfamilie', 'firma', 'praktikum', 'vertrag', 'formular', 'bikini', 'regenschirm', 'rucksack', 'zelt', 'studentin',
]);
