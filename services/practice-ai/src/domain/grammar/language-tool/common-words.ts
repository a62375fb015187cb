/** Words so frequent in learners' letters that a misspelling near one of them most likely means it. */
export const commonWords: ReadonlySet<string> = new Set(
  `ab aber abend alle allein allem allen alles als also alt alte alten am an andere anderen anderes anfang anfangen angebot anrufen antwort
  antworten anzeige arbeit arbeite arbeiten arbeitet auch auf aus außerdem auto bald beginnt bei beide beim bekommen besonders besser beste besten
  bestimmt besuch besuchen bin bis bisschen bist bitte bleiben brauche brauchen brief bringen bruder buch da dabei dafür damit danach dank danke
  dann das dass dein deine deinem deinen deiner dem den denke denken denn der des deshalb deswegen deutsch deutsche deutschen deutschland dich die
  diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einfach einladen einladung eltern ende endlich er erst
  erste ersten es essen etwas euch euer eure fahren fahre fährt familie ferien fest finde finden findet firma frage fragen frau freizeit freue freuen freund freunde
  freunden freundin freundlichen früher für gab ganz ganze ganzen gar geben geburtstag gefallen gefällt gegen gehe gehen geht geld gelernt genau
  gern gerne geschichte gesehen gestern gesund getroffen gibt ging glaube gleich glück gratulieren groß große großen großer größe grüße grüßen gut gute guten guter
  hab habe haben hallo hast hat hatte hatten haus hause heißt heute herzliche herzlichen hier hilfe hilft hoffe hoffentlich hätte ich ihm ihn ihnen ihr ihre ihrem ihren ihrer
  im immer in informationen interessant interessiere ins ist ja jahr jahre jahren jede jeden jeder jemand jetzt jugendliche junge kann kannst kaufen kein keine keinen
  kennen kenne kind kinder kindern klein kleine kleinen komme kommen kommst kommt konnte können könnte könnten krank kultur kurs land länder ländern lang lange leben lebt leicht leider leiden lernen lerne lernt lesen letzte letzten leute leuten
  liebe lieber lieben machen mache macht mal man manche manchmal mann mehr mein meine meinem meinen meiner meinung mensch menschen mich mir mit mittwoch möchte möchten möglich möglichkeit morgen muss musste
  mutter müssen mädchen nach nachbarn natürlich nehmen neu neue neuen nicht nichts nie noch normalerweise nur ob oder oft ohne paar party person personen platz praktikum probleme
  problem prüfung richtig samstag schlecht schlechter schnell schon schreiben schreibe schule schwer schwester schön schöne schönen sehr sein seine seinem seinen seiner seit sich sicher sie sieht sind so sogar sohn solche soll sollen sollte
  sollten sondern sonntag sprache sprachen sprechen spricht stadt stelle stunde stunden studieren tag tage termin tochter treffen trotz tun um und uns unser unsere unserem unseren unserer unter urlaub vater
  verdiene verdienen verschieden verschiedene verschiedenen verstehen viel viele vielen vielleicht vom von vor vorschlag wann war waren warten warum was weg wegen weil weit weiter weiß welche wenig weniger wenn wer werde werden
  wetter wichtig wie wieder will willkommen wir wird wirklich wissen wo woche wochen wochenende wohne wohnen wohnt wohnung wollen wollte wurde wurden während wäre wünsche wünschen würde
  zeit zimmer zu zug zum zur zurück zusammen zwei zwischen zwölf dreißig fünfzehn anderes ähnliches schlechte gelernt könntest solltest über unter hinter neben bereits wunderbar damen herren geehrte geehrter universität gesellschaft freundschaft karriere vorstellung
  studenten student universität monat nächsten nächste nächster nächstes uhr euro straße bahnhof essen kaffee kuchen film bücher`.split(/\s+/u),
);
