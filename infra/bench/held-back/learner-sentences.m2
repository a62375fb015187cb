S Lieber Sabine , wie geht es dir und deine Familie ?
A 0 1|||R:ADJ:FORM|||Liebe|||REQUIRED|||-NONE-|||0
A 8 9|||R:DET:FORM|||deiner|||REQUIRED|||-NONE-|||0

S Danke für deinen lange E-Mail , ich habe mich sehr gefreut .
A 2 3|||R:DET:FORM|||deine|||REQUIRED|||-NONE-|||0

S Entschuldige dass ich dir so spat antworte .
A 1 1|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 5 6|||R:SPELL|||spät|||REQUIRED|||-NONE-|||0

S Meine Großeltern leben noch immer in dem Dorf , in dem sie geboren wurden .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich habe letzte Woche nach Hamburg gefahren weil meine Tante dort wohnt .
A 1 2|||R:AUX|||bin|||REQUIRED|||-NONE-|||0
A 7 7|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Gestern ich habe mit meiner Bruder telefoniert .
A 1 3|||R:WO|||habe ich|||REQUIRED|||-NONE-|||0
A 4 5|||R:DET:FORM|||meinem|||REQUIRED|||-NONE-|||0

S Wie war dein erster Tag in der neuen Firma ?
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Am Samstag feiere ich mein Geburtstag und möchte dich herzlisch einladen .
A 4 5|||R:DET:FORM|||meinen|||REQUIRED|||-NONE-|||0
A 9 10|||R:SPELL|||herzlich|||REQUIRED|||-NONE-|||0

S Wir treffen uns um 19 Uhr in mir zu Hause .
A 6 7|||R:ADP|||bei|||REQUIRED|||-NONE-|||0

S Du kannst mit den Bus kommen , denn die Haltestelle liegt direkt vor das Haus .
A 3 4|||R:DET:FORM|||dem|||REQUIRED|||-NONE-|||0
A 13 14|||R:DET:FORM|||dem|||REQUIRED|||-NONE-|||0

S Schade , dass ihr am Samstag nicht dabei wart , denn wir haben bis in die Nacht getanzt .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Bringst du bitte ein Salat oder ein Flasche Saft mit ?
A 3 4|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0
A 6 7|||R:DET:FORM|||eine|||REQUIRED|||-NONE-|||0

S Hättest du nicht Lust , mit uns zelten zu gehen ?
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich freue mich schon für das Wochenende , weil wir endlich wiedersehen .
A 4 5|||R:ADP|||auf|||REQUIRED|||-NONE-|||0
A 10 10|||M:PRON|||uns|||REQUIRED|||-NONE-|||0

S Ich muss dir etwas erzälen : Ich habe eine neuen Job gefunden !
A 4 5|||R:SPELL|||erzählen|||REQUIRED|||-NONE-|||0
A 8 9|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0

S Vom Balkon aus sieht man den Fluss und bei gutem Wetter sogar die Berge .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Meine Kollegen sind sehr nett und helft mir immer .
A 6 7|||R:VERB:FORM|||helfen|||REQUIRED|||-NONE-|||0

S Am Anfang es war ein bisschen schwer , aber jetzt geht es gut .
A 2 4|||R:WO|||war es|||REQUIRED|||-NONE-|||0

S Letztes Jahr bin ich in Spanien Urlaub gemacht und viele Leuten kennengelernt .
A 2 3|||R:AUX|||habe|||REQUIRED|||-NONE-|||0
A 10 11|||R:NOUN:FORM|||Leute|||REQUIRED|||-NONE-|||0

S Das Hotel war nicht teuer , aber die Zimmer war leider ziemlich schmutzich .
A 7 8|||R:DET:FORM|||das|||REQUIRED|||-NONE-|||0
A 12 13|||R:SPELL|||schmutzig|||REQUIRED|||-NONE-|||0

S Ich bin dort jeden tag im Meer geschwimmt .
A 4 5|||R:ORTH|||Tag|||REQUIRED|||-NONE-|||0
A 7 8|||R:VERB:FORM|||geschwommen|||REQUIRED|||-NONE-|||0

S Ich weiß noch nicht , ob ich im August Urlaub bekomme .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Wenn ich klein war , haben wir auf dem Land gewohnt .
A 0 1|||R:SCONJ|||Als|||REQUIRED|||-NONE-|||0

S Mein Bruder hat seine Stelle gekündigt und macht jetzt eine Ausbildung zum Erzieher .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Meine Schwester hat mir gesagen , das du bald heiratest .
A 4 5|||R:VERB:FORM|||gesagt|||REQUIRED|||-NONE-|||0
A 6 7|||R:SCONJ|||dass|||REQUIRED|||-NONE-|||0

S Ich kann leider nicht kommen , weil ich muss arbeiten .
A 8 10|||R:WO|||arbeiten muss|||REQUIRED|||-NONE-|||0

S Hast du lust , am Sonntag mit mir ins Kino gehen ?
A 2 3|||R:ORTH|||Lust|||REQUIRED|||-NONE-|||0
A 10 10|||M:PART|||zu|||REQUIRED|||-NONE-|||0

S Der Film handelt über einen Mann , der sein Gedächtnis verliert .
A 3 4|||R:ADP|||von|||REQUIRED|||-NONE-|||0
A 4 5|||R:DET:FORM|||einem|||REQUIRED|||-NONE-|||0

S Mein Sohn interessiert sehr von Fußball .
A 3 3|||M:PRON|||sich|||REQUIRED|||-NONE-|||0
A 4 5|||R:ADP|||für|||REQUIRED|||-NONE-|||0

S Den Kuchen habe ich selbst gebacken , die Getränke bringt Mehmet mit .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich wohne jetzt in kleinen Stadt in der fast jeder jeden kennt .
A 4 4|||M:DET|||einer|||REQUIRED|||-NONE-|||0
A 6 6|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Dir gefällt die Stadt bestimmt genauso gut wie mir .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Kannst du mir bitte deinen neue Adrese schicken ?
A 4 5|||R:DET:FORM|||deine|||REQUIRED|||-NONE-|||0
A 6 7|||R:SPELL|||Adresse|||REQUIRED|||-NONE-|||0

S Wir haben am Juli geheiratet und unser Hochzeit war wunderschön .
A 2 3|||R:ADP|||im|||REQUIRED|||-NONE-|||0
A 6 7|||R:DET:FORM|||unsere|||REQUIRED|||-NONE-|||0

S Zum Geburtstag hat mein Mann mir ein schönes Ring geschenkt .
A 6 7|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0
A 7 8|||R:ADJ:FORM|||schönen|||REQUIRED|||-NONE-|||0

S Ich habe kein Zeit , deshalb ich schreibe nur kurz .
A 2 3|||R:DET:FORM|||keine|||REQUIRED|||-NONE-|||0
A 6 8|||R:WO|||schreibe ich|||REQUIRED|||-NONE-|||0

S Als wir endlich am Bahnhof ankamen , war der Zug schon weg .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Meine Mutter hat mich geholfen , die Kuche zu streichen .
A 3 4|||R:PRON:FORM|||mir|||REQUIRED|||-NONE-|||0
A 7 8|||R:SPELL|||Küche|||REQUIRED|||-NONE-|||0

S Es tut mir leit , dass ich deine Party vergessen habe .
A 3 4|||R:SPELL|||leid|||REQUIRED|||-NONE-|||0

S Ich wurde mich sehr freuen wenn du mich im sommer besuchst .
A 1 2|||R:AUX:FORM|||würde|||REQUIRED|||-NONE-|||0
A 5 5|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 9 10|||R:ORTH|||Sommer|||REQUIRED|||-NONE-|||0

S Es hat so stark geschneit , dass die Busse nicht mehr fuhren .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Das Wetter war die ganze Woche schlechtes , aber wir hatten trozdem viel Spaß .
A 6 7|||R:ADJ:FORM|||schlecht|||REQUIRED|||-NONE-|||0
A 11 12|||R:SPELL|||trotzdem|||REQUIRED|||-NONE-|||0

S Wir sind mit die U-Bahn zum Museum gefahren und haben viele alte Bilde gesehen .
A 3 4|||R:DET:FORM|||der|||REQUIRED|||-NONE-|||0
A 12 13|||R:NOUN:FORM|||Bilder|||REQUIRED|||-NONE-|||0

S Ruf mich einfach an , wenn du am Flughafen bist , dann hole ich dich ab .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Vielen Dank deine Einladung , ich komme gerne zu deine Party .
A 2 2|||M:ADP|||für|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET:FORM|||deiner|||REQUIRED|||-NONE-|||0

S Ich vermisse meinen Freunde und der Essen von meiner Oma .
A 2 3|||R:DET:FORM|||meine|||REQUIRED|||-NONE-|||0
A 5 6|||R:DET:FORM|||das|||REQUIRED|||-NONE-|||0

S Weißt du noch , wie wir zusammen am Meer gefahren sind ?
A 7 8|||R:ADP|||ans|||REQUIRED|||-NONE-|||0

S Seit drei Monaten , lerne ich jeden Abend eine stunde Deutsch .
A 3 4|||U:PUNCT||||||REQUIRED|||-NONE-|||0
A 9 10|||R:ORTH|||Stunde|||REQUIRED|||-NONE-|||0

S Ich hoffe es geht dir gut und du hast nicht Stress mehr .
A 2 2|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET|||keinen|||REQUIRED|||-NONE-|||0

S Gib mir bitte bis Mittwochabend Bescheid .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Bitte schreibst mir bald ob du kommen kannst .
A 1 2|||R:VERB:FORM|||schreib|||REQUIRED|||-NONE-|||0
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Das ist die Frau , das mir den Weg gezeigt hat .
A 5 6|||R:PRON:FORM|||die|||REQUIRED|||-NONE-|||0

S Leyla hat den Führerschein beim ersten Versuch bestanden .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Mein Vater ist ein Arzt und arbeitet in ein großen Krankenhaus .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0
A 8 9|||R:DET:FORM|||einem|||REQUIRED|||-NONE-|||0

S Ich hätte gern mehr freizeit , aber mit zwei Kinder ist das schwierig .
A 4 5|||R:ORTH|||Freizeit|||REQUIRED|||-NONE-|||0
A 9 10|||R:NOUN:FORM|||Kindern|||REQUIRED|||-NONE-|||0

S Im Moment suche ich nach eine größere Wohnung .
A 5 6|||R:DET:FORM|||einer|||REQUIRED|||-NONE-|||0
A 6 7|||R:ADJ:FORM|||größeren|||REQUIRED|||-NONE-|||0

S Könntest du mir dein Zelt leihen , oder brauchst du es selbst ?
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich warte für deine Antwort , denn ich muss die Hotel bald buchten .
A 2 3|||R:ADP|||auf|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET:FORM|||das|||REQUIRED|||-NONE-|||0
A 12 13|||R:VERB:FORM|||buchen|||REQUIRED|||-NONE-|||0

S Meinem Opa geht es wieder besser , er darf morgen nach Hause .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Meine kleine Schwester ist mehr groß als ich und sie sieht schon sehr erwachsene aus .
A 4 6|||R:MORPH|||größer|||REQUIRED|||-NONE-|||0
A 13 14|||R:ADJ:FORM|||erwachsen|||REQUIRED|||-NONE-|||0

S Ich habe das Buch schon gelest und es war wirklich sehr intresant .
A 5 6|||R:VERB:FORM|||gelesen|||REQUIRED|||-NONE-|||0
A 11 12|||R:SPELL|||interessant|||REQUIRED|||-NONE-|||0

S Der Arzt hat gesagt dass ich soll mehr Wasser trinken .
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 6 7|||U:AUX||||||REQUIRED|||-NONE-|||0
A 10 10|||M:AUX|||soll|||REQUIRED|||-NONE-|||0

S Meine Eltern , die seit vierzig Jahren verheiratet sind , streiten sich fast nie .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich kenne hier noch niemanden weil ich erst für zwei Wochen hier wohne .
A 5 5|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 8 9|||R:ADP|||seit|||REQUIRED|||-NONE-|||0

S Du muss unbedingt dieser Film sehen !
A 1 2|||R:AUX:FORM|||musst|||REQUIRED|||-NONE-|||0
A 3 4|||R:DET:FORM|||diesen|||REQUIRED|||-NONE-|||0

S Das Essen hat mich sehr gut geschmeckt , besonders der Suppe .
A 3 4|||R:PRON:FORM|||mir|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET:FORM|||die|||REQUIRED|||-NONE-|||0

S Viele Grusse aus München und bis bald
A 1 2|||R:SPELL|||Grüße|||REQUIRED|||-NONE-|||0

S Ich habe vergessen dir von meine Reise zu erzählen .
A 3 3|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 5 6|||R:DET:FORM|||meiner|||REQUIRED|||-NONE-|||0

S Alles Gute zum Geburtstag und viel Glück im neuen Lebensjahr !
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Die Kinder haben den ganzen Tag in Garten gespielt und am Abend waren sie sehr mude .
A 6 7|||R:ADP|||im|||REQUIRED|||-NONE-|||0
A 15 16|||R:SPELL|||müde|||REQUIRED|||-NONE-|||0

S Am Wochenende , gehe ich oft mit meinen Freunden schwimen .
A 2 3|||U:PUNCT||||||REQUIRED|||-NONE-|||0
A 9 10|||R:SPELL|||schwimmen|||REQUIRED|||-NONE-|||0

S Wie geht es dir in der neuen Schule .
A 8 9|||R:PUNCT|||?|||REQUIRED|||-NONE-|||0

S Gestern war beim Arzt weil ich Kopf Schmerzen hatte .
A 2 2|||M:PRON|||ich|||REQUIRED|||-NONE-|||0
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 6 8|||R:ORTH|||Kopfschmerzen|||REQUIRED|||-NONE-|||0

S Meine Wohnung klein , aber sie liegt in ein ruhigen Straße .
A 2 2|||M:VERB|||ist|||REQUIRED|||-NONE-|||0
A 8 9|||R:DET:FORM|||einer|||REQUIRED|||-NONE-|||0

S Außer Pavel war niemand pünktlich .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich weiß diese Stadt sehr gut weil ich hier studieren habe .
A 1 2|||R:VERB|||kenne|||REQUIRED|||-NONE-|||0
A 6 6|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||studiert|||REQUIRED|||-NONE-|||0

S Mein Mann und ich , wollen nächste Jahr ein Haus kaufen .
A 4 5|||U:PUNCT||||||REQUIRED|||-NONE-|||0
A 6 7|||R:ADJ:FORM|||nächstes|||REQUIRED|||-NONE-|||0

S Von meinem ersten Gehalt habe ich meinen Eltern einen Fernseher gekauft .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Wir haben im Park viele Fotos genommen und ein Eis gegessen .
A 6 7|||R:VERB|||gemacht|||REQUIRED|||-NONE-|||0

S In meiner frei Zeit spiele ich Gitarre und koche gern Chinesisch .
A 2 4|||R:ORTH|||Freizeit|||REQUIRED|||-NONE-|||0
A 10 11|||R:ORTH|||chinesisch|||REQUIRED|||-NONE-|||0

S Meine Oma sie kocht das beste Essen von Welt .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 7 8|||R:DET|||der|||REQUIRED|||-NONE-|||0

S Als ich nach Hause kamm , schlief meine Frau schon .
A 4 5|||R:SPELL|||kam|||REQUIRED|||-NONE-|||0

S Nimm den Schirm mit , es soll heute Nachmittag regnen !
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Wir haben um sechs Uhr aufgestanden , um den Zug nicht zu verpasen .
A 1 2|||R:AUX|||sind|||REQUIRED|||-NONE-|||0
A 12 13|||R:SPELL|||verpassen|||REQUIRED|||-NONE-|||0

S Ich fahre jeden Sommer in Türkei , um meine Großeltern besuchen .
A 5 5|||M:DET|||die|||REQUIRED|||-NONE-|||0
A 10 10|||M:PART|||zu|||REQUIRED|||-NONE-|||0

S Ich bin nach meiner Freundin gegangen und wir haben zusammen Abend gegessen .
A 2 3|||R:ADP|||zu|||REQUIRED|||-NONE-|||0
A 10 10|||M:ADP|||zu|||REQUIRED|||-NONE-|||0

S Hier darf man nicht rauchen , nicht einmal auf der Terrasse .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Nachdem wir gegessen hatten , sind wir noch eine Stunde am See spazieren gegangen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich bin der meinung , das Kinder nicht so viel fernsehen sollen .
A 3 4|||R:ORTH|||Meinung|||REQUIRED|||-NONE-|||0
A 5 6|||R:SCONJ|||dass|||REQUIRED|||-NONE-|||0

S Meiner Meinung nach das ist ein großes Problem für die Umwelt .
A 3 5|||R:WO|||ist das|||REQUIRED|||-NONE-|||0

S Heutzutage benutzt fast alle Menschen ein Handy .
A 1 2|||R:VERB:FORM|||benutzen|||REQUIRED|||-NONE-|||0

S Auf der eine Seite spart man Zeit , auf der andere Seite kostet es viel Geld .
A 2 3|||R:ADJ:FORM|||einen|||REQUIRED|||-NONE-|||0
A 10 11|||R:ADJ:FORM|||anderen|||REQUIRED|||-NONE-|||0

S Ich sehe das ganz anders als mein Vorredner .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Viele Leute denken dass das Internet gefährlich ist aber ich sehe das anders .
A 3 3|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 8 8|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Ich stimme mit dir nicht zu weil ich andere Erfahrung gemacht habe .
A 2 3|||U:ADP||||||REQUIRED|||-NONE-|||0
A 6 6|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 9 10|||R:NOUN:FORM|||Erfahrungen|||REQUIRED|||-NONE-|||0

S Ich hätte nie gedacht , dass mir Kochen so viel Spaß machen würde .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S In meinem Heimat Land arbeiten die meisten Frauen auch .
A 2 4|||R:ORTH|||Heimatland|||REQUIRED|||-NONE-|||0

S Je länger ich in Deutschland lebe , desto besser verstehe ich die Leute hier .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Es gibt viele Gründe warum Menschen in die Stadt zieht .
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||ziehen|||REQUIRED|||-NONE-|||0

S Zweitens es gibt dort zu vielen Lärm und man kann nicht gut schlafen .
A 1 3|||R:WO|||gibt es|||REQUIRED|||-NONE-|||0
A 5 6|||R:DET:FORM|||viel|||REQUIRED|||-NONE-|||0

S In Kanada , wo ich aufgewachsen bin , fährt man selbst kurze Strecken mit dem Auto .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Wenn man gesund will bleiben , sollte man regelmäßig Sport machen .
A 3 5|||R:WO|||bleiben will|||REQUIRED|||-NONE-|||0

S Ich esse seit eine Jahr kein Fleisch mehr und fühle mir viel besser .
A 3 4|||R:DET:FORM|||einem|||REQUIRED|||-NONE-|||0
A 10 11|||R:PRON:FORM|||mich|||REQUIRED|||-NONE-|||0

S Ob das stimmt , kann ich nicht beurteilen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Die Jugendliche verbringen zu viel Zeit vor der Computer .
A 1 2|||R:NOUN:FORM|||Jugendlichen|||REQUIRED|||-NONE-|||0
A 7 8|||R:DET:FORM|||dem|||REQUIRED|||-NONE-|||0

S Einerseits ist ein Auto bequem , andererseits verursacht es hohe Kosten .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Das ist ein gute Idee , aber nicht jede kann sich das leisten .
A 2 3|||R:DET:FORM|||eine|||REQUIRED|||-NONE-|||0
A 8 9|||R:PRON:FORM|||jeder|||REQUIRED|||-NONE-|||0

S Eltern sollten ihre Kindern mehr Bücher vorliesen .
A 2 3|||R:DET:FORM|||ihren|||REQUIRED|||-NONE-|||0
A 6 7|||R:SPELL|||vorlesen|||REQUIRED|||-NONE-|||0

S Ich lerne lieber in ein Kurs weil man dort Fragen stellen kann .
A 4 5|||R:DET:FORM|||einem|||REQUIRED|||-NONE-|||0
A 6 6|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Der gröste Vorteil ist , dass man von zu Hause arbeitet kann .
A 1 2|||R:SPELL|||größte|||REQUIRED|||-NONE-|||0
A 10 11|||R:VERB:FORM|||arbeiten|||REQUIRED|||-NONE-|||0

S Weder mein Mann noch ich haben einen Fernseher , und wir vermissen ihn auch nicht .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Früher habe man mehr Briefen geschrieben .
A 1 2|||R:AUX:FORM|||hat|||REQUIRED|||-NONE-|||0
A 4 5|||R:NOUN:FORM|||Briefe|||REQUIRED|||-NONE-|||0

S In Schule müssen die Kinder viele Dingen auswendig studieren .
A 1 1|||M:DET|||der|||REQUIRED|||-NONE-|||0
A 6 7|||R:NOUN:FORM|||Dinge|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB|||lernen|||REQUIRED|||-NONE-|||0

S Das hängt von ab wie viel Zeit man hat .
A 2 3|||R:ADV|||davon|||REQUIRED|||-NONE-|||0
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Niemand kann gezwungen werden , seine Meinung zu ändern .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich möchte später ein Ingenieur bekommen .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB|||werden|||REQUIRED|||-NONE-|||0

S Wer täglich zwei Stunden im Stau steht , hat abends keine Kraft mehr für die Familie .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Mit einem guten Freund , kann man uber alles spricht .
A 4 5|||U:PUNCT||||||REQUIRED|||-NONE-|||0
A 7 8|||R:SPELL|||über|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||sprechen|||REQUIRED|||-NONE-|||0

S Ich interessiere mich in fremde Kultur .
A 3 4|||R:ADP|||für|||REQUIRED|||-NONE-|||0
A 5 6|||R:NOUN:FORM|||Kulturen|||REQUIRED|||-NONE-|||0

S Die Luft ist schmutzig weil zu viele Auto in der Stadt fahren .
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 7 8|||R:NOUN:FORM|||Autos|||REQUIRED|||-NONE-|||0

S Wir sollten weniger plastik benutzen , um die Umwelt schützen .
A 3 4|||R:ORTH|||Plastik|||REQUIRED|||-NONE-|||0
A 9 9|||M:PART|||zu|||REQUIRED|||-NONE-|||0

S Statt zu schimpfen , sollten wir lieber gemeinsam nach einer Lösung suchen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Man braucht nicht viel Geld , für glücklich zu sein .
A 6 7|||R:SCONJ|||um|||REQUIRED|||-NONE-|||0

S Anders als in meiner Heimat duzen sich hier viele Kollegen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich habe Angst von großen Hunde .
A 3 4|||R:ADP|||vor|||REQUIRED|||-NONE-|||0
A 5 6|||R:NOUN:FORM|||Hunden|||REQUIRED|||-NONE-|||0

S In Winter ist es in meinem Land sehr kalte .
A 0 1|||R:ADP|||Im|||REQUIRED|||-NONE-|||0
A 8 9|||R:ADJ:FORM|||kalt|||REQUIRED|||-NONE-|||0

S Es ist wichtig eine fremdsprache zu lernen .
A 3 3|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 4 5|||R:ORTH|||Fremdsprache|||REQUIRED|||-NONE-|||0

S Die Alten sollten den Jungen zuhören und umgekehrt .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Was denkt ihr über diesen Thema und welche Erfahrungen habt ihr getan ?
A 4 5|||R:DET:FORM|||dieses|||REQUIRED|||-NONE-|||0
A 11 12|||R:VERB|||gemacht|||REQUIRED|||-NONE-|||0

S Die Lehrerin hat zu den Schülern viele hausaufgaben gegeben .
A 3 4|||U:ADP||||||REQUIRED|||-NONE-|||0
A 7 8|||R:ORTH|||Hausaufgaben|||REQUIRED|||-NONE-|||0

S Ich kaufe meine Kleidung lieber im geschäft , weil ich sie dort anprobiere kann .
A 6 7|||R:ORTH|||Geschäft|||REQUIRED|||-NONE-|||0
A 12 13|||R:VERB:FORM|||anprobieren|||REQUIRED|||-NONE-|||0

S Bei uns wird an Neujahr ein großes Feuer gemacht , über das die Kinder springen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Solange die Mieten weiter steigen , werden junge Familien aufs Land ziehen müssen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Die meisten Mensch in meiner Stadt hat ein Auto .
A 2 3|||R:NOUN:FORM|||Menschen|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:FORM|||haben|||REQUIRED|||-NONE-|||0

S Ich bin mit Ihre Meinung nicht einverstehen , Herr Weber .
A 3 4|||R:DET:FORM|||Ihrer|||REQUIRED|||-NONE-|||0
A 6 7|||R:SPELL|||einverstanden|||REQUIRED|||-NONE-|||0

S Nach ich die Schule beendet hatte habe ich ein Jahr gearbeitet .
A 0 1|||R:SCONJ|||Nachdem|||REQUIRED|||-NONE-|||0
A 6 6|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Wann ich Zeit habe , gehe ich mit Hund spazieren .
A 0 1|||R:SCONJ|||Wenn|||REQUIRED|||-NONE-|||0
A 8 8|||M:DET|||dem|||REQUIRED|||-NONE-|||0

S Ob man glücklich ist , hängt nicht nur auf der Arbeit ab .
A 8 9|||R:ADP|||von|||REQUIRED|||-NONE-|||0

S Ich habe in einem Artikel gelesen , dass viel junge Leute keine Arbeit finde .
A 8 9|||R:DET:FORM|||viele|||REQUIRED|||-NONE-|||0
A 13 14|||R:VERB:FORM|||finden|||REQUIRED|||-NONE-|||0

S Das kommt mir sehr bekannt vor !
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Die Deutsche Sprache ist schwer , aber sie macht mir spaß .
A 1 2|||R:ORTH|||deutsche|||REQUIRED|||-NONE-|||0
A 10 11|||R:ORTH|||Spaß|||REQUIRED|||-NONE-|||0

S Wem das zu teuer ist , der kann sich die Bücher in der Bibliothek ausleihen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich spreche Persich , Englisch und ein bisschen Deutsch .
A 2 3|||R:SPELL|||Persisch|||REQUIRED|||-NONE-|||0

S Am wichtigste ist für mich die Gesundheit , danach kommt Familie .
A 1 2|||R:ADJ:FORM|||wichtigsten|||REQUIRED|||-NONE-|||0
A 10 10|||M:DET|||die|||REQUIRED|||-NONE-|||0

S Es wäre besser , wenn die Geschäfte auch am Sonntag offnen wurden .
A 10 11|||R:SPELL|||öffnen|||REQUIRED|||-NONE-|||0
A 11 12|||R:AUX:FORM|||würden|||REQUIRED|||-NONE-|||0

S Jeder sollten selbst entscheiden wie er leben möchte .
A 1 2|||R:AUX:FORM|||sollte|||REQUIRED|||-NONE-|||0
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Kinder , die viel draussen spielen , sind gesunder .
A 4 5|||R:SPELL|||draußen|||REQUIRED|||-NONE-|||0
A 8 9|||R:MORPH|||gesünder|||REQUIRED|||-NONE-|||0

S Manche glauben , Geld allein mache glücklich .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S In der Großstadt gebt es mehr Möglichkeit für junge Leute .
A 3 4|||R:VERB:FORM|||gibt|||REQUIRED|||-NONE-|||0
A 6 7|||R:NOUN:FORM|||Möglichkeiten|||REQUIRED|||-NONE-|||0

S Frauen verdienen oft weniger wie Männer , das ich ungerecht finde .
A 4 5|||R:SCONJ|||als|||REQUIRED|||-NONE-|||0
A 7 8|||R:PRON|||was|||REQUIRED|||-NONE-|||0

S Trotz des schlechten Wetters kamen mehr als hundert Leute zum Straßenfest .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Das Beste am Sommer sind die langen Abende im Freien .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Auf dem Foto man sieht eine Familie die zusammen kocht .
A 3 5|||R:WO|||sieht man|||REQUIRED|||-NONE-|||0
A 7 7|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Nicht alle alte Leute können mit dem Internet umgegangen .
A 2 3|||R:ADJ:FORM|||alten|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB:FORM|||umgehen|||REQUIRED|||-NONE-|||0

S Ich habe schlecht Erfahrungen mit Online-Kursen gemacht , deshalb besuche ich ein normalen Kurs .
A 2 3|||R:ADJ:FORM|||schlechte|||REQUIRED|||-NONE-|||0
A 11 12|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0

S Das Fahrrad , mit dem ich jeden Tag zur Arbeit fahre , gehört eigentlich meiner Tochter .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich mache zweimal in der Woche Sport im Gymnasium .
A 8 9|||R:NOUN|||Fitnessstudio|||REQUIRED|||-NONE-|||0

S Wenn ich hätte mehr Geld , würde ich eine Reise um die Welt machen .
A 2 5|||R:WO|||mehr Geld hätte|||REQUIRED|||-NONE-|||0

S In meiner Kultur es normal dass mehrere Generationen zusammen lebt .
A 3 3|||M:VERB|||ist|||REQUIRED|||-NONE-|||0
A 5 5|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||leben|||REQUIRED|||-NONE-|||0

S Nach der Arbeit , habe ich keine Energie mehr für den Lernen .
A 3 4|||U:PUNCT||||||REQUIRED|||-NONE-|||0
A 10 11|||R:DET:FORM|||das|||REQUIRED|||-NONE-|||0

S Viele der Jugendlichen , mit denen ich arbeite , haben noch nie ein Museum besucht .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Mein Land ist berühmt für sein Tee und für seinen schöne Teppiche .
A 5 6|||R:DET:FORM|||seinen|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET:FORM|||seine|||REQUIRED|||-NONE-|||0
A 10 11|||R:ADJ:FORM|||schönen|||REQUIRED|||-NONE-|||0

S Ich habe eine wichtige Entscheidung gemacht : Ich verkaufe mein Auto .
A 5 6|||R:VERB|||getroffen|||REQUIRED|||-NONE-|||0

S Im Frühling regnet bei uns viel , aber trotzdem ist der Natur sehr schön .
A 3 3|||M:PRON|||es|||REQUIRED|||-NONE-|||0
A 10 11|||R:DET:FORM|||die|||REQUIRED|||-NONE-|||0

S Ich würde nie in einer Stadt leben wollen , in der es keinen einzigen Park gibt .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Obwohl ich schon lang Zeit hier lebe , ich mache noch viele Fehlern .
A 3 4|||R:ADJ:FORM|||lange|||REQUIRED|||-NONE-|||0
A 8 10|||R:WO|||mache ich|||REQUIRED|||-NONE-|||0
A 12 13|||R:NOUN:FORM|||Fehler|||REQUIRED|||-NONE-|||0

S Die Leute sagen , „ Wer rastet , der rostet “ , und ich glaube dass sie recht hat .
A 3 4|||R:PUNCT|||:|||REQUIRED|||-NONE-|||0
A 15 15|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 18 19|||R:VERB:FORM|||haben|||REQUIRED|||-NONE-|||0

S Meine Kinder lernen in Kindergarten Englisch Lieder und das gefällt sie .
A 3 4|||R:ADP|||im|||REQUIRED|||-NONE-|||0
A 5 6|||R:ADJ:FORM|||englische|||REQUIRED|||-NONE-|||0
A 10 11|||R:PRON:FORM|||ihnen|||REQUIRED|||-NONE-|||0

S Gute Freunde erkennt man daran , dass sie auch in schlechten Zeiten bleiben .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Sogar mein Chef , der sonst sehr streng ist , musste lachen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Früher schreibte ich Tagebuch , heute habe ich dafür keine Zeit mehr .
A 1 2|||R:VERB:FORM|||schrieb|||REQUIRED|||-NONE-|||0

S Bei uns in Schweiz ist alles viel teuer .
A 3 3|||M:DET|||der|||REQUIRED|||-NONE-|||0
A 7 8|||R:MORPH|||teurer|||REQUIRED|||-NONE-|||0

S Der Unterschied von meinem Land und Deutschland ist sehr gross .
A 2 3|||R:ADP|||zwischen|||REQUIRED|||-NONE-|||0
A 9 10|||R:SPELL|||groß|||REQUIRED|||-NONE-|||0

S Auch die Großmutter meines Freundes benutzt inzwischen ein Smartphone .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Sehr geehrter Frau Hoffmann , ich habe Ihre anzeige in der Zeitung gelesen .
A 1 2|||R:ADJ:FORM|||geehrte|||REQUIRED|||-NONE-|||0
A 8 9|||R:ORTH|||Anzeige|||REQUIRED|||-NONE-|||0

S Hiermit , möchte ich mich für die Stelle als Verkäuferin bewerben .
A 1 2|||U:PUNCT||||||REQUIRED|||-NONE-|||0
A 5 6|||R:ADP|||um|||REQUIRED|||-NONE-|||0

S Ich habe in meine Heimat drei Jahre als Krankenschwester gemacht .
A 3 4|||R:DET:FORM|||meiner|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB|||gearbeitet|||REQUIRED|||-NONE-|||0

S Sehr geehrter Herr Kowalski , vielen Dank für Ihre schnelle Antwort .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Damit alle mitreden können , sprechen wir in der Pause Deutsch .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Leider , kann ich morgen nicht zu Unterricht kommen weil meine Kind krank ist .
A 1 2|||U:PUNCT||||||REQUIRED|||-NONE-|||0
A 6 7|||R:ADP|||zum|||REQUIRED|||-NONE-|||0
A 9 9|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 10 11|||R:DET:FORM|||mein|||REQUIRED|||-NONE-|||0

S Ich bitte Sie für Verständnis und hoffe auf ihre Antwort .
A 3 4|||R:ADP|||um|||REQUIRED|||-NONE-|||0
A 8 9|||R:ORTH|||Ihre|||REQUIRED|||-NONE-|||0

S Könnten sie mir bitte erfahren , wann der Kurs anfang ?
A 1 2|||R:ORTH|||Sie|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB|||mitteilen|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||anfängt|||REQUIRED|||-NONE-|||0

S Sollten Sie noch Fragen haben , erreichen Sie mich am besten nach 17 Uhr .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Die Heizung in mein Wohnung funktioniert seit drei Tage nicht mehr .
A 3 4|||R:DET:FORM|||meiner|||REQUIRED|||-NONE-|||0
A 8 9|||R:NOUN:FORM|||Tagen|||REQUIRED|||-NONE-|||0

S Bitte schicken Sie mich so schell wie möglich ein Techniker .
A 3 4|||R:PRON:FORM|||mir|||REQUIRED|||-NONE-|||0
A 5 6|||R:SPELL|||schnell|||REQUIRED|||-NONE-|||0
A 8 9|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0

S Anbei erhalten Sie die gewünschten Unterlagen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Mit freundliche Grußen
A 1 2|||R:ADJ:FORM|||freundlichen|||REQUIRED|||-NONE-|||0
A 2 3|||R:SPELL|||Grüßen|||REQUIRED|||-NONE-|||0

S Ich bin damit nicht zufriden , weil die Jacke eine falsche farbe hat .
A 4 5|||R:SPELL|||zufrieden|||REQUIRED|||-NONE-|||0
A 11 12|||R:ORTH|||Farbe|||REQUIRED|||-NONE-|||0

S Zum Glück ist bei dem Unfall niemand verletzt worden .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich habe vor zwei Wochen bei Ihnen eine Drucker bestellen .
A 7 8|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||bestellt|||REQUIRED|||-NONE-|||0

S Die Ware wurde vor drei Wochen bezahlt , ist aber bis heute nicht geliefert worden .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Der Gerät ist kaputt und ich möchte mein Geld zurück bekommen .
A 0 1|||R:DET:FORM|||Das|||REQUIRED|||-NONE-|||0
A 9 11|||R:ORTH|||zurückbekommen|||REQUIRED|||-NONE-|||0

S Anbei finden sie mein Lebenslauf .
A 2 3|||R:ORTH|||Sie|||REQUIRED|||-NONE-|||0
A 3 4|||R:DET:FORM|||meinen|||REQUIRED|||-NONE-|||0

S Zurzeit besuche ich ein Deutschkurs und mache bald die B1 Prüfung .
A 3 4|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0
A 9 11|||R:ORTH|||B1-Prüfung|||REQUIRED|||-NONE-|||0

S Ich wäre Ihnen sehr dankbahr , wenn Sie mir bald antworten konnten .
A 4 5|||R:SPELL|||dankbar|||REQUIRED|||-NONE-|||0
A 11 12|||R:AUX:FORM|||könnten|||REQUIRED|||-NONE-|||0

S Während meines Praktikums habe ich gelernt , mit schwierigen Kunden umzugehen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Wegen der Streik bin ich zu spät gekommen .
A 1 2|||R:DET:FORM|||des|||REQUIRED|||-NONE-|||0
A 2 3|||R:NOUN:FORM|||Streiks|||REQUIRED|||-NONE-|||0

S Ich würde mich freuen , wenn Sie mich zu einem persönlichen Gespräch einladen würden .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich freue mich darauf in ihrem Team zu arbeiten .
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 5 6|||R:ORTH|||Ihrem|||REQUIRED|||-NONE-|||0

S Ich bin im Montag um zehn Uhr bei Ihnen gewesen , aber das Büro war geschloßen .
A 2 3|||R:ADP|||am|||REQUIRED|||-NONE-|||0
A 15 16|||R:SPELL|||geschlossen|||REQUIRED|||-NONE-|||0

S Könnte ich den Termin an nächste Woche verschieben ?
A 4 5|||R:ADP|||auf|||REQUIRED|||-NONE-|||0

S Ich habe gehort , dass Sie noch Platze im Kurs frei haben .
A 2 3|||R:SPELL|||gehört|||REQUIRED|||-NONE-|||0
A 7 8|||R:NOUN:FORM|||Plätze|||REQUIRED|||-NONE-|||0

S Lassen Sie mich bitte wissen , welcher Termin Ihnen am besten passt .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Meine Tochter hat Fieber und müss heute in Bett bleiben .
A 5 6|||R:AUX:FORM|||muss|||REQUIRED|||-NONE-|||0
A 7 8|||R:ADP|||im|||REQUIRED|||-NONE-|||0

S Für den Kurs braucht man ein Wörter Buch und ein Kugelschreiber .
A 6 8|||R:ORTH|||Wörterbuch|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0

S Wie viel kostest der Kurs und wie kann ich mir anmelden ?
A 2 3|||R:VERB:FORM|||kostet|||REQUIRED|||-NONE-|||0
A 9 10|||R:PRON:FORM|||mich|||REQUIRED|||-NONE-|||0

S Bezüglich Ihrer Anzeige vom Samstag hätte ich noch einige Fragen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich möchte mich über der laute Musik von mein Nachbarn beschweren .
A 4 5|||R:DET:FORM|||die|||REQUIRED|||-NONE-|||0
A 8 9|||R:DET:FORM|||meinem|||REQUIRED|||-NONE-|||0

S Leider muss ich Ihnen mitteilen , dass der Aufzug schon wieder stecken geblieben ist .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Er hört jede Nacht laute Musik obwohl ich ihn schon oft gebitten habe leiser zu sein .
A 6 6|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 11 12|||R:VERB:FORM|||gebeten|||REQUIRED|||-NONE-|||0
A 13 13|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0

S Ich möchte meinen Vertrag kundigen , weil ich in ein andere Stadt ziehe .
A 4 5|||R:SPELL|||kündigen|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET:FORM|||eine|||REQUIRED|||-NONE-|||0

S Bitte geben Sie mir bescheid , ob Ihnen der Termin past .
A 4 5|||R:ORTH|||Bescheid|||REQUIRED|||-NONE-|||0
A 10 11|||R:SPELL|||passt|||REQUIRED|||-NONE-|||0

S Aus diesem Grund bitte ich Sie darum , mir den vollen Betrag zurückzuerstatten .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich bin eine zuverlässig Person , und arbeite gern in Team .
A 3 4|||R:ADJ:FORM|||zuverlässige|||REQUIRED|||-NONE-|||0
A 5 6|||U:PUNCT||||||REQUIRED|||-NONE-|||0
A 9 10|||R:ADP|||im|||REQUIRED|||-NONE-|||0

S Meine Deutsch Kenntnisse sind nicht perfekt , aber ich lerne jeden tag .
A 1 3|||R:ORTH|||Deutschkenntnisse|||REQUIRED|||-NONE-|||0
A 11 12|||R:ORTH|||Tag|||REQUIRED|||-NONE-|||0

S Wie telefonisch besprochen , sende ich Ihnen die Kopie meines Passes .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Vielen Dank in vorraus !
A 2 3|||R:ADP|||im|||REQUIRED|||-NONE-|||0
A 3 4|||R:SPELL|||Voraus|||REQUIRED|||-NONE-|||0

S Der Vertrag läuft Ende März aus und soll nicht verlängert werden .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich brauche ein Bestätigung für meinem Arbeitgeber .
A 2 3|||R:DET:FORM|||eine|||REQUIRED|||-NONE-|||0
A 5 6|||R:DET:FORM|||meinen|||REQUIRED|||-NONE-|||0

S Sollte es Frage geben , können Sie mich jederzeit erreicht .
A 2 3|||R:NOUN:FORM|||Fragen|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||erreichen|||REQUIRED|||-NONE-|||0

S Ich intressiere mich für die Wohnung , das Sie im Internet anbieten .
A 1 2|||R:SPELL|||interessiere|||REQUIRED|||-NONE-|||0
A 7 8|||R:PRON:FORM|||die|||REQUIRED|||-NONE-|||0

S Wird der Unterricht nachgeholt , wenn die Lehrerin krank ist ?
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ist die Wohnung noch frei und wann kann ich ihr besichtigen ?
A 9 10|||R:PRON:FORM|||sie|||REQUIRED|||-NONE-|||0

S Gibt es in der nähe eine Spielplatz ?
A 4 5|||R:ORTH|||Nähe|||REQUIRED|||-NONE-|||0
A 5 6|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0

S Herrn Yılmaz habe ich bereits gestern informiert .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Den Betrag haben wir versehentlich zweimal überwiesen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Der Vermieter hat mir gesagt dass die Wasser heute abgestellt wird .
A 5 5|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 6 7|||R:DET:FORM|||das|||REQUIRED|||-NONE-|||0

S Die Prüfung besteht aus vier Teilen , von denen jeder einzeln wiederholt werden kann .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich heiße Olga , komme aus Ukraine und suche einen Arbeit .
A 6 6|||M:DET|||der|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET:FORM|||eine|||REQUIRED|||-NONE-|||0

S In Deutschland man muss den Müll trennen .
A 2 4|||R:WO|||muss man|||REQUIRED|||-NONE-|||0

S Darf ich Ihnen eine Frage machen ?
A 5 6|||R:VERB|||stellen|||REQUIRED|||-NONE-|||0

S Außerdem möchte ich Sie fragen , ob es möglich wäre , die Rechnung in zwei Raten zu bezahlen .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Ich entschuldige für der misverständnis .
A 2 2|||M:PRON|||mich|||REQUIRED|||-NONE-|||0
A 3 4|||R:DET:FORM|||das|||REQUIRED|||-NONE-|||0
A 4 5|||R:SPELL|||Missverständnis|||REQUIRED|||-NONE-|||0

S Ich habe versucht Sie angerufen , aber niemand hat geantworten .
A 3 3|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||anzurufen|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||geantwortet|||REQUIRED|||-NONE-|||0

S Wären Sie so freundlich , mir den Empfang dieser Nachricht kurz zu bestätigen ?
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Können Sie mich bitte sagen , wieviel die Reperatur kostet ?
A 2 3|||R:PRON:FORM|||mir|||REQUIRED|||-NONE-|||0
A 6 7|||R:ORTH|||wie viel|||REQUIRED|||-NONE-|||0
A 8 9|||R:SPELL|||Reparatur|||REQUIRED|||-NONE-|||0

S Wir bedauern sehr , dass die Veranstaltung ausfallen muss .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Die Verkäuferin war sehr unfreundliche und hat meine Problem nicht verstanden .
A 4 5|||R:ADJ:FORM|||unfreundlich|||REQUIRED|||-NONE-|||0
A 7 8|||R:DET:FORM|||mein|||REQUIRED|||-NONE-|||0

S Ich arbeite von Montag zu Freitag und habe Abend Zeit für ein Sprachkurs .
A 4 5|||R:ADP|||bis|||REQUIRED|||-NONE-|||0
A 8 8|||M:ADP|||am|||REQUIRED|||-NONE-|||0
A 11 12|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0

S Ich habe gestern mit Ihrer Kollegin gesprochen , die mir Ihre Adresse gegeben hat .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
