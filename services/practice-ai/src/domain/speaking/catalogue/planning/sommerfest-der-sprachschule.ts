import type { PlanningTask } from '../catalogue-types.js';

/** A summer party of the language school, for everybody who learns and teaches there. */
export const sommerfestDerSprachschule: PlanningTask = {
  id: 'sommerfest-der-sprachschule',
  title: 'Sommerfest der Sprachschule',
  description:
    'Ihre Sprachschule möchte im Sommer ein Fest feiern, und Sie sollen es zu zweit vorbereiten. Überlegen Sie gemeinsam, was Sie alles organisieren müssen.',
  opening:
    'Im Sommer möchte unsere Sprachschule ein großes Fest feiern, und die Leiterin hat uns beide um Hilfe gebeten. Da gibt es einiges zu besprechen.',
  planned: 'das Sommerfest geplant',
  points: [
    {
      title: 'Wann soll das Fest sein?',
      kind: 'time',
      questions: [
        'An welchem Tag und um wie viel Uhr soll das Sommerfest anfangen?',
        'Wann feiern wir?',
        'Möchten Sie lieber am Freitagabend oder am Samstagnachmittag feiern?',
      ],
      proposals: [{
        sentence: 'Am besten feiern wir am ersten Samstag im Juli ab 15 Uhr, denn am Wochenende haben die meisten frei.',
        settled: 'das Sommerfest am ersten Samstag im Juli um 15 Uhr beginnen',
        words: ['samstag', 'sonnabend', 'wochenende', 'nachmittag', '15', 'fünfzehn'],
      }, {
        sentence: 'Ich bin für den letzten Freitag vor den Ferien, und zwar um 18 Uhr. Dann ist der Unterricht für alle zu Ende.',
        settled: 'am letzten Freitag vor den Ferien um 18 Uhr feiern',
        words: ['freitag', 'abend', '18', 'achtzehn', 'sechs', 'feierabend'],
      }],
      starter: 'Das Fest könnte am … um … Uhr beginnen.',
      words: ['samstag', 'sonnabend', 'sonntag', 'freitag', 'donnerstag', 'uhr', 'juni', 'juli', 'nachmittag', 'abends', 'wochenende', 'termin', 'datum', 'ferien'],
      wordings: [
        'Ich finde, das Fest sollte am Samstag um vier Uhr beginnen.',
        'Unter der Woche arbeiten viele, deshalb passt ein Sonntag besser.',
        'Mir wäre ein Termin Ende Juni recht, kurz vor den Prüfungen.',
        'Könnten wir am Freitag gleich nach dem Unterricht anfangen?',
      ],
    },
    {
      title: 'Ort der Feier',
      kind: 'place',
      questions: [
        'Wo könnte das Fest Ihrer Meinung nach stattfinden?',
        'Welcher Ort ist groß genug für uns alle?',
        'Passt der Garten hinter der Schule besser, oder treffen wir uns im Stadtpark?',
      ],
      proposals: [{
        sentence: 'Der Garten hinter der Schule wäre ideal. Dort ist es ruhig, und die Toiletten sind gleich im Haus.',
        settled: 'das Fest im Garten hinter der Schule machen',
        words: ['garten', 'schulgarten', 'schulhof', 'innenhof', 'schulgelände', 'hinter'],
      }, {
        sentence: 'Wir könnten auf die große Wiese im Stadtpark gehen, weil es da viele Bäume mit Schatten gibt.',
        settled: 'uns auf der großen Wiese im Stadtpark treffen',
        words: ['stadtpark', 'park', 'wiese', 'grünanlage', 'rasen', 'bäume'],
      }],
      starter: 'Ich würde gern in … feiern, weil es dort … gibt.',
      words: ['ort', 'garten', 'schulgarten', 'schulhof', 'innenhof', 'park', 'stadtpark', 'wiese', 'saal', 'klassenraum', 'klassenzimmer', 'turnhalle', 'draußen', 'gelände'],
      wordings: [
        'Auf dem Schulhof ist genug Platz für Tische und Bänke.',
        'Bei schönem Wetter würde ich am liebsten draußen in einem Park feiern.',
        'Falls es regnet, könnten wir in den großen Saal umziehen.',
        'Wie finden Sie den Garten, der neben dem Parkplatz liegt?',
      ],
    },
    {
      title: 'Büfett und Getränke',
      kind: 'food',
      questions: [
        'Was wollen wir an dem Tag zu essen und zu trinken anbieten?',
        'Was sollen die Leute essen?',
        'Gefällt Ihnen ein internationales Büfett besser, oder bestellen wir Pizza?',
      ],
      proposals: [{
        sentence: 'Jede Klasse kann Spezialitäten aus ihren Ländern vorbereiten, dann haben wir ein buntes Büfett.',
        settled: 'ein Büfett mit Spezialitäten aus vielen Ländern machen',
        words: ['büfett', 'buffet', 'spezialität', 'mitbring', 'bring', 'land', 'länder', 'heimat', 'international', 'selbst'],
      }, {
        sentence: 'Wie wäre es mit Pizza und Salat vom Lieferservice? So muss niemand in der Küche stehen, und alle werden satt.',
        settled: 'Pizza und Salat beim Lieferservice bestellen',
        words: ['pizza', 'pizzeria', 'salat', 'liefer', 'bestell', 'restaurant', 'imbiss'],
      }],
      starter: 'Ich würde den Leuten … und zum Trinken … anbieten.',
      words: ['essen', 'trink', 'getränk', 'büfett', 'buffet', 'pizza', 'salat', 'kuchen', 'grill', 'saft', 'mineralwasser', 'spezialität', 'gericht', 'koch'],
      wordings: [
        'Jeder Teilnehmer kocht ein typisches Gericht aus seiner Heimat.',
        'Als Getränke kaufen wir am besten Saft und Mineralwasser.',
        'Wollen wir nicht einfach Würstchen und Gemüse grillen?',
        'Kuchen und Salate sind leicht zu machen und schmecken vielen.',
      ],
    },
    {
      title: 'Programm für die Gäste',
      kind: 'activity',
      questions: [
        'Was für ein Programm wünschen Sie sich, damit sich niemand langweilt?',
        'Was können wir auf dem Fest machen?',
        'Mögen Sie lieber Livemusik zum Tanzen oder ein lustiges Quiz?',
      ],
      proposals: [{
        sentence: 'Wer von uns ein Instrument hat, könnte ein paar bekannte Lieder spielen, und die anderen tanzen dazu.',
        settled: 'Livemusik zum Tanzen anbieten',
        words: ['musik', 'livemusik', 'lied', 'band', 'tanz', 'sing', 'instrument', 'konzert'],
      }, {
        sentence: 'Ein Quiz über Deutschland macht bestimmt vielen Spaß, und man braucht dafür nur Papier und Stifte.',
        settled: 'ein lustiges Quiz über Deutschland vorbereiten',
        words: ['quiz', 'rätsel', 'raten', 'ratespiel', 'wissensspiel', 'deutschlandquiz'],
      }],
      starter: 'Als Programm gefällt mir …, denn das macht …',
      words: ['programm', 'musik', 'livemusik', 'tanz', 'lied', 'sing', 'band', 'spiel', 'quiz', 'theater', 'wettbewerb', 'karaoke', 'auftritt', 'tombola'],
      wordings: [
        'Eine Band aus unserem Kurs könnte ein paar Lieder singen.',
        'Für die Kinder brauchen wir Spiele, bei denen sie viel laufen können.',
        'Mit guter Musik tanzen am Ende bestimmt alle zusammen.',
        'Vielleicht zeigt die Theatergruppe ein kurzes Stück auf Deutsch.',
      ],
    },
    {
      title: 'Einladung: Wen und wie?',
      kind: 'guests',
      questions: [
        'Wen sollten wir zu unserem Fest einladen?',
        'Wer darf kommen?',
        'Laden wir nur die Kurse ein, oder dürfen auch die Familien kommen?',
      ],
      proposals: [{
        sentence: 'Alle sollten ihre Familie und gute Freunde einladen. So lernen wir uns besser kennen.',
        settled: 'auch die Familien und Freunde einladen',
        words: ['famil', 'freund', 'kinder', 'partner', 'verwandt', 'eltern', 'geschwister'],
      }, {
        sentence: 'Ich möchte nur die Kurse und die Lehrkräfte einladen, denn mit zu vielen Leuten wird es schnell eng.',
        settled: 'nur die Kurse und die Lehrkräfte einladen',
        words: ['nur', 'lehrkräft', 'lehrer', 'kurs', 'klasse', 'wenig'],
      }],
      starter: 'Wir sollten auch … einladen, weil …',
      words: ['einlad', 'eingeladen', 'famil', 'freund', 'nachbar', 'lehrer', 'lehrkräft', 'verwandt', 'bekannten', 'kollegen', 'plakat', 'eltern'],
      wordings: [
        'Ich würde gern meine Familie und zwei Freundinnen mitnehmen.',
        'Auch die Nachbarn und frühere Schüler sollten eine Einladung bekommen.',
        'Mit den Lehrern und allen Kursen sind wir schon achtzig Personen.',
        'Wir hängen ein Plakat auf, damit jeder von dem Fest erfährt.',
      ],
    },
  ],
};
