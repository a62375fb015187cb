import type { LegalText } from './legal-text.js';

/**
 * What this software really stores, and who receives it. Change it together with what it describes:
 * docs/privacy.md (what is kept, and how long), decisions 4, 26, 31, 32, 33, 39, 44.
 */
export const privacyText: LegalText = {
  title: 'Datenschutz',
  description: 'Was B1 Fuchs über Sie speichert, wofür, wie lange und wer es bekommt.',
  summary:
    'B1 Fuchs stores your account, what you write and say in exercises (as text), your results, flashcards and progress, and one session cookie. There is no advertising and no tracking. Your texts and recordings go to an outside provider only if you agree first, and you can withdraw your consent at any time. Recordings are not kept. You can download all of your data and delete your account on the account page.',
  sections: [
    {
      heading: 'Was wir speichern',
      parts: [
        [
          'Ihr Konto: Benutzername, E-Mail-Adresse und frühere E-Mail-Adressen, Passwort (nur als Hashwert, aus dem sich das Passwort nicht zurückrechnen lässt), Zeitzone, Zeitpunkt der Registrierung, der Bestätigung und der letzten Anmeldung, und falls Sie sie nutzen, die Schlüssel der Zwei-Faktor-Anmeldung.',
          'Wenn Sie sich mit Google anmelden: die Kennung, unter der Google Ihr Konto führt. Ihr Passwort bei Google erfahren wir nicht.',
          'Ihre Übungen: die Texte, die Sie zur Korrektur abschicken, Ihre Gespräche als Text und die Rückmeldungen mit der Übungsbewertung, außerdem Sätze, deren Korrektur Sie anzweifeln. Von einer Stilverbesserung und einem PDF speichern wir nur, dass es sie gab, nicht den Text.',
          'Ihren Wortschatz: Ihre Karten, Ihre Antworten und Ihre Einstellungen.',
          'Ihren Fortschritt: Übungstage, Serien, Punkte und Abzeichen, und welche Fragen Sie Fuchs gestellt haben (Hilfe, Motivation, Tipps).',
          'Ihre Probezeit: wann sie begonnen hat und wann sie endet.',
          'Ihre Einwilligungen mit Zeitpunkt und Wortlaut, auch wenn Sie sie zurücknehmen, und wie viel Sie danach in einem Monat von einem anderen Anbieter genutzt haben.',
          'Nachrichten an den Support: Name, E-Mail-Adresse, Nachricht, die Seite, von der sie kommt, und unsere Antworten.',
          'Welche E-Mails wir Ihnen geschickt haben.',
          'Was mit der Sicherheit Ihres Kontos geschieht, zum Beispiel Anmeldungen, Änderungen des Passworts und was Administratoren an Ihrem Konto geändert haben, mit Zeitpunkt. Zu jeder offenen Sitzung merken wir uns Browser und Betriebssystem, damit Sie sie wiedererkennen.',
        ],
        'Wir brauchen diese Daten, damit Sie B1 Fuchs nutzen können (Art. 6 Abs. 1 Buchst. b DSGVO). Die Einwilligungen heben wir auf, um sie nachweisen zu können.',
      ],
    },
    {
      heading: 'Stimme und Aufnahmen',
      parts: [
        'Wenn Sie diktieren, erkennt meist Ihr Browser, was Sie sagen. Manche Browser, zum Beispiel Chrome, senden den Ton dafür an ihren Hersteller; dafür gelten dessen Regeln. Erkennt Ihr Browser keine Sprache, geht die Aufnahme an unseren Server, wird dort zu Text und danach verworfen. Aufnahmen werden weder gespeichert noch protokolliert.',
        'Ihre letzten Antworten können Sie sich noch einmal anhören. Diese Aufnahmen bleiben im Speicher der geöffneten Seite und verschwinden mit ihr.',
        'Vorgelesene Sätze hält der Server bis zu sieben Tage nach dem letzten Anhören bereit, ohne zu speichern, für wen sie waren.',
      ],
    },
    {
      heading: 'Wer Ihre Daten bekommt',
      parts: [
        'Korrektur und Bewertung laufen auf dem Server dieser Installation. Ihre Texte und Aufnahmen gehen nur dann an einen anderen Anbieter, wenn der Betreiber einen eingerichtet hat und Sie vorher zugestimmt haben (Art. 6 Abs. 1 Buchst. a DSGVO). Vor Ihrer Zustimmung lesen Sie, wer was bekommt. Sie können auch ohne sie üben und sie jederzeit auf denselben Seiten zurücknehmen.',
        'Hat der Betreiber für die Aussprache von Wörtern eine andere Quelle eingerichtet, holt Ihr Browser den Ton von dort. Sie bekommt dabei das Wort und, wie bei jedem Abruf im Netz, Ihre IP-Adresse.',
        'Wenn Sie „Continue with Google“ wählen, sagt uns Google Ihren Namen, Ihre E-Mail-Adresse und die Kennung Ihres Kontos. Google erfährt dabei, dass Sie sich bei B1 Fuchs anmelden, aber nicht, was Sie üben (Art. 6 Abs. 1 Buchst. b DSGVO).',
        'E-Mails gehen über den Mailserver des Betreibers. Wir verkaufen keine Daten und geben sie nicht zu Werbezwecken weiter.',
      ],
    },
    {
      heading: 'Cookie und Speicher Ihres Browsers',
      parts: [
        'Wir setzen ein einziges Cookie: die Sitzung, an der wir Sie nach der Anmeldung wiedererkennen. Sie endet beim Abmelden, nach 14 Tagen ohne Besuch oder nach 60 Tagen. Während Sie sich mit Google anmelden, kommt für höchstens zehn Minuten ein zweites dazu, an dem wir Sie wiedererkennen, wenn Sie von dort zurückkommen. Es gibt keine Werbung und keine Zählpixel.',
        'Im Speicher Ihres Browsers liegen:',
        [
          'Ihre Einstellungen, etwa Hell oder Dunkel, und angefangene Texte, damit nichts verloren geht. Die Texte bleiben auch nach dem Abmelden in diesem Browser.',
          'Antworten auf Karten, die noch nicht gesendet werden konnten.',
          'Die Dateien der App und, solange Sie angemeldet sind, der letzte Stand Ihrer Übungen und Ihres Fortschritts, damit Sie ihn ohne Netz lesen können. Er wird beim Abmelden gelöscht und nach 14 Tagen nicht mehr gezeigt.',
        ],
        'Melden Sie sich an einem fremden Gerät immer ab, und löschen Sie dort die Websitedaten im Browser, wenn Sie etwas geschrieben haben.',
      ],
    },
    {
      heading: 'Schutz vor Missbrauch und Protokolle',
      parts: [
        'Um Angriffe abzuwehren, zählt der Server Anfragen je IP-Adresse, höchstens eine Stunde lang. Fehlversuche bei der Anmeldung zählt er je Konto für 15 Minuten. Protokolle halten fest, welche Adresse wann mit welchem Ergebnis abgerufen wurde, ohne IP-Adresse (Art. 6 Abs. 1 Buchst. f DSGVO: sicherer Betrieb).',
      ],
    },
    {
      heading: 'E-Mails',
      parts: [
        'Wir schreiben Ihnen, wenn es für Ihr Konto nötig ist, etwa um Ihre Adresse zu bestätigen. Erinnerungen ans Üben bekommen Sie nur, wenn Sie sie einschalten. Jede enthält einen Link, mit dem Sie sie wieder abstellen.',
      ],
    },
    {
      heading: 'Wie lange wir Daten behalten',
      parts: [
        'Konto, Übungen, Wortschatz, Fortschritt und Einwilligungen bleiben gespeichert, solange Ihr Konto besteht. Gespräche können Sie in der App selbst löschen. Anderes löschen wir früher:',
        [
          'nach 30 Tagen ein Konto, dessen E-Mail-Adresse nie bestätigt wurde, gerechnet ab dem letzten Link;',
          'nach 90 Tagen, welche E-Mails wir Ihnen geschickt haben;',
          'nach einem Jahr, was mit der Sicherheit Ihres Kontos geschah, welche Fragen Sie Fuchs gestellt haben und wie viel Sie von einem anderen Anbieter genutzt haben;',
          'nach zwei Jahren Nachrichten an den Support und unsere Antworten.',
        ],
        'Auf der Seite „Mein Konto“ können Sie Ihr Konto löschen lassen. Sie haben dann sieben Tage Zeit, es sich anders zu überlegen. Danach löschen wir innerhalb weniger Minuten alles, was zu Ihrem Konto gehört. Es bleibt nur eine Kennung ohne Namen und Adresse, höchstens 90 Tage lang, damit nichts verspätet wieder gespeichert wird. Nachrichten an den Support, die Sie ohne Anmeldung geschrieben haben, gehören zu keinem Konto und bleiben zwei Jahre. Hat eine Meldung von Ihnen gezeigt, dass eine Korrektur falsch war, bleiben die Regel und die korrigierten Wörter gespeichert, ohne Ihren Satz und Ihren Namen. Sicherungskopien des Betreibers behalten ihren Stand, bis sie ersetzt werden.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      parts: [
        'Sie können Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und eine Kopie Ihrer Daten verlangen und einer Verarbeitung widersprechen (Art. 15 bis 21 DSGVO). Eine Einwilligung können Sie jederzeit für die Zukunft zurücknehmen. Außerdem können Sie sich bei einer Datenschutzbehörde beschweren.',
        'Alles, was wir über Sie gespeichert haben, können Sie auf der Seite „Mein Konto“ jederzeit selbst als Datei herunterladen, Ihre Karten auch im Wortschatz.',
      ],
    },
  ],
};
